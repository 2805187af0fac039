import { countText, nounText } from '@/lib/content/wording/date-text'

export const caseEntryWords = {
  minutes: (minutes: number): string => countText(minutes, 'minute'),
  clash: (others: readonly string[]): string => `Clashes with: ${others.join(', ')}.`,
  cancel: 'Cancel appointment',
  cancelQuestion: 'Cancel this appointment? You can’t undo this.',
  cancelYes: 'Yes, cancel it',
  cancelled: (title: string): string => `Cancelled: ${title}.`,
} as const

export const calendarWords = {
  views: 'Week or list',
  week: 'Week',
  list: 'List',
  toWrite: 'Attendance to record',
  toWriteNone: 'You’ve recorded attendance for every past appointment.',
  upcoming: 'Upcoming',
  file: 'Add to my own calendar',
  fileNote: 'The calendar file has no names or notes in it.',
  fileName: 'calendar.ics',
} as const

export const caseOutcomesWords = {
  filter: 'Filter the report',
  period: 'Period',
  worker: 'Caseworker',
  team: 'The whole team',
  about: (period: string, who: string, day: string): string => `${period}. ${who}. Figures as at ${day}.`,
  rule: 'We count people by their situation today, and applications and job starts by the date they began.',
  numbers: 'Headline figures',
  people: (count: number): string => nounText(count, 'Person', 'People'),
  within: 'Due for release within 12 weeks',
  applications: (count: number): string => nounText(count, 'Application'),
  applicants: (count: number): string => `${nounText(count, 'Person', 'People')} who applied`,
  jobs: (count: number): string => `${nounText(count, 'Job')} they applied for`,
  starts: (count: number): string => nounText(count, 'Job start'),
  where: 'Release',
  later: 'Due for release later',
  community: 'In the community',
  statuses: 'Work status',
  stages: 'Applications by stage',
  milestones: 'Staying in work',
  waiting: 'Follow-up due',
  number: 'Number',
  filePrefix: 'outcomes',
  section: 'Section',
  row: 'Row',
} as const
