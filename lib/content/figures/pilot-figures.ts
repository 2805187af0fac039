import { silenceDays } from '@/lib/domain/applications/silence'
import type { PilotStep } from '@/lib/domain/social-value/pilot-figures'

/** What the pilot has done up to now: /so-far. */
export const pilotFigureWords = {
  heading: 'The pilot so far',
  lead: 'Counted from what is stored, not estimated.',
  nothing: 'Nothing yet: nobody has applied for a job here. We’ll count from the first application.',
  organisations: {
    companies: 'Employers we have approved',
    partners: 'Charities and others who support people here',
    jobs: 'Jobs on the board today',
  },
  steps: {
    applications: 'Applications sent',
    answered: `Answered within ${silenceDays.second} working days`,
    accepted: 'Job offers accepted',
    started: 'Jobs that somebody started',
    six_weeks: 'Still in the job after six weeks',
  } as const satisfies Record<PilotStep, string>,
  hidden: 'Not shown',
  why: 'We count people once a week and round down to the nearest 5. We don’t show a number from 1 to 4. Otherwise a number could point to somebody.',
  counted: (day: string): string =>
    `Applications and what came of them were counted on ${day}. Those that people have withdrawn are counted too.`,
  unavailable: 'We can’t count just now. Please try again in a minute.',
  links: [
    { label: 'Employers who reply', href: '/employers/who-reply' },
    { label: 'Browse jobs', href: '/jobs' },
    { label: 'About us', href: '/about' },
  ],
} as const
