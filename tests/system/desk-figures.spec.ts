import { expect, test } from 'playwright/test'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import { officeHoursOf, workingMinutesBetween } from '@/lib/domain/dates/working-hours'
import { judgePromise, promiseFactsOf, type FiguredEnquiry } from '@/lib/domain/desk/figures'
import { startOwnDatabase } from '../support/own-database'

const now = new Date()
const today = londonDay(now)
const from = addDays(today, -60)
const hour = 3_600_000

/** Two hundred enquiries over sixty days, at any hour: contacted after minutes or days, on the promised day's last minute and after it, or never. */
const enquiries = Array.from({ length: 200 }, (_, n): FiguredEnquiry => {
  const receivedAt = new Date(londonInstant(from, '00:00').getTime() + n * 7.13 * hour + n * 61_000)
  const dueOn = addDays(londonDay(receivedAt), 2 + (n % 3))
  const contacts = [
    null,
    new Date(receivedAt.getTime() + (n % 9) * 0.37 * hour),
    new Date(receivedAt.getTime() + (n % 11) * 13.7 * hour),
    new Date(londonInstant(dueOn, '23:59').getTime() + 59_000),
    londonInstant(addDays(dueOn, 1), '00:00'),
  ]
  const contact = contacts[n % contacts.length] ?? null
  const firstContactAt = contact && contact < now ? contact : null
  const closedAt = n % 4 === 0 ? new Date(Math.min(receivedAt.getTime() + (n % 8) * 12 * hour, now.getTime())) : null
  return { source: n % 2 === 0 ? 'general' : 'partner', receivedAt, dueOn, firstContactAt, closedAt }
})

/** The smallest value with at least this share of all values at or below it. */
const rank = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1]

const quoted = (moment: Date | null) => (moment ? `'${moment.toISOString()}'` : 'null')

test('the database counts the figures as the rules judge each enquiry', async () => {
  const database = await startOwnDatabase()
  const rows = enquiries.map(
    ({ source, receivedAt, dueOn, firstContactAt, closedAt }, n) =>
      `(gen_random_uuid(), 'SC-${String(n).padStart(8, '0')}', '${source}', ${quoted(receivedAt)}, '${dueOn}', false,
          '${closedAt ? 'closed' : 'received'}', ${closedAt ? `'no_answer'` : 'null'}, ${quoted(firstContactAt)}, ${quoted(closedAt)}, '')`,
  )
  await database.run(`set session_replication_role = replica;
      insert into enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, state, outcome, first_contact_at, closed_at, words)
      values ${rows.join(',\n')};
      set session_replication_role = origin;`)
  const hours = officeHoursOf(from, today, bankHolidayDays).map((day) => [
    day.opens.getTime() / 1000,
    day.closes.getTime() / 1000,
  ])
  const [row] = await database.rows(
    `select desk_figures('${londonInstant(from, '00:00').toISOString()}', '${today}', '${JSON.stringify(hours)}') as figures`,
  )
  await database.stop()
  const { came, contact } = row?.figures as {
    came: {
      source: string
      contacted_in_time: boolean | null
      closed_in_time: boolean | null
      is_day_over: boolean
      count: number
    }[]
    contact: { count: number; median_minutes: number; most_minutes: number }
  }
  const alike = (source: string, promise: string) => `${source} ${promise}`
  const expected = new Map<string, number>()
  for (const one of enquiries) {
    const key = alike(one.source, judgePromise(promiseFactsOf(one, today)))
    expected.set(key, (expected.get(key) ?? 0) + 1)
  }
  const counted = new Map<string, number>()
  for (const { source, count, ...facts } of came) {
    const promise = judgePromise({
      contactedInTime: facts.contacted_in_time,
      closedInTime: facts.closed_in_time,
      isDayOver: facts.is_day_over,
    })
    counted.set(alike(source, promise), (counted.get(alike(source, promise)) ?? 0) + count)
  }
  expect([...expected.keys()].length).toBeGreaterThan(4)
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected))

  const minutes = enquiries.flatMap(({ receivedAt, firstContactAt }) =>
    firstContactAt ? [workingMinutesBetween(receivedAt, firstContactAt, bankHolidayDays)] : [],
  )
  expect(contact.count).toBe(minutes.length)
  expect(rank(minutes, 0.5)).toBeGreaterThan(0)
  expect(contact.median_minutes).toBeCloseTo(rank(minutes, 0.5) ?? Number.NaN, 3)
  expect(contact.most_minutes).toBeCloseTo(rank(minutes, 0.9) ?? Number.NaN, 3)
})
