import type { AnalyticsIdentity } from '@/lib/domain/access/analytics-identity'

/** @property email their number instead, for somebody who has given no address */
export type Who = { email: string; name: string | null; landing: string; analytics: AnalyticsIdentity }

const giveUpAfterMs = 8000

/** Who this browser is signed in as; null when nobody is, or it cannot be told. Never rejects. */
export async function askWho(): Promise<Who | null> {
  try {
    const response = await fetch('/auth/who', { signal: AbortSignal.timeout(giveUpAfterMs) })
    return response.ok ? ((await response.json()) as Who) : null
  } catch {
    return null
  }
}
