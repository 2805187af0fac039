import 'server-only'

import { headers } from 'next/headers'

import { authClient } from '@/lib/server/auth/auth-client'
import { secondsToWait } from '@/lib/server/auth/rate-limits'

const answerWithinMs = 5000

/**
 * Checks an account's password by signing in separately, with cookies that nobody receives, and out again. It counts as
 * an attempt to sign in, so that an unlocked device is no place to guess.
 */
export async function verifyPassword(
  email: string,
  password: string,
): Promise<'right' | 'wrong' | 'too-many' | 'unavailable'> {
  if (password === '') return 'wrong'
  try {
    const visitor = await headers()
    if ((await secondsToWait('password', email, visitor)) > 0) return 'too-many'
    const aside = authClient({ getAll: () => [], setAll: () => undefined }, { withinMs: answerWithinMs, visitor })
    const { data, error } = await aside.auth.signInWithPassword({ email, password })
    if (data.session) {
      await aside.auth.signOut({ scope: 'local' })
      return 'right'
    }
    if (error?.status === 429) return 'too-many'
    return error?.code === 'invalid_credentials' ? 'wrong' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
