import 'server-only'

import type { UserIdentity } from '@supabase/supabase-js'

import { externalProviderOf, type ExternalProvider } from '@/lib/domain/access/ways-in'
import { authClientOfPage } from '@/lib/server/auth/current-user'

export type LinkedWay = {
  id: string
  provider: ExternalProvider
  /** The address that the other service knows the person by; null if it did not say. */
  email: string | null
}

/** Another service that an account is linked to; null for an email address or anything else. */
export function linkedWayOf({ identity_id: id, provider: name, identity_data: data }: UserIdentity): LinkedWay | null {
  const provider = externalProviderOf(name)
  const email: unknown = data?.email
  return provider && { id, provider, email: typeof email === 'string' ? email : null }
}

/** The other services with which the visitor of this page can sign in; null when the provider does not answer. */
export async function loadLinkedWays(): Promise<LinkedWay[] | null> {
  const { data, error } = await (await authClientOfPage()).auth.getUserIdentities()
  return error ? null : data.identities.flatMap((identity) => linkedWayOf(identity) ?? [])
}
