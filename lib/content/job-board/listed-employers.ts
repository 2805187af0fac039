import { callBackTime } from '@/lib/content/site/call-back-time'
import { countText } from '@/lib/content/wording/date-text'
import { silenceDays } from '@/lib/domain/applications/silence'

/** The public page of employers who reply: /employers/who-reply. */
export const listedEmployerWords = {
  heading: 'Employers who reply',
  lead: 'These employers chose to show how often they reply to people who apply here.',
  leadNone: 'Here employers can show how often they reply to people who apply. None has joined the list yet.',
  shownTitle: 'What the list shows of each employer',
  shown: [
    'How often it replies to people who apply. We work that out ourselves.',
    'When it asks about convictions, and which checks it needs.',
    'Whether day release from prison (ROTL) is possible, and how many jobs it has open.',
  ],
  workTitle: 'Are you looking for work?',
  work: `You can apply to any job, whether or not its employer is on this list. Each job says when the employer asks about convictions and which checks it needs, and we ask every employer to answer within ${silenceDays.second} working days.`,
  workLinks: {
    jobs: { label: 'Browse jobs', href: '/jobs' },
    alerts: { label: 'Get an email when there are new jobs', href: '/job-alerts' },
  },
  noneHere: 'There are no more companies on the list.',
  unavailable: 'We can’t show the list just now. Please try again in a minute.',
  noRate: 'Too early to say: fewer than ten applications so far.',
  noJobs: 'No job open today.',
  jobs: (count: number): string => countText(count, 'job open today', 'jobs open today'),
  seeJobs: (name: string): string => `See jobs at ${name}`,
  /** What the adverts say, where they may say different things. */
  byJob: (labels: readonly string[]): string =>
    labels.length > 1
      ? `It depends on the job: ${labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(', or ')}`
      : labels.join(''),
  questions: 'When they ask about convictions',
  checks: 'Checks',
  release: 'Day release from prison (ROTL)',
  releaseOf: (possible: number, jobs: number): string =>
    possible === jobs ? 'Possible in every job' : `Possible in ${possible} of ${jobs} jobs`,
  noRelease: 'Not offered at the moment',
  how: 'Where this comes from',
  howText:
    'What an employer asks and which checks it needs are what its adverts on our board say today. Our team read each advert before it went live. We work out the replies ourselves, and an employer can’t change them. It can leave the list at any time.',
  next: 'More employers',
  first: 'Back to the start',
  pages: 'Pages of employers',
  joinTitle: 'Are you hiring?',
  joinLead: 'Any company that hires here can join the list. It’s free, and you can leave at any time.',
  joinSteps: [
    `Register your company. We answer within ${callBackTime}.`,
    'Open ‘Company’ in your portal and choose ‘Join the list’. You’re on it at once.',
    'Post jobs and answer people. Your reply rate appears once there are ten applications to count.',
  ],
  joinLink: { label: 'Register your company', href: '/sign-in?mode=sign-up&as=employer' },
  joinMore: { label: 'See what hiring here is like', href: '/employers' },
} as const
