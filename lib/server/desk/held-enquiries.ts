import 'server-only'

import { z } from 'zod'

import { heldReasons, mostHeldAtOnce, type HeldReason, type HeldStep } from '@/lib/domain/desk/held-query'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient, untilSilent } from '@/lib/server/supabase/service-client'

const heldEnquiry = z
  .object({
    reference: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    quarantine_reason: z.enum(heldReasons),
  })
  .transform(({ reference, first_name, last_name, email, quarantine_reason }) => ({
    reference,
    name: `${first_name} ${last_name}`,
    email,
    because: quarantine_reason,
  }))

/**
 * Those of the named enquiries that are held, or the oldest 200 held for a reason; read as the member who is looking.
 * @returns null when the database did not answer
 */
export async function readHeld(which: { references: readonly string[] } | { because: HeldReason }) {
  const client = await readerOfPage()
  const held = client
    .from('enquiries')
    .select('reference, first_name, last_name, email, quarantine_reason')
    .eq('quarantined', true)
  const { data, error } = await (
    'because' in which ? held.eq('quarantine_reason', which.because) : held.in('reference', which.references)
  )
    .order('created_at')
    .limit(mostHeldAtOnce)
  return error ? null : z.array(heldEnquiry).parse(data)
}

const functions = { release: 'release_enquiries', delete: 'delete_held_enquiries' } as const
const answered = z.object({ outcome: z.literal('done'), count: z.number() })
// Each of up to 200 enquiries has rows and emails of its own.
const withinMs = 8000

/**
 * Releases or deletes those of the enquiries that are still held: all of them or, if anything fails, none.
 * @returns how many
 * @throws when the database did not answer, and when the actor is not a member of the team
 */
export async function commitHeld(step: HeldStep, actorId: string, references: readonly string[]): Promise<number> {
  const { data, error } = await serviceClient
    .rpc(functions[step], { p_actor: actorId, p_references: JSON.stringify(references) })
    .abortSignal(untilSilent(withinMs))
  if (error) throw new Error('held enquiries were not changed', { cause: error })
  return answered.parse(data).count
}
