const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/**
 * A moment as the day on which it was in the United Kingdom, such as '21 November 2026'.
 * @param moment in any form that Date reads
 * @throws RangeError when it is no moment
 */
export const dayInWords = (moment: string): string => longDate.format(new Date(moment))
