import { silenceDays } from '@/lib/domain/applications/silence'
import type { PilotStep } from '@/lib/domain/social-value/pilot-figures'

/** What the pilot has done up to now: /so-far. */
export const pilotFigureWords = {
  heading: 'The pilot so far',
  lead: 'How many employers, jobs and applications there have been since the pilot began.',
  nothing: 'Nobody has applied for a job here yet. Once somebody does, this page will show it.',
  organisations: {
    companies: 'Employers who can post jobs here',
    partners: 'Charities and other organisations that support people',
    jobs: 'Jobs open today',
  },
  steps: {
    applications: 'Applications for jobs',
    answered: `Applications answered within ${silenceDays.second} working days`,
    accepted: 'Job offers accepted',
    started: 'Jobs started',
    six_weeks: 'Still in the job after six weeks',
  } as const satisfies Record<PilotStep, string>,
  hidden: 'Not shown',
  rounded: 'rounded down',
  why: 'We round the application figures down to the nearest 5, and write ‘Not shown’ for 1 to 4, so that nobody can be picked out. A 0 means that there were none. The numbers of employers, organisations and jobs are exact.',
  counted: (day: string): string =>
    `We count applications, and what came of them, once a week. These numbers are from ${day}. They include applications that people withdrew.`,
  unavailable: 'We can’t show the numbers just now. Please try again in a minute.',
  links: [
    { label: 'How often employers reply', href: '/employers/who-reply' },
    { label: 'Browse jobs', href: '/jobs' },
    { label: 'About us', href: '/about' },
  ],
} as const
