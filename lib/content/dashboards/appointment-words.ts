type BookField = 'title' | 'on' | 'at' | 'minutes' | 'place'
export type BookWords = Readonly<
  Record<BookField | 'summary' | 'person' | 'kind' | 'way' | 'submit' | 'anyway', string>
> & {
  intro?: string
  done: (title: string) => string
  errors: Readonly<Record<BookField, string>>
}

/** Booking an appointment with somebody, and saying who came: the same for partners and caseworkers. */
export const bookWords = {
  summary: 'Book an appointment',
  person: 'Who with',
  title: 'What it is about',
  kind: 'Kind',
  way: 'How you meet',
  on: 'Day',
  at: 'Starts at',
  minutes: 'Minutes',
  place: 'Place, or phone',
  submit: 'Book it',
  anyway: 'Book it anyway',
  done: (title: string): string => `Booked: ${title}.`,
  errors: {
    title: 'Say what it is about.',
    on: 'Enter a day, such as 24 November 2026.',
    at: 'Enter a time, such as 14:00.',
    minutes: 'Enter how many minutes, such as 30.',
    place: 'Enter a place, or ‘By phone’.',
  },
} as const satisfies BookWords

export const attendanceWords = {
  summary: 'Say who came',
  change: 'Change what you said',
  legend: 'Did they come?',
  missing: 'Choose one.',
  note: 'Note (optional)',
  submit: 'Save',
  done: (who: string, label: string): string => `${who}: ${label.toLowerCase()}.`,
} as const
