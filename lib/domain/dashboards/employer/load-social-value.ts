import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { findById } from '@/lib/domain/dashboards/action-result'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { evidenceKinds } from '@/lib/domain/outcomes/job-start'
import {
  measureKinds,
  peopleOf,
  startsWithin,
  valueOf,
  type MeasureKind,
  type ReportPeriod,
} from '@/lib/domain/social-value/measures'
import { hideSmall, hideSmallOf, hideSmallSteps, type ShownCount } from '@/lib/domain/social-value/small-numbers'

type Viewer = ViewerOf<'employer'>

/** What evidence there is of a start; `none` before the first check. */
const reportEvidence = [...evidenceKinds, 'none'] as const
export type ReportEvidence = (typeof reportEvidence)[number]

const hidden: ShownCount = { kind: 'hidden' }

const shownAt = <Key>(keys: readonly Key[], counts: readonly ShownCount[]): { key: Key; people: ShownCount }[] =>
  keys.map((key, index) => ({ key, people: counts[index] ?? hidden }))

/**
 * The report that leaves the company. Nobody can be picked out of it: within one report no number of people from 1 to 4
 * is shown, nor can one be worked out by subtracting a measure from those who started, or towns or kinds of evidence
 * from their total. There are no rows about one person, whom a colleague would recognise by job title and month. It
 * does not promise that two reports with overlapping periods cannot be subtracted from each other, so a reader should
 * be given one period. A contract's targets count what started within the contract.
 */
export function loadSocialValue(
  state: ServiceState,
  { employerId }: Viewer,
  { today, period, contractId }: { today: PlainDate; period: ReportPeriod; contractId: string | null },
) {
  const contracts = state.contracts.filter((contract) => contract.employerId === employerId)
  const contract = contractId === null ? undefined : findById(contracts, contractId)
  const own = state.starts.filter(
    (start) =>
      start.employerId === employerId &&
      (!contract || (start.startedOn >= contract.startsOn && start.startedOn <= contract.endsOn)),
  )
  const starts = startsWithin(own, period, today)
  const countOf = (kind: MeasureKind): number => peopleOf(kind, starts).length
  const [, at6Weeks = hidden, at6Months = hidden] = hideSmallSteps(
    (['started', 'in_post_6_weeks', 'in_post_6_months'] as const).map(countOf),
  )
  const peopleShown = (kind: MeasureKind): ShownCount => {
    if (kind === 'in_post_6_weeks') return at6Weeks
    if (kind === 'in_post_6_months') return at6Months
    return hideSmallSteps([starts.length, countOf(kind)]).at(-1) ?? hidden
  }
  const towns = [...new Set(starts.map(({ town }) => town))].sort()
  const byTown = hideSmallOf(towns.map((town) => starts.filter((start) => start.town === town).length))
  const knownBy = hideSmallOf(
    reportEvidence.map((kind) => starts.filter(({ checks }) => (checks.at(-1)?.evidence ?? 'none') === kind).length),
  )
  return {
    company: findById(state.employers, employerId)?.name ?? '',
    period,
    contracts: contracts.map(({ id, name, buyer, framework }) => ({ id, name, buyer, framework })),
    contract: contract ?? null,
    measures: measureKinds.map((kind) => {
      const people = peopleShown(kind)
      return {
        kind,
        people,
        value: people.kind === 'hidden' ? null : valueOf(kind, starts),
        target: contract?.targets[kind] ?? null,
      }
    }),
    /** Empty where there are too few people to tell any two towns apart. */
    towns:
      byTown.total.kind === 'hidden'
        ? []
        : shownAt(towns, byTown.counts).map(({ key, people }) => ({ town: key, people })),
    total: hideSmall(starts.length),
    /** How we know that people work there, by the last check; empty where there are too few people. */
    evidence:
      knownBy.total.kind === 'hidden'
        ? []
        : shownAt(reportEvidence, knownBy.counts).map(({ key, people }) => ({ evidence: key, people })),
  }
}
