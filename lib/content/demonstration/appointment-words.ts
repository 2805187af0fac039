/** Booking appointments and recording attendance, for partners and caseworkers alike. */
export const bookWords = {
  summary: 'Book an appointment',
  person: 'Who with',
  title: 'What it is about',
  kind: 'Type',
  way: 'How you’ll meet',
  on: 'Date',
  at: 'Start time',
  minutes: 'Length in minutes',
  place: 'Place',
  submit: 'Book appointment',
  anyway: 'Book anyway',
  done: (title: string): string => `Booked: ${title}.`,
  errors: {
    title: 'Say what it is about.',
    on: 'Enter a date, such as 24 November 2026.',
    at: 'Enter a time, such as 14:00.',
    minutes: 'Enter the length in minutes, such as 30.',
    place: 'Enter a place, or ‘By phone’.',
  },
} as const

export const attendanceWords = {
  summary: 'Record attendance',
  change: 'Change attendance',
  legend: 'Did they attend?',
  missing: 'Choose an option.',
  note: 'Note (optional)',
  submit: 'Save',
  done: (who: string, label: string): string => `${who}: ${label.toLowerCase()}.`,
} as const
