import { callBackTime } from '@/lib/content/site/call-back-time'

/** What the pilot can do today, and what it cannot do yet: written once for every page that shows it. */
export const pilot = {
  today: {
    heading: 'Working today',
    items: [
      `Call-back forms for employers, candidates and partners. Someone will contact you within ${callBackTime}.`,
      'The candidates’ waitlist.',
      'The disclosure calculator: find out when a conviction is spent, and what an employer can ask.',
      'The job matcher: see what research says about applying with a record.',
      'The CV builder: a CV in eight short steps, and a disclosure letter if you need one.',
      'Accounts: see your enquiries and how they’re going. Companies we’ve approved post jobs and answer applications, and candidates apply without their name at first.',
      'Casework: with a person’s agreement, charities keep a file, make referrals and send messages. The person can read their own file.',
      'A demonstration of four dashboards, with made-up people, jobs and companies.',
      'Guides for employers and help pages for candidates, with sources.',
    ],
  },
  coming: {
    heading: 'Coming soon',
    items: ['AI tools.', '24/7 chatbot support.'],
  },
} as const
