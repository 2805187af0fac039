import type { Conviction, Convention, Sentence, TermLink } from '@/lib/domain/disclosure/history'
import { dayAfter, isSentenceLength, sumOf, type SentenceLength } from '@/lib/domain/disclosure/sentence-length'
import {
  addDays,
  addMonths,
  addMonthsInFull,
  daysBetween,
  earlierOf,
  laterOf,
  type PlainDate,
} from '@/lib/domain/dates/plain-date'

/** One term, or all that count as one: the first day, the day after the last, and the length that decides its band. */
export type CustodyTerm = { start: PlainDate; dayAfterTerm: PlainDate; length: SentenceLength }

/**
 * How to combine terms when it is not known how they go together: so that they end as late, or as early, as possible.
 */
export type UnknownTerms = 'longest' | 'shortest'

/** How each convention adds months. */
export const addFor = (convention: Convention): typeof addMonths =>
  convention === 'cautious' ? addMonthsInFull : addMonths

/**
 * The term of a custodial sentence by itself; undefined when its length is not valid. A suspended sentence that was
 * activated is served from that day.
 */
export function custodyTermOf(
  { term, startsOn, activatedOn }: Sentence,
  { convictedOn }: Conviction,
  convention: Convention,
): CustodyTerm | undefined {
  const start = activatedOn ?? startsOn ?? convictedOn
  if (term?.kind === 'length' && isSentenceLength(term.length)) {
    return { start, dayAfterTerm: dayAfter(start, term.length, addFor(convention)), length: term.length }
  }
  if (term?.kind !== 'until' || term.lastDay < start) return undefined
  const dayAfterTerm = addDays(term.lastDay, 1)
  return { start, dayAfterTerm, length: { days: daysBetween(start, dayAfterTerm) } }
}

type Own = {
  id: string
  convictedOn: PlainDate
  credited: Sentence['creditedDays']
  start: PlainDate
  length: SentenceLength
}
/** A term's position in its chain: counted from `root`, it begins after `before` and ends after `reach`. */
type Placed = Own & {
  root: PlainDate
  before: SentenceLength
  reach: SentenceLength
  /** The sum of the chain up to its end, ignoring gaps between its terms, and the first day of it. */
  sum: SentenceLength
  sumFrom: PlainDate
  from: PlainDate
  end: PlainDate
  /** Days on remand for this term and those it follows, then for the latter alone. Concurrent terms count them once. */
  creditedDays: number
  creditedBefore: number
}

type Links = ReadonlyMap<string, TermLink>

/** A term said to follow one of a later conviction comes before that one. */
function inOrderOfTime(links: readonly TermLink[], terms: ReadonlyMap<string, Own>): Links {
  const byId = new Map(links.map((link) => [link.sentenceId, link]))
  for (const link of links) {
    const [to, ...others] = link.to
    const [one, other] = [terms.get(link.sentenceId), to === undefined ? undefined : terms.get(to)]
    if (link.how !== 'consecutive' || !to || others.length > 0 || !one || !other) continue
    if (one.convictedOn >= other.convictedOn || byId.has(to)) continue
    byId.delete(link.sentenceId)
    byId.set(to, { ...link, sentenceId: to, to: [link.sentenceId] })
  }
  return byId
}

const firstOf = <T>(all: readonly T[], isBefore: (one: T, other: T) => boolean): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || isBefore(one, best) ? one : best), undefined)

/** A chain of terms laid out, each in its position, counted as `convention` says. */
function placeTerms(
  terms: ReadonlyMap<string, Own>,
  links: Links,
  { convention, unknownTerms }: { convention: Convention; unknownTerms: UnknownTerms },
): Map<string, Placed> {
  const placed = new Map<string, Placed>()
  const add = addFor(convention)
  const at = (own: Own, root: PlainDate, before: SentenceLength, after?: Placed, creditedBefore = 0): Placed => {
    const reach = sumOf([before, own.length])
    const sum = after ? sumOf([after.sum, own.length]) : reach
    const end = dayAfter(root, reach, add)
    const from = dayAfter(root, before, add)
    const credited = own.credited === 'all' ? daysBetween(from, end) : (own.credited ?? 0)
    const creditedDays = creditedBefore + credited
    const sumFrom = after?.sumFrom ?? root
    return { ...own, root, before, reach, sum, sumFrom, from, end, creditedDays, creditedBefore }
  }
  const place = (own: Own): Placed => {
    const before = placed.get(own.id)
    if (before) return before
    const link = links.get(own.id)
    // Where links form a circle, the first is left out.
    placed.set(own.id, at(own, own.start, {}))
    const others = (link?.to ?? []).flatMap((id) => terms.get(id) ?? []).map(place)
    const isLongest = unknownTerms === 'longest'
    const isAfter = link?.how === 'consecutive' || (link?.how === 'not_known' && isLongest)
    const other = firstOf(others, (one, best) =>
      isAfter
        ? isLongest
          ? one.end > best.end
          : one.end < best.end
        : isLongest
          ? one.from > best.from
          : one.from < best.from,
    )
    if (!other) return placed.get(own.id) ?? at(own, own.start, {})
    // No term begins before its own day, whatever came before it.
    const found = isAfter
      ? own.start > other.end
        ? at(own, own.start, {}, other, other.creditedDays)
        : at(own, other.root, other.reach, other, other.creditedDays)
      : own.start > other.from
        ? at(own, own.start, {})
        : at(own, other.root, other.before, undefined, other.creditedBefore)
    placed.set(own.id, found)
    return found
  }
  for (const own of terms.values()) place(own)
  return placed
}

