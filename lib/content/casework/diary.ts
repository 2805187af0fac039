import { supportAppointmentLabels } from '@/lib/content/casework/support-work'
import type { DiaryEntry } from '@/lib/domain/casework/diary'

export const diaryWords = {
  title: 'Diary',
  lead: 'Your interviews, your appointments with whoever helps you, and what you add yourself. Nobody else sees what you add.',
  emptyWeek: { this: 'Nothing in your diary this week.', other: 'Nothing in your diary in these seven days.' },
  emptyList: 'Nothing is coming up.',
  openInterview: 'See the application',
  offered: 'One of the times suggested to you. You haven’t chosen yet.',
  choose: 'Choose an interview time',
  openAppointment: 'See your plan and appointments',
  own: 'Your own entry. Only you see it.',
  clash: 'At the same time:',
  remove: 'Remove it',

  add: 'Add something to your diary',
  addSubmit: 'Add to my diary',
  what: 'What is it?',
  on: 'Day',
  at: 'Time',
  atHint: 'UK time, such as 14:30.',
  minutes: 'How long?',
  place: 'Place (optional)',

  file: 'Download it for your calendar',
  fileHint: 'Everything that is coming up, as a file. Whoever can open your calendar sees titles, times and places.',
  fileName: 'diary.ics',
  feedLead:
    'Make a private link and add it to the calendar on your phone. The calendar then shows times, the word ‘Interview’ or ‘Appointment’, and your own titles, but no names and no places.',

  next: 'Coming up',
  open: 'Open your diary',
} as const

/** What an entry is called in the diary. */
export function diaryTitle({ about }: Pick<DiaryEntry, 'about'>): string {
  if (about.kind === 'own') return about.title
  return about.kind === 'interview'
    ? `${about.isOffered ? 'Interview offered' : 'Interview'}: ${about.job}, ${about.company}`
    : about.isFor === 'other'
      ? `Appointment, ${about.organisation}`
      : `${supportAppointmentLabels[about.isFor]}, ${about.organisation}`
}

/** The same in a calendar outside the site, which others often see. */
export const diaryCalendarTitle = ({ about }: Pick<DiaryEntry, 'about'>): string =>
  about.kind === 'own' ? about.title : about.kind === 'interview' ? 'Interview' : 'Appointment'

export const diaryDone = {
  'diary-added': 'It’s in your diary.',
  'diary-removed': 'It is not in your diary any more.',
  'calendar-made': 'Your calendar link is ready.',
  'calendar-stopped': 'The calendar link doesn’t work any more.',
} as const
export type DiaryDone = keyof typeof diaryDone

export const diaryProblems = {
  missing: 'We can’t find that. Open your diary again.',
  too_many: 'There are 300 entries of yours ahead. Remove some first.',
} as const
