import 'server-only'

import { z } from 'zod'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import { deskFigures, type DeskFigures, type FiguredEnquiry, type FigurePeriod } from '@/lib/domain/desk/figures'
import { readerOfPage } from '@/lib/server/auth/current-user'

/** So many enquiries the database hands over at most, the newest. */
export const mostFigured = 20_000

const day = z.string().transform(plainDate)
const instant = z.string().transform((text) => new Date(text))
const answer = z.object({
  enquiries: z.array(z.tuple([z.enum(enquirySources), instant, day, instant.nullable(), instant.nullable()])),
  open: z.array(
    z.object({
      received_on: day,
      due_on: day,
      owner: z.string().nullable(),
      is_waiting: z.boolean(),
      count: z.number(),
    }),
  ),
})

type Read = { from: PlainDate; today: PlainDate; enquiries: FiguredEnquiry[]; figures: DeskFigures }

/**
 * The figures of the last so many days in the United Kingdom, today among them, and the enquiries they are made of: read as
 * the member who asks, so that nobody else gets any.
 * @returns null when the database does not answer
 */
export async function readFigures(days: FigurePeriod, now: Date): Promise<Read | null> {
  const today = londonDay(now)
  const from = addDays(today, 1 - days)
  const { data } = await (
    await readerOfPage()
  ).rpc('enquiry_figures', { p_from: londonInstant(from, '00:00').toISOString() })
  const parsed = answer.safeParse(data)
  if (!parsed.success) return null
  const enquiries = parsed.data.enquiries.map(
    ([source, receivedAt, dueOn, firstContactAt, closedAt]): FiguredEnquiry => ({
      source,
      receivedAt,
      dueOn,
      firstContactAt,
      closedAt,
    }),
  )
  const open = parsed.data.open.map(({ received_on, due_on, owner, is_waiting, count }) => ({
    receivedOn: received_on,
    dueOn: due_on,
    owner,
    isWaiting: is_waiting,
    count,
  }))
  return { from, today, enquiries, figures: deskFigures(enquiries, open, { today, bankHolidays: bankHolidayDays }) }
}
