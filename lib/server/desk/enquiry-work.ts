import 'server-only'

import { z } from 'zod'

import { plainDate } from '@/lib/domain/dates/plain-date'
import {
  workOutcomes,
  type DeskColleague,
  type EnquiryWork,
  type LastLine,
  type WorkChange,
  type WorkEvent,
} from '@/lib/domain/desk/enquiry-steps'
import { enquiryStates } from '@/lib/domain/desk/enquiry-tabs'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** A row of enquiry_work. */
export const workRow = z
  .object({
    enquiry_id: z.string(),
    reference: z.string(),
    received_at: z.string(),
    due_on: z.string().transform(plainDate),
    is_held: z.boolean(),
    state: z.enum(enquiryStates),
    outcome: z.enum(workOutcomes).nullable(),
    owner_id: z.string().nullable(),
    first_contact_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    failed_tries: z.number(),
    next_try_on: z.string().transform(plainDate).nullable(),
    version: z.number(),
  })
  .transform((row) => ({
    enquiryId: row.enquiry_id,
    reference: row.reference,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    isHeld: row.is_held,
    state: row.state,
    outcome: row.outcome,
    ownerId: row.owner_id,
    firstContactAt: row.first_contact_at,
    closedAt: row.closed_at,
    failedTries: row.failed_tries,
    nextTryOn: row.next_try_on,
    version: row.version,
  }))

export type VersionedWork = EnquiryWork & z.output<typeof workRow>

const workColumns =
  'enquiry_id, reference, received_at, due_on, is_held, state, outcome, owner_id, first_contact_at, closed_at, failed_tries, next_try_on, version'

/**
 * How far an enquiry has got, read as the member who asks; null when there is none, or none that they may see.
 * @throws when the database did not answer
 */
export async function loadWork(reference: string): Promise<VersionedWork | null> {
  const client = await readerOfPage()
  const { data, error } = await client.from('enquiry_work').select(workColumns).eq('reference', reference).maybeSingle()
  if (error) throw new Error('enquiry_work was not read', { cause: error })
  return data === null ? null : workRow.parse(data)
}

const lastLine = z
  .object({ kind: z.string(), happened_at: z.string(), before: z.record(z.string(), z.unknown()).nullable() })
  .transform(({ kind, happened_at, before }): LastLine => ({ kind, happenedAt: happened_at, before }))

/**
 * The line of history that brought an enquiry to a version, read as the member who asks; null for none.
 * @throws when the database did not answer
 */
export async function loadLastLine({ enquiryId, version }: VersionedWork): Promise<LastLine | null> {
  const client = await readerOfPage()
  const { data, error } = await client
    .from('enquiry_events')
    .select('kind, happened_at, before')
    .eq('enquiry_id', enquiryId)
    .eq('version', version)
    .maybeSingle()
  if (error) throw new Error('the last line of a history was not read', { cause: error })
  return data === null ? null : lastLine.parse(data)
}

/** The members of the team, as desk_members() returns them. */
export const colleagues = z.array(z.object({ id: z.string(), email: z.string() }))

/**
 * The members of the team, with their email addresses, read as the member who asks; null when the database did not
 * answer.
 */
export async function loadDeskColleagues(): Promise<DeskColleague[] | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('desk_members')
  return error ? null : colleagues.parse(data)
}

const committed = z.object({ outcome: z.enum(['done', 'changed', 'forbidden', 'missing', 'no_member']) })

type Commit = { actorId: string; reference: string; version: number; change: WorkChange; event: WorkEvent }

/**
 * Stores a step with its line of history and its line in the audit log, or nothing at all.
 * @returns 'changed' when somebody else was quicker, 'no_member' when the person it was given to has left the team
 * @throws when the database did not answer
 */
export async function commitEnquiryStep({ actorId, reference, version, change, event }: Commit) {
  const { data, error } = await serviceClient.rpc('commit_enquiry_step', {
    p_actor: actorId,
    p_reference: reference,
    p_version: version,
    p_change: JSON.stringify(change),
    p_event: JSON.stringify(event),
  })
  if (error) throw new Error('a step was not kept', { cause: error })
  return committed.parse(data).outcome
}
