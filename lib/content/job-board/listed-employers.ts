import { countText } from '@/lib/content/wording/date-text'
import { silenceDays } from '@/lib/domain/applications/silence'

/** The public page of employers who reply: /employers/who-reply. */
export const listedEmployerWords = {
  heading: 'Employers who reply',
  lead: 'These employers chose to show how often they reply to people who apply here.',
  leadNone: 'Employers can choose to show here how often they reply to people who apply.',
  none: 'No employer is on the list yet.',
  shownTitle: 'What the list will show for each employer',
  shown: [
    'How often it replies to people who apply. We work that out ourselves.',
    'When it asks about convictions, and which checks it needs.',
    'Whether day release (ROTL) is possible, and how many jobs it has open.',
  ],
  meanwhileTitle: 'What you can see today',
  meanwhile: `Each job says when the employer asks about convictions and which checks it needs. We ask every employer to answer within ${silenceDays.second} working days.`,
  noneLink: { label: 'Browse jobs', href: '/jobs' },
  noneHere: 'There are no more companies on the list.',
  unavailable: 'We can’t show the list just now. Please try again in a minute.',
  noRate: 'Fewer than ten applications to count so far.',
  noJobs: 'No job open today.',
  jobs: (count: number): string => countText(count, 'job open today', 'jobs open today'),
  seeJobs: (name: string): string => `See jobs at ${name}`,
  questions: 'When they ask about convictions',
  checks: 'Checks',
  release: 'Day release (ROTL)',
  releaseOf: (possible: number, jobs: number): string =>
    possible === jobs ? 'Possible in every job' : `Possible in ${possible} of ${jobs} jobs`,
  noRelease: 'Not offered at the moment',
  how: 'Where this comes from',
  howText:
    'What an employer asks and which checks it needs are what its adverts on our board say today. Our team read each advert before it went live. We work out the replies ourselves, and an employer can’t change them. It can leave the list at any time.',
  next: 'More employers',
  first: 'Back to the start',
  pages: 'Pages of employers',
  joinTitle: 'Are you an employer?',
  join: 'Register your company, and put it on this list from its page in your portal.',
  joinLink: { label: 'For employers', href: '/employers' },
} as const
