export const supportCalendarWords = {
  /** Others often see a calendar, so its entries say neither with whom nor about what. */
  entry: 'Appointment',
  workerEntry: (reference: string) => `Appointment ${reference}`,
  add: 'Add to your calendar',

  heading: 'See your appointments in your own calendar',
  lead: 'Make a private link and add it to the calendar on your phone or computer. The calendar then shows times and references, but no names and no places.',
  made: (when: string) => `You made your calendar link on ${when}. We don’t store it, so we can’t show it again.`,
  make: 'Make a calendar link',
  renew: 'Make a new link',
  renewHint: 'The old one stops working at once. Do this if somebody else may have seen it.',
  stop: 'Stop the link',
  theAddress: 'Your calendar link',
  addressHow:
    'Copy it now, because we don’t store it and can’t show it again. Add it to your calendar as a calendar from the internet. Anybody who has it can see when your appointments are, so don’t pass it on.',

  /** For calendars that ask, and for whoever opens the address in a browser. */
  gone: 'This calendar link does not work, or does not work any more. You can make a new one in your portal.',
  unavailable: 'We cannot show this calendar just now. Please try again in a minute.',
  tooOften: (seconds: number) =>
    `This calendar was asked for too often. Please try again in ${seconds} seconds. Every 15 minutes is often enough.`,
} as const

export const supportCalendarProblems = {
  forbidden: 'Only members who help people have appointments here. Ask whoever manages your colleagues for that right.',
} as const
