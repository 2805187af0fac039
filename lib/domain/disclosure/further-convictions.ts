import { comparePeriods, isSpentOn, type Period } from '@/lib/domain/disclosure/period'
import { earlierOf, laterOf, type PlainDate } from '@/lib/domain/dates/plain-date'

/** What section 6 needs to know about a conviction. */
export type OwnPeriods = {
  id: string
  convictedOn: PlainDate
  /** The other end of the days that it may date from; the same day when the date is known. */
  perhapsOn?: PlainDate
  /** For a summary-only or minor service offence: as a further conviction it extends nothing (s.6(6)). */
  neverExtends: boolean
  /** The end of its longest period. */
  own: Period
  /**
   * The same, ignoring orders that only forbid or require something, which never extend another conviction (s.6(5)).
   */
  source: Period | undefined
}

/** One conviction keeping another unspent for longer, and under which section of the Act. */
export type Extension = { byConvictionId: string; section: '6(4)' | '1(1)(b)'; period: Period }

type Extended = { period: Period; extensions: readonly Extension[] }
type Moving = OwnPeriods & {
  /** The first and last day that it may date from. */
  first: PlainDate
  last: PlainDate
  isExcluded: boolean
  /**
   * It was unspent when the person received an excluded sentence, so it never becomes spent. It keeps its own period: a
   * later conviction within that is extended by it, because section 6(1) asks only for the conviction's own sentence.
   */
  isBarred: boolean
  extensions: Extension[]
}

/** Convictions on one day; or on unknown days that overlap, so that nobody can say which came first. */
type Occasion = { convictions: Moving[]; first: PlainDate; last: PlainDate }

/** Lengthens one conviction by another and, separately, what it passes on to others. True when something moved. */
function extend(one: Moving, { id, source }: Moving): boolean {
  if (!source) return false
  const isLonger = comparePeriods(source, one.own) > 0
  if (isLonger) {
    one.own = source
    one.extensions.push({ byConvictionId: id, section: '6(4)', period: source })
  }
  // A conviction with only prohibitive orders passes nothing on, however long it is extended itself.
  const passesOnMore = one.source !== undefined && comparePeriods(source, one.source) > 0
  if (passesOnMore) one.source = source
  return isLonger || passesOnMore
}

function occasionsOf(all: readonly Moving[]): Occasion[] {
  const occasions: Occasion[] = []
  for (const one of [...all].sort((a, b) => (a.first + a.last + a.id < b.first + b.last + b.id ? -1 : 1))) {
    const before = occasions.at(-1)
    if (!before || one.first > before.last) {
      occasions.push({ convictions: [one], first: one.first, last: one.last })
      continue
    }
    before.convictions.push(one)
    before.last = laterOf(before.last, one.last)
  }
  return occasions
}

type Meeting = {
  earlier: readonly Moving[]
  later: readonly Moving[]
  /** Whether the later one came while the earlier one was unspent. */
  isDuring: (earlier: Moving, later: Moving) => boolean
}

/** Section 6 for one occasion: first what an excluded sentence bars, then the periods, until nothing moves any more. */
function meet({ earlier, later, isDuring }: Meeting): void {
  const pairs = earlier.flatMap((one) =>
    later.filter((other) => one !== other && !one.isExcluded).map((other) => [one, other] as const),
  )
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false
    for (const [one, other] of pairs) {
      if (!isDuring(one, other)) continue
      if (other.isExcluded && !one.isBarred) {
        // Somebody convicted again and given an excluded sentence does not become rehabilitated for what was unspent
        // (s.1(1)(b)).
        one.isBarred = true
        one.extensions.push({ byConvictionId: other.id, section: '1(1)(b)', period: other.own })
        hasMoved = true
      }
    }
    for (const [one, other] of pairs) {
      if (other.isExcluded || other.neverExtends || !isDuring(one, other)) continue
      hasMoved = extend(one, other) || hasMoved
      hasMoved = extend(other, one) || hasMoved
    }
  }
}

const isUnspentOn = ({ own }: Moving, day: PlainDate): boolean => !isSpentOn(own, day)

/** Every day is known: what was already spent on the day stays as it is. */
function meetOnTheDay(before: readonly Moving[], { convictions, first: day }: Occasion): void {
  meet({ earlier: before.filter((one) => isUnspentOn(one, day)), later: convictions, isDuring: () => true })
}

/** Everything that may happen, whatever the days were: no result is too early. */
function meetAtMost(before: readonly Moving[], { convictions }: Occasion): void {
  meet({
    earlier: [...before, ...convictions],
    later: convictions,
    isDuring: (one, other) => other.last > one.first && isUnspentOn(one, other.first),
  })
}

/** Only what holds whatever the days were: no result is too late. */
function meetAtLeast(before: readonly Moving[], { convictions }: Occasion): void {
  const found = convictions.map((other) => {
    // When days overlap none comes first, so each conviction is treated as if it had come alone.
    const copies = before.map((one) => ({ ...one, extensions: [] }))
    const copy = { ...other, extensions: [] }
    meet({ earlier: copies, later: [copy], isDuring: (one) => isUnspentOn(one, other.last) })
    return [...copies, copy]
  })
  for (const copy of found.flat()) {
    const one = [...before, ...convictions].find(({ id }) => id === copy.id)
    if (!one) continue
    one.isBarred ||= copy.isBarred
    if (comparePeriods(copy.own, one.own) > 0) one.own = copy.own
    if (one.source && copy.source && comparePeriods(copy.source, one.source) > 0) one.source = copy.source
    one.extensions.push(...copy.extensions)
  }
}

/**
 * Section 6: a further conviction while an earlier one is unspent makes both end together. It works forward through
 * time, because only what is unspent on that day can still move: nothing that was spent comes back. The order in which
 * the convictions are given does not matter. Where days are not known, `convictedOn` is the end that counts: the latest
 * everywhere, or the earliest everywhere.
 * @returns for each conviction's id, its period and what moved it, in the order it happened
 */
export function extendPeriods(convictions: readonly OwnPeriods[]): ReadonlyMap<string, Extended> {
  const all = convictions.map((one): Moving => {
    const { convictedOn, perhapsOn = convictedOn } = one
    return {
      ...one,
      first: earlierOf(convictedOn, perhapsOn),
      last: laterOf(convictedOn, perhapsOn),
      isExcluded: one.own.outcome === 'never',
      isBarred: false,
      extensions: [],
    }
  })
  const isKnown = all.every(({ first, last }) => first === last)
  const isLatest = all.some(({ convictedOn, first }) => convictedOn > first)
  const before: Moving[] = []
  for (const occasion of occasionsOf(all)) {
    if (isKnown) meetOnTheDay(before, occasion)
    else if (isLatest) meetAtMost(before, occasion)
    else meetAtLeast(before, occasion)
    before.push(...occasion.convictions)
  }
  return new Map(
    all.map(({ id, own, isBarred, extensions }) => [id, { period: isBarred ? { outcome: 'never' } : own, extensions }]),
  )
}