/** The groups of terms that are joined by links. */
function chainsOf(ids: readonly string[], links: readonly TermLink[]): string[][] {
  return links.reduce<string[][]>(
    (chains, { sentenceId, to }) => {
      const touched = chains.filter((chain) => [sentenceId, ...to].some((id) => chain.includes(id)))
      return [...chains.filter((chain) => !touched.includes(chain)), touched.flat()]
    },
    ids.map((id) => [id]),
  )
}

/**
 * One term for a chain, from its first day to its last; its length is that of the chain, not the sum of all terms
 * (s.5(7)).
 */
function asOneTerm(chain: readonly Placed[]): CustodyTerm | undefined {
  const start = chain.map(({ from }) => from).reduce(earlierOf)
  const last = firstOf(chain, (one, best) => one.end > best.end)
  if (!last) return undefined
  // Days on remand bring the end forward. A term already served when sentence was passed ends on the day it was passed.
  const isServed = chain.every(({ credited }) => credited === 'all')
  const ends = isServed ? [] : chain.map(({ end, creditedDays }) => addDays(end, -creditedDays))
  const dayAfterTerm = ends.reduce(laterOf, addDays(start, 1))
  // Credit does not change the length. Terms that begin on different days are as long as from the first day to the
  // last.
  const length = last.sumFrom === start ? last.sum : { days: daysBetween(start, last.end) }
  return { start, dayAfterTerm, length }
}

/** The term that counts, after credit, and the sentence's own term in its position. */
export type JoinedTerm = { term: CustodyTerm; own: CustodyTerm }

export type BadLink = { sentenceId: string; question: 'link_is_not_custody' | 'length_is_not_a_length' }

/**
 * The term that each custodial sentence belongs to, after credit: its own, or that of everything the court combined
 * with it (s.5(7)).
 * @param sentences each with its own term, or undefined if it has none
 * @returns keyed by sentence id; or the first sentence that cannot be part of a term, and why
 */
export function joinTerms(
  sentences: readonly { sentence: Sentence; convictedOn: PlainDate; term: CustodyTerm | undefined }[],
  links: readonly TermLink[],
  how: { convention: Convention; unknownTerms: UnknownTerms },
): Map<string, JoinedTerm> | BadLink {
  const terms = new Map(
    sentences.flatMap(({ sentence: { id, creditedDays: credited }, convictedOn, term }): [string, Own][] => {
      if (!term) return []
      const { start, length } = term
      return [[id, { id, convictedOn, credited, start, length }]]
    }),
  )
  const unknown = links.flatMap(({ sentenceId, to }) => [sentenceId, ...to]).find((id) => !terms.has(id))
  if (unknown !== undefined) return { sentenceId: unknown, question: 'link_is_not_custody' }
  const used = links.filter(({ isPerhaps }) => !(isPerhaps && how.unknownTerms === 'shortest'))
  const placed = placeTerms(terms, inOrderOfTime(used, terms), how)
  const tooLong = [...placed.values()].find(({ sum }) => !isSentenceLength(sum))
  if (tooLong) return { sentenceId: tooLong.id, question: 'length_is_not_a_length' }
  const joined = new Map<string, JoinedTerm>()
  for (const ids of chainsOf([...terms.keys()], used)) {
    const term = asOneTerm(ids.flatMap((id) => placed.get(id) ?? []))
    for (const id of ids) {
      const own = placed.get(id)
      if (term && own) joined.set(id, { term, own: { start: own.from, dayAfterTerm: own.end, length: own.length } })
    }
  }
  return joined
}
