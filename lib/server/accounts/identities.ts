import 'server-only'

import { externalProviderOf, type ExternalProvider } from '@/lib/domain/access/ways-in'
import { authClientOfPage } from '@/lib/server/auth/current-user'

/** One of an account's identities, as the provider's library gives it. */
type Identity = { identity_id: string; provider: string; identity_data?: Record<string, unknown> }

export type LinkedWay = {
  id: string
  provider: ExternalProvider
  /** The address that the other service knows the person by; null if it did not say. */
  email: string | null
}

/** Another service that an account is linked to; null for an email address or anything else. */
export function linkedWayOf({ identity_id: id, provider: name, identity_data: data }: Identity): LinkedWay | null {
  const provider = externalProviderOf(name)
  const email: unknown = data?.email
  return provider && { id, provider, email: typeof email === 'string' ? email : null }
}

/** The other services with which the visitor of this page can sign in; null when the provider does not answer. */
export async function loadLinkedWays(): Promise<LinkedWay[] | null> {
  const { data, error } = await (await authClientOfPage()).auth.getUserIdentities()
  return error ? null : data.identities.flatMap((identity) => linkedWayOf(identity) ?? [])
}
