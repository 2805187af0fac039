import { waitingWords } from '@/lib/content/desk/today'

/** How much is waiting on a working day, for the whole team and for one member. */
export type DigestCounts = {
  overdue: number
  due: number
  tries: number
  subjects: number
  /** Companies and adverts waiting for the team's decision. */
  companies: number
  jobs: number
  /** Reported messages. */
  reports: number
  /** How many of those due or overdue are this member's. */
  mine: number
}

/** The lines of the digest, called what the desk calls them, in order, each linking to its `path`. A line with 0 is left out. */
export const digestLines = {
  overdue: { label: waitingWords.overdue, path: '/dashboard/team/enquiries?tab=overdue' },
  due: { label: waitingWords.due_today, path: '/dashboard/team/enquiries?tab=due' },
  mine: { label: 'Of these, yours', path: '/dashboard/team/enquiries?tab=mine' },
  tries: { label: waitingWords.tries, path: '/dashboard/team/enquiries?tab=tries' },
  subjects: { label: 'Data requests, due or overdue', path: '/dashboard/team/subjects' },
  companies: { label: waitingWords.companies, path: '/dashboard/team/companies' },
  jobs: { label: waitingWords.jobs, path: '/dashboard/team/jobs' },
  reports: { label: waitingWords.reports, path: '/dashboard/team/reports' },
} as const satisfies Record<keyof DigestCounts, { label: string; path: string }>

/** May be seen on a phone's lock screen, so it gives numbers only and says nothing about the service. */
export const digestEmail = {
  subject: ({ overdue, due, companies, jobs, reports }: DigestCounts) => {
    const waiting = companies + jobs + reports
    return `Today: ${due} due, ${overdue} overdue${waiting > 0 ? `, ${waiting} waiting` : ''}`
  },
  preview: 'Your list for today.',
  heading: 'Your list for today',
  stopLead: 'You get this on working days when something is due or waiting.',
  stop: 'Stop these emails',
} as const

/** The setting for it on the desk. */
export const digestChoiceWords = {
  heading: 'Daily email',
  on: 'You get an email at 8am on working days when something is due or overdue, or a company, a job advert or a report is waiting. It has numbers and links but no names.',
  off: 'You don’t get a daily email.',
  switchOff: 'Turn it off',
  switchOn: 'Turn it on',
  done: { 'digest-on': 'The daily email is on.', 'digest-off': 'The daily email is off.' },
} as const
