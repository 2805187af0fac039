import 'server-only'

import { z } from 'zod'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { officeHoursOf } from '@/lib/domain/dates/working-hours'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import { deskFigures, type DeskFigures, type FiguredEnquiry, type FigurePeriod } from '@/lib/domain/desk/figures'
import { readerOfPage } from '@/lib/server/auth/current-user'

/** The most enquiries that the database returns and counts: the newest. */
export const mostFigured = 20_000

const day = z.string().transform(plainDate)
const instant = z.string().transform((text) => new Date(text))
const source = z.enum(enquirySources)

const counted = z.object({
  came: z.array(
    z
      .object({
        source,
        contacted_in_time: z.boolean().nullable(),
        closed_in_time: z.boolean().nullable(),
        is_day_over: z.boolean(),
        count: z.number(),
      })
      .transform(({ contacted_in_time, closed_in_time, is_day_over, ...row }) => ({
        ...row,
        contactedInTime: contacted_in_time,
        closedInTime: closed_in_time,
        isDayOver: is_day_over,
      })),
  ),
  contact: z
    .object({ count: z.number(), median_minutes: z.number().nullable(), most_minutes: z.number().nullable() })
    .transform(({ count, median_minutes, most_minutes }) => ({
      count,
      medianMinutes: median_minutes,
      mostMinutes: most_minutes,
    })),
  open: z.array(
    z
      .object({
        received_on: day,
        due_on: day,
        owner: z.string().nullable(),
        is_waiting: z.boolean(),
        count: z.number(),
      })
      .transform(({ received_on, due_on, is_waiting, ...row }) => ({
        ...row,
        receivedOn: received_on,
        dueOn: due_on,
        isWaiting: is_waiting,
      })),
  ),
})

/** The last so many days in the UK, including today, as a period. */
function periodOf(days: FigurePeriod, now: Date) {
  const today = londonDay(now)
  const from = addDays(today, 1 - days)
  return { from, today, fromMoment: londonInstant(from, '00:00').toISOString() }
}

const seconds = (moment: Date): number => moment.getTime() / 1000

/**
 * The figures for a period, counted by the database and read as the member who asks, so that nobody else gets any.
 * @returns null when the database does not answer
 */
export async function readFigures(
  days: FigurePeriod,
  now: Date,
): Promise<{ from: PlainDate; today: PlainDate; figures: DeskFigures } | null> {
  const { from, today, fromMoment } = periodOf(days, now)
  const hours = officeHoursOf(from, today, bankHolidayDays).map(({ opens, closes }) => [
    seconds(opens),
    seconds(closes),
  ])
  const client = await readerOfPage()
  const { data } = await client.rpc('desk_figures', {
    p_from: fromMoment,
    p_today: today,
    p_hours: JSON.stringify(hours),
  })
  const parsed = counted.safeParse(data)
  if (!parsed.success) return null
  const { came, contact, open } = parsed.data
  return { from, today, figures: deskFigures(came, contact, open, { today, bankHolidays: bankHolidayDays }) }
}

const listed = z.object({ enquiries: z.array(z.tuple([source, instant, day, instant.nullable(), instant.nullable()])) })

/**
 * The enquiries behind the figures for a period, read as the member who asks.
 * @returns null when the database does not answer
 */
export async function readFiguredEnquiries(
  days: FigurePeriod,
  now: Date,
): Promise<{ today: PlainDate; enquiries: FiguredEnquiry[] } | null> {
  const { today, fromMoment } = periodOf(days, now)
  const { data } = await (await readerOfPage()).rpc('enquiry_figures', { p_from: fromMoment })
  const parsed = listed.safeParse(data)
  if (!parsed.success) return null
  const enquiries = parsed.data.enquiries.map(([source, receivedAt, dueOn, firstContactAt, closedAt]) => ({
    source,
    receivedAt,
    dueOn,
    firstContactAt,
    closedAt,
  }))
  return { today, enquiries }
}
