import 'server-only'

import { logEvent } from '@/lib/server/log'

/** `hourly_limit`: the provider sends no more emails to anybody in this hour. `not_sent`: it could not hand one over. */
type Trouble = 'hourly_limit' | 'not_sent'

// Shared between route handlers, which are bundled separately.
const key = Symbol.for('second-chance-talent.mail-trouble')
const shared = globalThis as { [key]?: Record<Trouble, number> }
const counted = (shared[key] ??= { hourly_limit: 0, not_sent: 0 })

/** Logs and counts an email about signing in that somebody waits for and does not get. */
export function noteMailTrouble(trouble: Trouble, status?: number): void {
  counted[trouble] += 1
  logEvent('error', 'auth.mail', { outcome: trouble, status })
}

/** What has been counted since the process started, as lines in the Prometheus text format. */
export const mailTroubleMetrics = (): string[] => [
  '# HELP second_chance_sign_in_emails_lost_total Emails about signing in that were asked for and not sent.',
  '# TYPE second_chance_sign_in_emails_lost_total counter',
  ...Object.entries(counted).map(
    ([reason, count]) => `second_chance_sign_in_emails_lost_total{reason="${reason}"} ${count}`,
  ),
]
