import { comparePeriods, isSpentOn, type Period } from '@/lib/domain/disclosure/period'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

/** What section 6 needs to know of a conviction. */
export type OwnPeriods = {
  id: string
  convictedOn: PlainDate
  /** The other end of the days that it may have been on; the same day when it is known. */
  perhapsOn?: PlainDate
  /** For a summary-only offence, or a minor service offence: as a further conviction it extends nothing (s.6(6)). */
  neverExtends: boolean
  /** The end of its longest period. */
  own: Period
  /** The same without orders that only forbid or require something; these never extend another conviction (s.6(5)). */
  source: Period | undefined
}

/** That one conviction keeps another unspent for longer, and by which section of the Act. */
export type Extension = { byConvictionId: string; section: '6(4)' | '1(1)(b)'; period: Period }

type Extended = { period: Period; extensions: readonly Extension[] }
type Moving = OwnPeriods & {
  perhapsOn: PlainDate
  /** Unspent when the person was given an excluded sentence: it never becomes spent, whatever its own period. */
  isBarred: boolean
  extensions: Extension[]
}

function extend(one: Moving, by: Moving): boolean {
  const { source } = by
  if (!source || comparePeriods(source, one.own) <= 0) return false
  one.own = source
  // A conviction that has only orders of the forbidding kind passes nothing on, however long it is kept itself.
  if (one.source && comparePeriods(source, one.source) > 0) one.source = source
  one.extensions.push({ byConvictionId: by.id, section: '6(4)', period: source })
  return true
}

/** Looks at an earlier and a later conviction once. True when something has moved. */
function look(earlier: Moving, later: Moving): boolean {
  if (earlier.own.outcome === 'never' || later.neverExtends || isSpentOn(earlier.own, later.perhapsOn)) return false
  if (later.own.outcome === 'never') {
    if (earlier.isBarred) return false
    // Whoever is convicted again and excluded does not become rehabilitated for what was unspent (s.1(1)(b)).
    earlier.isBarred = true
    earlier.extensions.push({ byConvictionId: later.id, section: '1(1)(b)', period: later.own })
    return true
  }
  const hasMoved = extend(earlier, later)
  return extend(later, earlier) || hasMoved
}

/**
 * Section 6: a further conviction during the period of an earlier one makes both end together, until nothing moves any
 * more. It does not matter in which order the convictions are given.
 * @returns by the id of each conviction its period, and what moved it, in the order in which it did
 */
export function extendPeriods(convictions: readonly OwnPeriods[]): ReadonlyMap<string, Extended> {
  const all: Moving[] = convictions
    .map((one) => ({ ...one, perhapsOn: one.perhapsOn ?? one.convictedOn, isBarred: false, extensions: [] }))
    .sort((one, other) => (one.convictedOn + one.id < other.convictedOn + other.id ? -1 : 1))
  let hasMoved = true
  while (hasMoved) {
    hasMoved = false
    for (const earlier of all) {
      for (const later of all) {
        // Convictions on one day are one occasion. Of days that are not known each can be the earlier one.
        const isLater = later !== earlier && later.convictedOn > earlier.perhapsOn
        if (isLater) hasMoved = look(earlier, later) || hasMoved
      }
    }
  }
  return new Map(
    all.map(({ id, own, isBarred, extensions }) => [id, { period: isBarred ? { outcome: 'never' } : own, extensions }]),
  )
}
