import { callBackTime } from '@/lib/content/call-back-time'

/** What the pilot can do today, and what it cannot do yet: said once, and true wherever it is shown. */
export const pilot = {
  today: {
    heading: 'Working today',
    items: [
      `Call-back forms for employers, candidates and partners. A person contacts you within ${callBackTime}.`,
      'The candidates’ waitlist.',
      'The disclosure calculator: when a conviction is spent, and what an employer may ask.',
      'The job matcher: what research says about call-backs with a record.',
      'The CV builder: a CV in eight short steps, and a letter if a job asks.',
      'Accounts: sign in to see the enquiries that you sent, and how far we are with them.',
      'A demonstration of the job board and of four dashboards, with made-up people, jobs and companies.',
      'Guides for employers and help pages for candidates. Each fee, phone line and rule of law has its source.',
    ],
  },
  coming: {
    heading: 'Coming soon',
    items: ['Real jobs on the job board, and dashboards of your own.', 'AI tools.'],
  },
} as const
