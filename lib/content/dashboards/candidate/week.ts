import type { SitePath } from '@/lib/content/site-pages'
import type { TodoKind } from '@/lib/domain/dashboards/service-state'

export const weekWords = {
  hello: 'Hello',
  todayIs: 'Today is',
  nextHeading: 'Do this next',
  offer: { text: 'You have an offer.', link: 'Answer the offer' },
  asked: { text: 'This employer asks about your record. You decide what to say.', link: 'Decide what to say' },
  interview: { text: 'You have an interview.', link: 'Open my diary' },
  todo: { text: 'Work needs this, and it is not in place yet.', link: 'Get help with it', done: 'It is done' },
  findJob: { text: 'All is in place. Look for your next job.', link: 'See jobs for me' },
  numbers: 'In numbers',
  openApplications: 'Open applications',
  savedJobs: 'Saved jobs',
  inPlace: 'In place for work',
  of: 'of',
  diaryEntries: 'Things in my diary',
  closingHeading: 'Jobs that close soon',
  closingNone: 'No job on your list closes soon.',
  applicationsHeading: 'My open applications',
  applicationsNone: 'You have no open application.',
  lastChange: 'Last change',
  diaryHeading: 'Next in my diary',
  diaryNone: 'Nothing is in your diary.',
  messagesHeading: 'Messages for me',
  messagesNone: 'You have read all your messages.',
  markRead: 'I have read it',
  markedRead: 'The message is marked as read.',
  allJobs: 'All jobs for me',
  allApplications: 'All my applications',
  allDiary: 'My whole diary',
  todoDone: 'Done, and off your list.',
  todoUndone: 'It is back on your list.',
} as const

/** Where somebody finds help with each thing that work needs. */
export const todoHelp = {
  bank_account: {
    text: 'Wages are paid into an account. You can open a basic one without a good credit record.',
    link: { label: 'Open a bank account', href: '/resources#bank-account' },
  },
  cv: {
    text: 'One page is enough. Work in prison counts.',
    link: { label: 'Open the CV builder', href: '/cv-builder' },
  },
  disclosure: {
    text: 'Know what is spent, and have your own words ready. You may never need them.',
    link: { label: 'Prepare what to say', href: '/dashboard/candidate/disclosure' },
  },
  email: {
    text: 'Employers and agencies write to it. A work coach or a library can help you make one.',
    link: { label: 'Phone and internet', href: '/resources#phone-internet' },
  },
  housing: {
    text: 'Tell somebody today if you have nowhere safe to stay.',
    link: { label: 'Find housing help', href: '/resources#housing' },
  },
  id: {
    text: 'An employer must check that you may work in the UK. Some papers cost money; some places pay for them.',
    link: { label: 'Get ID', href: '/resources#birth-certificate' },
  },
  phone: {
    text: 'Any phone that can be called will do. Say which times are safe.',
    link: { label: 'Phone and internet', href: '/resources#phone-internet' },
  },
} as const satisfies Record<TodoKind, { text: string; link: { label: string; href: SitePath } }>
