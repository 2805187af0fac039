import 'server-only'

import { signInProblems } from '@/lib/content/sign-in'
import { secondsToWait, type LimitedKind } from '@/lib/server/auth/attempt-limit'
import { unavailable, type StepOutcome } from '@/lib/server/auth/step-outcome'

/** Counts an attempt: null when it may go ahead, else what to say. */
export async function limitedBy(kind: LimitedKind, email: string, headers: Headers): Promise<StepOutcome | null> {
  const seconds = await secondsToWait(kind, email, headers).catch(() => null)
  if (seconds === null) return unavailable
  return seconds > 0
    ? { outcome: 'again', status: 429, message: signInProblems.tooMany(seconds), reason: 'rate_limited' }
    : null
}
