import type { BookWords } from '@/lib/content/demonstration/appointment-words'

export const diaryWords = {
  views: 'Week or list',
  week: 'Week',
  list: 'List',
  upcoming: 'Coming up',
  minutes: 'minutes',
  private: 'Only you can see this',
  seen: 'Your caseworker can see this',
  share: 'Share with my caseworker',
  unshare: 'Keep it to myself',
  shareDone: 'Your caseworker can see it now.',
  unshareDone: 'Only you can see it now.',
  cancel: 'Remove from my diary',
  cancelOther: 'I can’t make it',
  cancelQuestion: 'Remove this from your diary? Only you can see it, so nobody is told.',
  cancelOtherQuestion: 'Cancel this appointment? The other person will see that you’ve cancelled.',
  cancelYes: 'Yes, cancel it',
  cancelDone: (title: string) => `Cancelled: ${title}.`,
  clash: 'Clashes with:',
  file: 'Add to my phone’s calendar',
  fileName: 'my-diary.ics',
  fileNote: 'Anybody who can open your calendar will see the titles, times and places.',
} as const

/** Adding one's own entry. */
export const ownBookWords = {
  summary: 'Add something to my diary',
  intro: 'Only you can see it unless you share it.',
  person: 'Who it is for',
  title: 'What is it?',
  kind: 'Type',
  way: 'How',
  on: 'Date',
  at: 'Start time',
  minutes: 'Length in minutes',
  place: 'Where',
  submit: 'Add to my diary',
  anyway: 'Book anyway',
  done: (title: string) => `${title} is in your diary.`,
  errors: {
    title: 'Say what it is',
    on: 'Choose a date',
    at: 'Choose a time, such as 09:30',
    minutes: 'Enter a length from 5 to 480 minutes',
    place: 'Say where it is, or write ‘at home’',
  },
} as const satisfies BookWords
