import 'server-only'

import { smsRefusals, type SmsRefusal } from '@/lib/domain/sms/sms-ceiling'

/** `signature`: somebody who is not the sign-in server asked. */
type Trouble = SmsRefusal | 'signature'

// Shared between route handlers, which are bundled separately.
const key = Symbol.for('second-chance-talent.sms-trouble')
const shared = globalThis as { [key]?: Record<Trouble, number> }
const counted = (shared[key] ??= { number: 0, network: 0, everybody: 0, abroad: 0, signature: 0 })

/** Counts an SMS that was asked for and is not queued. */
export function noteSmsTrouble(trouble: Trouble): void {
  counted[trouble] += 1
}

/** What has been counted since the process started, as lines in the Prometheus text format. */
export const smsTroubleMetrics = (): string[] => [
  '# HELP second_chance_sms_turned_away_total SMS that were asked for and not queued.',
  '# TYPE second_chance_sms_turned_away_total counter',
  ...[...smsRefusals, 'signature' as const].map(
    (reason) => `second_chance_sms_turned_away_total{reason="${reason}"} ${counted[reason]}`,
  ),
]
