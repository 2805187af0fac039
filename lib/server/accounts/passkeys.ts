import 'server-only'

import { z } from 'zod'

import { problemWords } from '@/lib/content/account/account'
import { passkeyAddedEmail, passkeyProblems } from '@/lib/content/account/passkeys'
import { passkeyAnswerIn, passkeyNameLimit } from '@/lib/domain/access/passkey'
import type { AuthClient } from '@/lib/server/auth/auth-client'
import { authClientOfPage } from '@/lib/server/auth/current-user'
import { endLinkPermit, mayLink } from '@/lib/server/auth/link-permit'
import { endPasskeyOffer } from '@/lib/server/auth/passkey-offer'
import { writePasskeyAdded } from '@/lib/server/emails/kinds/way-added'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

export type Passkey = { id: string; name: string; addedAt: string; usedAt: string | null }

type Fields = Readonly<Record<string, string>>
type Change = 'done' | { problem: string }

/** The passkeys of the visitor of this page, oldest first; null when the sign-in service does not answer. */
export async function loadPasskeys(): Promise<Passkey[] | null> {
  const { data, error } = await (await authClientOfPage()).auth.passkey.list()
  if (error) return null
  return data
    .map(({ id, friendly_name: name, created_at: addedAt, last_used_at: usedAt }) => ({
      id,
      name: name ?? '',
      addedAt,
      usedAt: usedAt ?? null,
    }))
    .sort((one, other) => one.addedAt.localeCompare(other.addedAt))
}

const nameIn = (fields: Fields): string => (fields.name ?? '').trim().replace(/\s+/g, ' ')

function changeOf(error: { status?: number } | null): Change {
  if (!error) return 'done'
  return { problem: error.status === 404 ? passkeyProblems.missing : problemWords.unavailable }
}

/** Adds what this browser's passkey answered to the account, and tells its owner by email. */
export async function addPasskey({ auth }: AuthClient, userId: string, fields: Fields): Promise<Change> {
  const answer = passkeyAnswerIn(fields)
  if (answer === null) return { problem: passkeyProblems.scripts }
  if (!(await mayLink(userId, 'passkey'))) return { problem: passkeyProblems.notAllowed }
  const name = nameIn(fields)
  if (name.length > passkeyNameLimit) return { problem: passkeyProblems.name }
  const { data, error } = await auth.passkey.verifyRegistration({
    challengeId: answer.challenge,
    // The service checks every part of it.
    credential: answer.credential as unknown as Parameters<typeof auth.passkey.verifyRegistration>[0]['credential'],
  })
  if (error) {
    const words: Readonly<Record<string, string>> = {
      too_many_passkeys: passkeyProblems.mostReached,
      webauthn_credential_exists: passkeyProblems.known,
      webauthn_challenge_expired: passkeyProblems.expired,
      webauthn_challenge_not_found: passkeyProblems.expired,
    }
    return { problem: ('code' in error && words[error.code ?? '']) || passkeyProblems.unavailable }
  }
  await endLinkPermit()
  await endPasskeyOffer()
  // It works under the name that the service gave it, if this fails.
  if (name !== '') await auth.passkey.update({ passkeyId: data.id, friendlyName: name })
  const email = { subject: passkeyAddedEmail.subject, ...writePasskeyAdded(serverEnv.SITE_URL) }
  const { error: untold } = await serviceClient.rpc('queue_way_email', {
    p_user_id: userId,
    p_kind: 'passkey_added',
    p_email: JSON.stringify(email),
  })
  if (untold) logEvent('error', 'account', { action: 'passkey-add', outcome: 'owner_not_told' })
  return 'done'
}

/** Gives one of the account's passkeys another name. */
export async function renamePasskey({ auth }: AuthClient, fields: Fields): Promise<Change> {
  const passkey = z.uuid().safeParse(fields.passkey ?? '')
  if (!passkey.success) return { problem: passkeyProblems.missing }
  const name = nameIn(fields)
  if (name === '' || name.length > passkeyNameLimit) return { problem: passkeyProblems.name }
  const { error } = await auth.passkey.update({ passkeyId: passkey.data, friendlyName: name })
  return changeOf(error)
}

/** Removes one of the account's passkeys. Ask for proof of the owner first. */
export async function removePasskey({ auth }: AuthClient, fields: Fields): Promise<Change> {
  const passkey = z.uuid().safeParse(fields.passkey ?? '')
  if (!passkey.success) return { problem: passkeyProblems.missing }
  const { error } = await auth.passkey.delete({ passkeyId: passkey.data })
  return changeOf(error)
}
