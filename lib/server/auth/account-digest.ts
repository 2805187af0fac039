import 'server-only'

import { createHmac } from 'node:crypto'

import { serverEnv } from '@/lib/server/env'

/** A name for the account of an address that tells nothing about it: 24 hex digits. Case and spaces around make no other one. */
export function accountDigest(email: string): string {
  return createHmac('sha256', serverEnv.SUPABASE_SECRET_KEY)
    .update(email.trim().toLowerCase())
    .digest('hex')
    .slice(0, 24)
}
