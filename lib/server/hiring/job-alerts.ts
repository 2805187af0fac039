import 'server-only'

import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import { writeAccountEmail } from '@/lib/content/account/role-emails'
import { jobAlertEmail } from '@/lib/content/job-board/job-alerts'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import {
  alertRhythms,
  nextLookAt,
  savedSearch,
  searchToSave,
  type AlertRhythm,
} from '@/lib/domain/job-board/saved-search'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { seal, unseal } from '@/lib/server/auth/seal'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const by = { secret: serverEnv.SUPABASE_SECRET_KEY, purpose: 'job-alert' }

/** The search that a confirmation link's token is about; null for anything that this server did not create. */
function searchOfToken(token: string): string | null {
  const id = z.uuid().safeParse(unseal(token, by))
  return id.success ? id.data : null
}

async function call<Outcome extends string>(
  name: string,
  parameters: Record<string, unknown>,
  outcomes: readonly Outcome[],
): Promise<Outcome> {
  const { data, error } = await serviceClient.rpc(name, parameters)
  if (error) throw new Error(name, { cause: error })
  return z.enum(outcomes).parse(data)
}

type Wish = { query: BoardQuery; rhythm: AlertRhythm }

/**
 * Asks an address, which nobody has yet shown to be theirs, whether it wants new jobs.
 * @returns what became of it, for the log only: the screen always says the same
 * @throws when the database did not store it
 */
export function askForJobAlert(
  email: string,
  { query, rhythm }: Wish,
): Promise<'asked' | 'known' | 'full' | 'too_many'> {
  const id = randomUUID()
  const { text, ...words } = jobAlertEmail.ask
  const message = writeAccountEmail(serverEnv.SITE_URL, {
    ...words,
    text: [text],
    path: `/job-alerts/confirm?token=${seal(id, by)}`,
  })
  return call(
    'ask_for_job_alert',
    {
      p_id: id,
      p_email: email,
      p_query: searchToSave(query),
      p_rhythm: rhythm,
      p_message: JSON.stringify(message),
    },
    ['asked', 'known', 'full', 'too_many'],
  )
}

/**
 * Stores a search for somebody who is signed in, at their verified address.
 * @returns 'forbidden' for an account without one
 * @throws when the database did not store it
 */
export const addJobAlert = (accountId: string, { query, rhythm }: Wish) =>
  call(
    'add_job_alert',
    {
      p_actor: accountId,
      p_query: searchToSave(query),
      p_rhythm: rhythm,
      p_next: nextLookAt(new Date(), rhythm).toISOString(),
    },
    ['done', 'known', 'full', 'forbidden'],
  )

const askedAlert = z
  .object({ query: z.string().transform(savedSearch), rhythm: z.enum(alertRhythms), is_confirmed: z.boolean() })
  .transform(({ is_confirmed: isConfirmed, ...wish }) => ({ ...wish, isConfirmed }))

/**
 * What a confirmation link asks about. Opening it uses nothing up.
 * @returns null for a link that does not work, or no longer does
 * @throws when the database does not answer
 */
export async function openJobAlert(token: string): Promise<z.output<typeof askedAlert> | null> {
  const id = searchOfToken(token)
  if (id === null) return null
  const { data, error } = await serviceClient.rpc('job_alert_asked', { p_id: id })
  if (error) throw new Error('job_alert_asked', { cause: error })
  return data === null ? null : askedAlert.parse(data)
}

/**
 * Confirms a search on behalf of the address's owner, by the token in the link.
 * @throws when the database did not store it
 */
export async function confirmJobAlert(token: string): Promise<'done' | 'known' | 'full' | 'missing'> {
  const asked = await openJobAlert(token)
  if (!asked) return 'missing'
  return call(
    'confirm_job_alert',
    { p_id: searchOfToken(token), p_next: nextLookAt(new Date(), asked.rhythm).toISOString() },
    ['done', 'known', 'full', 'missing'],
  )
}

/**
 * Changes how often one's own search is sent, or deletes it.
 * @param rhythm null to delete it
 * @throws when the database did not do it
 */
export const changeJobAlert = (accountId: string, id: string, rhythm: AlertRhythm | null) =>
  call(
    'change_job_alert',
    {
      p_actor: accountId,
      p_id: id,
      p_rhythm: rhythm,
      p_next: rhythm && nextLookAt(new Date(), rhythm).toISOString(),
    },
    ['done', 'missing'],
  )

const ownAlert = z.object({
  id: z.string(),
  query: z.string().transform(savedSearch),
  rhythm: z.enum(alertRhythms),
})
export type OwnAlert = z.output<typeof ownAlert>

/** The searches that the visitor gets new jobs for, oldest first; null when the database did not answer. */
export async function loadOwnAlerts(): Promise<OwnAlert[] | null> {
  const { data, error } = await (
    await readerOfPage()
  )
    .from('saved_searches')
    .select('id, query, rhythm')
    .not('confirmed_at', 'is', null)
    .order('confirmed_at')
  return error ? null : z.array(ownAlert).parse(data)
}
