import 'server-only'

import { serverEnv } from '@/lib/server/env'
import { clientBucket } from '@/lib/server/http/client-bucket'

/** Today's name for the network a request comes from, as {@link clientBucket} makes it; undefined when it is not known. */
export function clientOf(headers: Headers): string | undefined {
  return clientBucket(headers, {
    trustedHops: serverEnv.TRUST_PROXY_HOPS,
    secret: serverEnv.SUPABASE_SECRET_KEY,
    day: new Date().toISOString().slice(0, 10),
  })
}
