import 'server-only'

import { stopKinds, type StopKind } from '@/lib/content/emails/stop-words'
import { seal, unseal } from '@/lib/server/auth/seal'
import { serverEnv } from '@/lib/server/env'

const by = { secret: serverEnv.SUPABASE_SECRET_KEY, purpose: 'stop-emails' }
const sealedPattern = /^([a-z_]+) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/**
 * The addresses that stop one kind of e-mail, without signing in: for a mail program, and for a person.
 * @param id of whom: an account, or what such an e-mail is about: an application, a saved search
 */
export const stopAddressesOf = (kind: StopKind, id: string): { forProgram: string; forPerson: string } =>
  addressesWith(stopTokenOf(kind, id))

/** What stands in those addresses for one recipient, where many are written to in the same words. */
export const stopTokenOf = (kind: StopKind, id: string): string => seal(`${kind} ${id}`, by)

/** The addresses with a token, or with what is put in its place later. */
export function addressesWith(token: string): { forProgram: string; forPerson: string } {
  const query = `?token=${token}`
  return {
    forProgram: `${serverEnv.SITE_URL}/api/stop-emails${query}`,
    forPerson: `${serverEnv.SITE_URL}/stop-emails${query}`,
  }
}

/** Which e-mails of whom a token stops; null for anything that this server did not make for it. */
export function readStopToken(token: string | null | undefined): { kind: StopKind; id: string } | null {
  const opened = token ? unseal(token, by) : null
  const [, name, id] = sealedPattern.exec(opened ?? '') ?? []
  const kind = stopKinds.find((one) => one === name)
  return kind && id ? { kind, id } : null
}
