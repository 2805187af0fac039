import type { BookWords } from '@/lib/content/dashboards/appointment-words'

export const diaryWords = {
  views: 'Week or list',
  week: 'Week',
  list: 'List',
  upcoming: 'From today on',
  minutes: 'minutes',
  private: 'Only you see this',
  seen: 'Your caseworker sees this',
  share: 'Share with my caseworker',
  unshare: 'Keep it to myself',
  shareDone: 'Your caseworker sees it now.',
  unshareDone: 'Only you see it now.',
  cancel: 'Take out of my diary',
  cancelOther: 'I cannot come',
  cancelQuestion: 'Take it out of your diary? Nobody is told, because it is your own entry.',
  cancelOtherQuestion: 'Say that you cannot come? The other side sees that it is cancelled.',
  cancelYes: 'Yes, cancel it',
  cancelDone: (title: string) => `Cancelled: ${title}.`,
  clash: 'At the same time as:',
  calendarFile: 'Put it in my phone’s calendar',
  calendarNote: 'The file holds titles, times and places. Whoever can open your calendar can read them.',
} as const

/** An entry of one's own. */
export const ownBookWords = {
  summary: 'Add something to my diary',
  intro: 'Only you see it until you share it.',
  person: 'Who it is for',
  title: 'What is it?',
  kind: 'Kind',
  way: 'How',
  on: 'Day',
  at: 'Starts at',
  minutes: 'How long, in minutes',
  place: 'Where',
  submit: 'Add it',
  anyway: 'Book anyway',
  done: (title: string) => `${title} is in your diary.`,
  errors: {
    title: 'Say what it is',
    on: 'Choose a day',
    at: 'Choose a time, such as 09:30',
    minutes: 'Give a length from 5 to 480 minutes',
    place: 'Say where it is, or write ‘at home’',
  },
} as const satisfies BookWords
