import 'server-only'

import { createHmac } from 'node:crypto'

import { serverEnv } from '@/lib/server/env'

/**
 * A name for the account of an email address or number that reveals nothing about it: 24 hex digits. Case and
 * surrounding spaces make no difference.
 */
export function accountDigest(name: string): string {
  return createHmac('sha256', serverEnv.SUPABASE_SECRET_KEY)
    .update(name.trim().toLowerCase())
    .digest('hex')
    .slice(0, 24)
}
