import { nounText } from '@/lib/content/wording/date-text'
import type { SitePath } from '@/lib/content/site/pages'
import type { Side } from '@/lib/domain/access/role'
import type { TodoKind } from '@/lib/domain/dashboards/service-state'

export const weekWords = {
  hello: 'Hello',
  todayIs: 'Today is',
  nextHeading: 'Do this next',
  offer: { text: 'You have an offer.', link: 'Respond to the offer' },
  asked: { text: 'This employer has asked about your record. You decide what to say.', link: 'Decide what to say' },
  interview: { text: 'You have an interview.', link: 'Open my diary' },
  todo: { text: 'Getting this sorted will help you start work.', link: 'Get help with it', done: 'I’ve done this' },
  findJob: { text: 'You’ve sorted everything. Time to look for your next job.', link: 'See jobs for me' },
  numbers: 'At a glance',
  openApplications: (count: number): string => nounText(count, 'Open application'),
  savedJobs: (count: number): string => nounText(count, 'Saved job'),
  inPlace: 'Things sorted out',
  of: 'of',
  diaryEntries: (count: number): string => nounText(count, 'Diary entry', 'Diary entries'),
  closingHeading: 'Jobs closing soon',
  closingNone: 'No jobs on your list are closing soon.',
  applicationsHeading: 'My open applications',
  applicationsNone: 'You have no open applications.',
  updated: (by: Side, day: string): string =>
    `Updated by ${{ candidate: 'you', employer: 'the employer', partner: 'your charity', caseworker: 'your caseworker' }[by]} on ${day}`,
  diaryHeading: 'Next in my diary',
  diaryNone: 'Nothing in your diary.',
  messagesHeading: 'Unread messages',
  messagesNone: 'No unread messages.',
  markRead: 'Mark as read',
  markedRead: 'Marked as read.',
  allJobs: 'See all jobs for me',
  allApplications: 'See all my applications',
  allDiary: 'See my whole diary',
  todoDone: 'done. Taken off your list.',
  todoUndone: 'back on your list.',
} as const

/** Where to find help with each thing that somebody needs for work. */
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
    text: 'Find out what’s spent, and have your own words ready. You may never need them.',
    link: { label: 'Prepare what to say', href: '/dashboard/candidate/disclosure' },
  },
  email: {
    text: 'Employers and agencies will email you. A work coach or a library can help you set one up.',
    link: { label: 'Phone and internet', href: '/resources#phone-internet' },
  },
  housing: {
    text: 'Tell somebody today if you have nowhere safe to stay.',
    link: { label: 'Find housing help', href: '/resources#housing' },
  },
  id: {
    text: 'An employer must check you have the right to work in the UK. Some documents cost money, and some organisations will pay.',
    link: { label: 'Get ID', href: '/resources#birth-certificate' },
  },
  phone: {
    text: 'Any phone employers can ring will do. Tell us which times are safe.',
    link: { label: 'Phone and internet', href: '/resources#phone-internet' },
  },
} as const satisfies Record<TodoKind, { text: string; link: { label: string; href: SitePath } }>
