import 'server-only'

import { authClientOfHandler } from '@/lib/server/auth/current-user'

/**
 * Stores the name that somebody gave in a form, as the name of their account.
 * @throws when the provider did not take it
 */
export async function keepOwnName(name: string): Promise<void> {
  const client = await authClientOfHandler()
  const { error } = await client.auth.updateUser({ data: { full_name: name } })
  if (error) throw new Error('a name was not stored', { cause: error })
}
