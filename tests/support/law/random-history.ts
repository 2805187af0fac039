import {
  addDays,
  spentDays,
  type Caution,
  type Conviction,
  type Day,
  type History,
  type Kind,
  type Length,
  type Sentence,
} from '@/tests/support/law/oracle'

/** A random number from 0 up to 1, always the same series for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const lastDay = '2030-12-31'

const custody = ['prison', 'suspended_prison', 'youth_detention', 'detention_training_order'] as const
const orders = [
  'community_order',
  'youth_rehabilitation_order',
  'service_community_order',
  'overseas_community_order',
  'conditional_discharge',
  'bind_over',
  'hospital_order',
  'referral_order',
  'attendance_centre_order',
  'youth_supervision_order',
] as const
/** The orders that pass nothing on to another conviction: §4.3 (c). */
export const prohibitions = [
  'restraining_order',
  'sexual_harm_prevention_order',
  'criminal_behaviour_order',
  'serious_crime_prevention_order',
  'football_banning_order',
  'driving_disqualification',
  'other_order_with_requirement',
] as const satisfies Kind[]
const withoutTerm = [
  'fine',
  'endorsement',
  'penalty_points',
  'service_dismissal',
  'service_reprimand',
  'absolute_discharge',
  'reparation_order',
] as const

/**
 * A random history of 1 to 5 convictions from 1995 to 2030, the same for the same seed. Convictions are close together,
 * so that many fall within another's period; some share a day, and their custodial terms may then be chained; some fall
 * on another's first spent day, or a day before or after it.
 */
export function randomHistory(seed: number): History {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const chance = (part: number) => random() < part
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length - 1)] as T

  let names = 0
  /** The named terms of each day, to which later terms of that day may be chained. */
  const named = new Map<Day, { name: string; ownStart: Day | null }[]>()

  const length = (): Length =>
    pick<() => Length>([
      () => ({ months: pick([1, 4, 6, 8, 11, 12, 13, 18, 24, 30, 36, 47, 48, 49, 60, 120]) }),
      () => ({ years: 1 + upTo(9) }),
      () => ({ years: upTo(5), months: 1 + upTo(10) }),
      () => ({ weeks: pick([4, 10, 52, 53, 208, 209]) }),
      () => ({ days: pick([14, 28, 91, 364, 365, 366, 1460, 1461, 1462]) }),
      () => ({ months: pick([11, 12, 47, 48]), days: 1 + upTo(30) }),
    ])()

  const term = (day: Day): Sentence => {
    const sentence: Sentence = { kind: pick(custody), term: length() }
    if (chance(0.1)) sentence.term = { lastDay: addDays(day, 80 + upTo(2500)) }
    if (chance(0.15)) sentence.schedule18 = true
    if (chance(0.1)) sentence.creditedDays = 1 + upTo(13)

    const others = named.get(day) ?? []
    const other = others.length > 0 && chance(0.7) ? pick(others) : undefined
    // A stated last day says nothing about the length of a term that starts with, or after, another one.
    if (other) sentence.term = length()
    if (other && chance(0.5)) {
      sentence.consecutiveTo = other.name
    } else if (other) {
      sentence.concurrentWith = other.name
      // Partly concurrent: no term is shorter than a fortnight.
      if (other.ownStart && chance(0.5)) sentence.start = addDays(other.ownStart, upTo(13))
    } else if (chance(0.2)) {
      sentence.start = addDays(day, upTo(60))
    }
    names += 1
    sentence.name = `term ${names}`
    named.set(day, [...others, { name: sentence.name, ownStart: other ? null : (sentence.start ?? day) }])
    return sentence
  }

  const order = (kind: Kind, day: Day): Sentence => ({
    kind,
    ...(chance(0.2) && { start: addDays(day, upTo(60)) }),
    term: pick<() => Sentence['term']>([
      length,
      length,
      length,
      () => ({ lastDay: addDays(day, 60 + upTo(4000)) }),
      () => 'no end date',
      () => (chance(0.5) ? 'until further order' : { years: 1 + upTo(14) }),
    ])(),
  })

  const sentence = (day: Day): Sentence =>
    pick<() => Sentence>([
      () => term(day),
      () => term(day),
      () => term(day),
      () => term(day),
      () => ({ kind: pick(withoutTerm), ...(chance(0.2) && { start: addDays(day, upTo(60)) }) }),
      () => ({ kind: 'fine' }),
      () => order(pick(orders), day),
      () => order(pick(prohibitions), day),
      () =>
        chance(0.5)
          ? { kind: 'service_detention', term: length() }
          : { kind: 'compensation_order', ...(chance(0.8) && { paidInFull: addDays(day, upTo(900)) }) },
      () => (chance(0.3) ? { kind: pick(['life_sentence', 'extended_sentence']) } : { kind: 'fine' }),
    ])()

  const conviction = (day: Day): Conviction => ({
    day,
    age: chance(0.3) ? 'under 18' : 'adult',
    ...(chance(0.2) && { summaryOnly: true }),
    ...(chance(0.1) && { minorServiceOffence: true }),
    sentences: Array.from({ length: 1 + upTo(2) }, () => sentence(day)),
  })

  const anyDay = (): Day => addDays(`${1995 + upTo(35)}-01-01`, upTo(364))
  const convictions = [conviction(anyDay())]
  /** The first spent day of one of the convictions so far, or the day before or after it. */
  const touching = (): Day => {
    const ends = spentDays({ convictions }, 'statute').convictions.filter((end) => end <= lastDay)
    return ends.length === 0 ? anyDay() : addDays(pick(ends), upTo(2) - 1)
  }
  for (let more = upTo(4); more > 0; more -= 1) {
    const { day: earlier } = pick(convictions)
    const day = pick([anyDay, () => earlier, touching, () => addDays(earlier, upTo(1500))])()
    convictions.push(conviction(day > lastDay ? earlier : day))
  }

  const caution = (): Caution => {
    const given = anyDay()
    return chance(0.5)
      ? { kind: 'simple', given }
      : { kind: 'conditional', given, ...(chance(0.5) && { conditionsEnd: addDays(given, upTo(120)) }) }
  }
  return { convictions, cautions: Array.from({ length: upTo(2) }, caution) }
}
