import 'server-only'

import { readerOfPage } from '@/lib/server/auth/current-user'

/**
 * Whether the member who is looking wants the digest; yes for somebody who never chose. Null when it cannot be told.
 */
export async function readDigestChoice(): Promise<boolean | null> {
  const { data, error } = await (await readerOfPage()).from('digest_choices').select('wants_digest')
  return error ? null : data[0]?.wants_digest !== false
}
