import 'server-only'

import { stopKinds, type StopKind } from '@/lib/content/emails/stop-words'
import { seal, unseal } from '@/lib/server/auth/seal'
import { serverEnv } from '@/lib/server/env'

const by = { secret: serverEnv.SUPABASE_SECRET_KEY, purpose: 'stop-emails' }
const sealedPattern = /^([a-z_]+) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/**
 * The URLs that stop one kind of email without signing in: one for a mail program, one for a person.
 * @param id whose they are: an account, or what such an email is about: an application, a saved search
 */
export const stopAddressesOf = (kind: StopKind, id: string): { forProgram: string; forPerson: string } =>
  addressesWith(stopTokenOf(kind, id))

/** The token in those URLs for one recipient, where many receive the same text. */
export const stopTokenOf = (kind: StopKind, id: string): string => seal(`${kind} ${id}`, by)

/** The URLs with a token, or with a placeholder that is replaced later. */
export function addressesWith(token: string): { forProgram: string; forPerson: string } {
  const query = `?token=${token}`
  return {
    forProgram: `${serverEnv.SITE_URL}/api/stop-emails${query}`,
    forPerson: `${serverEnv.SITE_URL}/stop-emails${query}`,
  }
}

/** Whose emails, and of which kind, a token stops; null for anything that this server did not create for this. */
export function readStopToken(token: string | null | undefined): { kind: StopKind; id: string } | null {
  const opened = token ? unseal(token, by) : null
  const [, name, id] = sealedPattern.exec(opened ?? '') ?? []
  const kind = stopKinds.find((one) => one === name)
  return kind && id ? { kind, id } : null
}
