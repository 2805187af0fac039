import { dayText, timeText } from '@/lib/content/wording/date-text'
import { londonDay, londonTime } from '@/lib/domain/dates/london-time'

/**
 * The UK date of a moment, such as '21 November 2026'.
 * @param moment in any format that Date accepts
 * @throws RangeError if it is not a valid date
 */
export const momentDayText = (moment: string): string => dayText(londonDay(new Date(moment)))

/**
 * The same with the UK time: '21 November 2026 at 10:42am'.
 * @throws RangeError if it is not a valid date
 */
export const momentText = (moment: string): string =>
  `${momentDayText(moment)} at ${timeText(londonTime(new Date(moment)))}`

const clock = { hour: '2-digit', minute: '2-digit' } as const
const deviceClock = new Intl.DateTimeFormat('en-GB', clock)
const deviceDayAndClock = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...clock })

/** '10:42' in the time zone of the device. @param at milliseconds since 1970 */
export const clockText = (at: number): string => deviceClock.format(at)

/** '21 November at 10:42' in the time zone of the device. @param at milliseconds since 1970 */
export const dayAndClockText = (at: number): string => deviceDayAndClock.format(at)
