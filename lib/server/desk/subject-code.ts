import 'server-only'

import { createHmac, randomInt } from 'node:crypto'

import { serverEnv } from '@/lib/server/env'

/** A code of six digits for the person whose data is asked for. */
export const newSubjectCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is stored of a code: with the server's own key, because a member can read the row. */
export const digestOfSubjectCode = (code: string, email: string): string =>
  createHmac('sha256', serverEnv.SUPABASE_SECRET_KEY).update(`subject ${email.toLowerCase()} ${code}`).digest('hex')
