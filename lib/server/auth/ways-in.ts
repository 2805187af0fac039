import 'server-only'

import { noFurtherWays, waysInOf, type WaysIn } from '@/lib/domain/access/ways-in'
import { serverEnv } from '@/lib/server/env'

const answerWithinMs = 1000
const knownForMs = 10 * 60_000
const askedAgainAfterMs = 30_000

let known: { ways: WaysIn; untilMs: number } | undefined
let asking: Promise<WaysIn> | undefined

async function ask(): Promise<WaysIn> {
  const answer = await fetch(`${serverEnv.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/settings`, {
    headers: { apikey: serverEnv.SUPABASE_PUBLISHABLE_KEY },
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => null)
  // The embedded edition has no such address (404), and nothing to say there.
  const isKnown = answer !== null && (answer.ok || answer.status === 404)
  const settings: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  const ways = isKnown ? waysInOf(settings) : (known?.ways ?? noFurtherWays)
  known = { ways, untilMs: Date.now() + (isKnown ? knownForMs : askedAgainAfterMs) }
  return ways
}

/**
 * The one place that knows what the connected sign-in service can do: it is asked every ten minutes. While it does not
 * answer, the last answer counts, and without one nothing further is shown.
 */
export async function waysIn(): Promise<WaysIn> {
  if (known && Date.now() < known.untilMs) return known.ways
  asking ??= ask().finally(() => (asking = undefined))
  return known?.ways ?? asking
}
