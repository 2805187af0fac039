import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { findById } from '@/lib/domain/dashboards/performed'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import {
  monthsSince,
  measureKinds,
  peopleOf,
  startsWithin,
  valueOf,
  type ReportPeriod,
} from '@/lib/domain/social-value/measures'
import { hideSmall, hideSmallOf, smallestShown } from '@/lib/domain/social-value/small-numbers'

type Viewer = ViewerOf<'employer'>

/**
 * The report that leaves the company. Every number of people under 5 is hidden, also where another would give it away; the
 * rows behind it have no name and no initials, only a month count, a town and hours, and only where 5 or more are listed.
 * A contract's targets count what started within the contract.
 */
export function loadSocialValue(
  state: ServiceState,
  { employerId }: Viewer,
  { today, period, contractId }: { today: PlainDate; period: ReportPeriod; contractId: string | null },
) {
  const contracts = state.contracts.filter((one) => one.employerId === employerId)
  const contract = contractId === null ? undefined : findById(contracts, contractId)
  const own = state.starts.filter(
    (start) =>
      start.employerId === employerId &&
      (!contract || (start.startedOn >= contract.startsOn && start.startedOn <= contract.endsOn)),
  )
  const starts = startsWithin(own, period, today)
  const towns = [...new Set(starts.map(({ town }) => town))].sort()
  const byTown = hideSmallOf(towns.map((town) => starts.filter((start) => start.town === town).length))
  return {
    company: findById(state.employers, employerId)?.name ?? '',
    period,
    contracts: contracts.map(({ id, name, buyer, framework }) => ({ id, name, buyer, framework })),
    contract: contract ?? null,
    measures: measureKinds.map((kind) => {
      const people = peopleOf(kind, starts).length
      const shown = hideSmall(people)
      return {
        kind,
        people: shown,
        value: shown.kind === 'hidden' ? null : valueOf(kind, starts),
        target: contract?.targets[kind] ?? null,
      }
    }),
    towns: towns.map((town, index) => ({ town, people: byTown.counts[index] ?? { kind: 'hidden' as const } })),
    total: byTown.total,
    evidence:
      starts.length < smallestShown
        ? null
        : starts
            .map(({ jobTitle, startedOn, hoursPerWeek, checks }) => ({
              jobTitle,
              months: monthsSince(startedOn, today),
              hoursPerWeek,
              evidence: checks.at(-1)?.evidence ?? null,
            }))
            .sort((one, other) => one.months - other.months),
  }
}
