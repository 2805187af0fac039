import 'server-only'

import { readerOfPage } from '@/lib/server/auth/current-user'

/** Whether the member who looks wants the digest, as they chose it; somebody who never chose wants it. Null when it cannot be told. */
export async function readDigestChoice(): Promise<boolean | null> {
  const { data, error } = await (await readerOfPage()).from('digest_choices').select('wants_digest')
  return error ? null : data[0]?.wants_digest !== false
}
