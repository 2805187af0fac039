import 'server-only'

import { z } from 'zod'

import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const outcomes = z.enum(['given', 'has', 'other_role', 'waiting', 'taken_away', 'unverified', 'no_account'])
export type CandidateOutcome = z.output<typeof outcomes> | 'unavailable'

/** Whether somebody is a candidate after {@link becomeCandidate}. */
export const isCandidateNow = (outcome: CandidateOutcome): outcome is 'given' | 'has' =>
  outcome === 'given' || outcome === 'has'

/**
 * Makes somebody a candidate because they ask for it: the only role that is given without the team, because it opens
 * only their own rows. The database decides: the address must be verified, the account must have no other role, must not
 * wait for another one, and the team must not have taken this one away. It never throws.
 */
export async function becomeCandidate(userId: string): Promise<CandidateOutcome> {
  const { data, error } = await serviceClient.rpc('become_candidate', { p_user_id: userId })
  const outcome = error ? 'unavailable' : outcomes.parse(data)
  logEvent(error ? 'error' : 'info', 'candidate_role', { outcome })
  return outcome
}
