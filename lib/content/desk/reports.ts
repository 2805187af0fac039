import type { MessageSide } from '@/lib/domain/applications/messages'

/** The lists on the desk's screen of reported messages. */
export const reportLists = ['waits', 'closed'] as const
export type ReportListName = (typeof reportLists)[number]

export const deskReportWords = {
  title: 'Reported messages',
  lead: 'Messages between a company and an applicant that one of them has reported to us. We can’t read any message, unless it was sent along with the report.',
  unavailable: 'We can’t show this just now. Please try again in a minute.',
  tabs: 'Which reports',
  lists: { waits: 'Waiting for us', closed: 'Closed' },
  empty: {
    waits: 'No reports are waiting. Messages that a company or an applicant reports appear here.',
    closed: 'No report has been closed in the last 12 months.',
  },
  columns: { when: 'Reported', company: 'Company', by: 'Reported by', reason: 'What is wrong' },
  by: { candidate: 'The applicant', employer: 'The company' } satisfies Record<MessageSide, string>,
  pages: 'More reports',
  first: 'Back to the oldest',
  next: 'Newer',
  back: 'Back to reported messages',
  facts: { closed: 'Closed' },
  message: 'The message',
  sentBy: {
    candidate: 'Written by the applicant',
    employer: 'Written by the company',
  } satisfies Record<MessageSide, string>,
  notSent: 'Whoever reported it didn’t let us read it.',
  gone: 'The message is no longer kept: the application was deleted, or ended more than 6 months ago.',
  unreadable: 'The message can’t be opened any more: its key is lost.',
  what: 'What you can do',
  whatText:
    'Look at the company, and pause it if it has to stop at once. Ask whoever is responsible there. A threat or a fraud can be reported to the police.',
  toCompany: 'See the company',
  close: 'Close this report',
  problems: { missing: 'That report is closed already, or it isn’t there.' },
  done: { closed: 'The report is closed.' },
} as const
