import 'server-only'

import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { enquirySources, type EnquiryQuery } from '@/lib/domain/desk/enquiry-query'
import { workOutcomes } from '@/lib/domain/desk/enquiry-steps'
import { enquiryStates } from '@/lib/domain/desk/enquiry-tabs'
import { heldReasons } from '@/lib/domain/desk/held-query'
import { beginningOf, urgentWordsIn } from '@/lib/domain/desk/urgency'
import { readerOfPage } from '@/lib/server/auth/current-user'

const rowsOfAPage = 50

const day = z.string().transform(plainDate)
const deskEnquiry = z
  .object({
    enquiry_id: z.string(),
    reference: z.string(),
    form_source: z.enum(enquirySources),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    organisation: z.string().nullable(),
    received_at: z.string(),
    due_on: day,
    next_try_on: day.nullable(),
    sorted_at: z.iso.datetime(),
    owner_id: z.string().nullable(),
    state: z.enum(enquiryStates),
    is_held: z.boolean(),
    held_because: z.enum(heldReasons).nullable(),
    written: z.string(),
    version: z.number(),
    outcome: z.enum(workOutcomes).nullable(),
    closed_at: z.string().nullable(),
  })
  .transform((row) => ({
    reference: row.reference,
    source: row.form_source,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    organisation: row.organisation,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    nextTryOn: row.next_try_on,
    ownerId: row.owner_id,
    state: row.state,
    isHeld: row.is_held,
    heldBecause: row.held_because,
    begins: beginningOf(row.written, row.is_held ? 300 : 160),
    urgent: row.is_held ? null : urgentWordsIn(row.written),
    version: row.version,
    outcome: row.outcome,
    closedAt: row.closed_at,
    key: { dueOn: row.due_on, sortedAt: row.sorted_at, id: row.enquiry_id },
  }))

const counts = z.object({
  open: z.number(),
  due: z.number(),
  overdue: z.number(),
  new: z.number(),
  mine: z.number(),
  tries: z.number(),
  waiting: z.number(),
  held: z.number(),
  closed: z.number(),
})
const members = z.array(z.object({ id: z.string(), email: z.string() }))

export type DeskList = {
  rows: z.output<typeof deskEnquiry>[]
  /** Whether there are more after these. */
  hasMore: boolean
  counts: z.output<typeof counts>
  members: z.output<typeof members>
}

/**
 * A page of the enquiry list, the count for each tab and the members of the team, read as the member who is looking:
 * the database decides which rows those are.
 * @param today the day in the UK
 * @returns null when the database did not answer
 */
export async function readEnquiries(query: EnquiryQuery, today: PlainDate): Promise<DeskList | null> {
  const client = await readerOfPage()
  const { tab, typed, source, owner, order, after } = query
  const [page, counted, team] = await Promise.all([
    client.rpc('desk_enquiries', {
      p_tab: tab,
      p_today: today,
      p_typed: typed,
      p_source: source,
      p_owner: owner,
      p_is_reversed: order === 'reversed',
      p_after_day: after?.dueOn ?? null,
      p_after_at: after?.sortedAt ?? null,
      p_after_id: after?.id ?? null,
      p_rows: rowsOfAPage + 1,
    }),
    client.rpc('desk_enquiry_counts', { p_today: today }),
    client.rpc('desk_members'),
  ])
  if (page.error || counted.error || team.error) return null
  const rows = z.array(deskEnquiry).parse(page.data)
  return {
    rows: rows.slice(0, rowsOfAPage),
    hasMore: rows.length > rowsOfAPage,
    counts: counts.parse(counted.data),
    members: members.parse(team.data),
  }
}
