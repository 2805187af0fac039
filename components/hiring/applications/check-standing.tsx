import { Badge } from '@/components/work/badge'
import { offerCheckLabels } from '@/lib/content/dashboards/labels'
import { checkSeenText, checkStateLabels } from '@/lib/content/hiring/offer-checks'
import type { Application } from '@/lib/domain/applications/application'

const tones = { waiting: 'wait', not_passed: 'warn', done: 'good' } as const

/** Where a check before the first day stands, for both sides. */
export function CheckStanding({ check }: { check: Application['checks'][number] }) {
  return (
    <p>
      <strong>{offerCheckLabels[check.kind]}</strong>{' '}
      <Badge tone={tones[check.state]}>{checkStateLabels[check.state]}</Badge> {checkSeenText(check)}
    </p>
  )
}
