import { dayText, timeText } from '@/lib/content/wording/date-text'
import { londonDay, londonTime } from '@/lib/domain/dates/london-time'

/**
 * A moment as the day on which it was in the United Kingdom, such as '21 November 2026'.
 * @param moment in any form that Date reads
 * @throws RangeError when it is no moment
 */
export const momentDayText = (moment: string): string => dayText(londonDay(new Date(moment)))

/**
 * The same with the time on the clock in the United Kingdom: '21 November 2026 at 10:42am'.
 * @throws RangeError when it is no moment
 */
export const momentText = (moment: string): string =>
  `${momentDayText(moment)} at ${timeText(londonTime(new Date(moment)))}`

const clock = { hour: '2-digit', minute: '2-digit' } as const
const deviceClock = new Intl.DateTimeFormat('en-GB', clock)
const deviceDayAndClock = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...clock })

/** '10:42' on the clock of the device that shows it. @param at milliseconds since 1970 */
export const clockText = (at: number): string => deviceClock.format(at)

/** '21 November at 10:42' on the clock of the device that shows it. @param at milliseconds since 1970 */
export const dayAndClockText = (at: number): string => deviceDayAndClock.format(at)
