import type { Assumed } from '@/lib/domain/disclosure-wizard/history-from-answers'
import type { WayToDate } from '@/lib/domain/disclosure-wizard/ways-to-date'
import type { Assessment } from '@/lib/domain/disclosure/assess-history'
import type { History } from '@/lib/domain/disclosure/history'
import type { Period } from '@/lib/domain/disclosure/period'

export type AssessedRun = Extract<Assessment, { outcome: 'assessed' }>

/** `run` is the cautious count, which is shown; the Act's own is worked out only where it is mentioned. */
export type AssessedWay = { days: WayToDate['days']; assumed: Assumed; history: History; run: AssessedRun }

export function periodIn(run: AssessedRun, id: string): Period | undefined {
  return (
    run.convictions.find(({ convictionId }) => convictionId === id)?.period ??
    run.cautions.find(({ cautionId }) => cautionId === id)?.period
  )
}

/** A record and every conviction that has moved it, directly or through another. */
export function behind(run: AssessedRun, id: string, seen: readonly string[] = []): readonly string[] {
  if (seen.includes(id)) return seen
  const extensions = run.convictions.find(({ convictionId }) => convictionId === id)?.extensions ?? []
  return extensions.reduce<readonly string[]>(
    (all, { byConvictionId }) => behind(run, byConvictionId, all),
    [...seen, id],
  )
}
