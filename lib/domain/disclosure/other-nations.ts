import type { AgeGroup, Confidence } from '@/lib/domain/disclosure/disposals'
import { comparePeriods, spentFrom, type Period } from '@/lib/domain/disclosure/period'
import { addDays, addMonths, addMonthsInFull, laterOf, type PlainDate } from '@/lib/domain/dates/plain-date'
import { dayAfter, isSentenceLength, type SentenceLength } from '@/lib/domain/disclosure/sentence-length'

type Months = Readonly<Record<AgeGroup, number>>
type Band = Months & { upToMonths: number }

type Rule =
  /** The term plus this many months; above the last band, never. */
  | { rule: 'termPlus'; bands: readonly Band[] }
  /** This many months, by the length of the term; above the last band, never. */
  | { rule: 'byTerm'; bands: readonly Band[] }
  | { rule: 'fixed'; months: Months }
  /** This many months or the order itself, whichever is longer. */
  | { rule: 'longerOf'; months: Months }
  /** This many months after the order ends, and at least this many in all. */
  | { rule: 'afterEnd'; months: number; atLeastMonths?: number }
  /** As long as the order lasts; this many months if it was given no end. */
  | { rule: 'whileItLasts'; withoutEndMonths?: number }
  | { rule: 'nil' }

type NationDisposal = Rule & { confidence: Exclude<Confidence, 'L'>; source: string }

const same = (months: number): Months => ({ adult: months, under18: months })
const years = (adult: number, under18: number): Months => ({ adult: adult * 12, under18: under18 * 12 })

const scottishAct = 'Rehabilitation of Offenders Act 1974 as it applies in Scotland (2019 Act, Part 2)'
const northernOrder = 'Rehabilitation of Offenders (Northern Ireland) Order 1978'
const scottish = (section: string) => ({ confidence: 'H', source: `${scottishAct}, section ${section}` }) as const
const northern = { confidence: 'M', source: northernOrder } as const

/** Scotland: in force since 30 November 2020, including for earlier convictions. Everything runs from conviction. */
const scotland = {
  custody: {
    rule: 'termPlus',
    bands: [
      { upToMonths: 12, ...years(2, 1) },
      { upToMonths: 30, ...years(4, 2) },
      { upToMonths: 48, ...years(6, 3) },
    ],
    ...scottish('5A'),
  },
  fine: { rule: 'fixed', months: { adult: 12, under18: 6 }, ...scottish('5A') },
  compensation_order: { rule: 'fixed', months: { adult: 12, under18: 6 }, ...scottish('5A') },
  endorsement: { rule: 'fixed', months: { adult: 60, under18: 30 }, ...scottish('5A') },
  absolute_discharge: { rule: 'nil', ...scottish('5J') },
  admonition: { rule: 'nil', ...scottish('5J') },
  childrens_hearing: { rule: 'nil', ...scottish('5J') },
  caution_for_good_behaviour: { rule: 'longerOf', months: { adult: 6, under18: 3 }, ...scottish('5C') },
  community_payback_order: { rule: 'longerOf', months: { adult: 12, under18: 6 }, ...scottish('5D') },
  drug_treatment_and_testing_order: { rule: 'longerOf', months: { adult: 12, under18: 6 }, ...scottish('5D') },
  restriction_of_liberty_order: { rule: 'longerOf', months: { adult: 12, under18: 6 }, ...scottish('5D') },
  compulsion_order: { rule: 'whileItLasts', ...scottish('5F') },
  ancillary_order: { rule: 'whileItLasts', withoutEndMonths: 24, ...scottish('5(2D)') },
  other_sentence: { rule: 'fixed', months: { adult: 12, under18: 6 }, ...scottish('5A') },
  service_dismissal_with_disgrace: { rule: 'fixed', months: years(10, 5), ...scottish('5B') },
  service_dismissal: { rule: 'fixed', months: { adult: 84, under18: 42 }, ...scottish('5B') },
  service_detention: { rule: 'fixed', months: { adult: 60, under18: 30 }, ...scottish('5B') },
  alternative_warning: { rule: 'nil', ...scottish('8B') },
  alternative_other: { rule: 'fixed', months: same(3), ...scottish('8B') },
} as const satisfies Record<string, NationDisposal>

/** Northern Ireland: fixed periods from conviction. We did not find the reform drafted in 2022 in force. */
const northernIreland = {
  custody: {
    rule: 'byTerm',
    bands: [
      { upToMonths: 6, adult: 84, under18: 42 },
      { upToMonths: 30, ...years(10, 5) },
    ],
    ...northern,
  },
  childrens_detention: {
    rule: 'byTerm',
    bands: [
      { upToMonths: 6, ...same(36) },
      { upToMonths: 30, ...same(60) },
    ],
    ...northern,
  },
  fine: { rule: 'fixed', months: { adult: 60, under18: 30 }, ...northern, confidence: 'H' },
  community_service_order: { rule: 'fixed', months: { adult: 60, under18: 30 }, ...northern },
  combination_order: { rule: 'fixed', months: { adult: 60, under18: 30 }, ...northern },
  probation_order: { rule: 'longerOf', months: same(12), ...northern },
  bind_over: { rule: 'longerOf', months: same(12), ...northern },
  conditional_discharge: { rule: 'longerOf', months: same(12), ...northern },
  absolute_discharge: { rule: 'fixed', months: same(6), ...northern },
  attendance_centre_order: { rule: 'afterEnd', months: 12, ...northern },
  juvenile_justice_centre_order: { rule: 'afterEnd', months: 12, ...northern },
  youth_conference_order: { rule: 'afterEnd', months: 12, ...northern },
  community_responsibility_order: { rule: 'afterEnd', months: 12, ...northern },
  hospital_order: { rule: 'afterEnd', months: 24, atLeastMonths: 60, ...northern },
} as const satisfies Record<string, NationDisposal>

export type ScottishDisposal = keyof typeof scotland
export type NorthernIrishDisposal = keyof typeof northernIreland

type Details = {
  convictedOn: PlainDate
  ageGroup: AgeGroup
  /** For custody, suspended or not. */
  length?: SentenceLength
  /** An order's last day; 'none' when it was given no end; omitted when not known. */
  lastDay?: PlainDate | 'none'
}

type Answer =
  | {
      outcome: 'found'
      /** Months that can be read in two ways are counted to the later day, as for England and Wales. */
      period: Period
      /** The first spent day by our reading of the law, if that is before `period`'s. */
      dayByTheLaw?: PlainDate
      confidence: 'H' | 'M'
      source: string
    }
  | { outcome: 'ask'; question: 'length' | 'last_day' }

const never: Period = { outcome: 'never' }

function bandFor(bands: readonly Band[], start: PlainDate, length: SentenceLength): Band | undefined {
  return bands.find(({ upToMonths }) => dayAfter(start, length) <= addMonths(start, upToMonths))
}

function periodBy(
  rule: Rule,
  { convictedOn, ageGroup, length, lastDay }: Details,
  add: typeof addMonths,
): Period | 'length' | 'last_day' {
  const after = (months: number): PlainDate => add(convictedOn, months)
  switch (rule.rule) {
    case 'termPlus':
    case 'byTerm': {
      if (!length || !isSentenceLength(length)) return 'length'
      const band = bandFor(rule.bands, convictedOn, length)
      if (!band) return never
      return spentFrom(
        rule.rule === 'termPlus' ? add(dayAfter(convictedOn, length, add), band[ageGroup]) : after(band[ageGroup]),
      )
    }
    case 'fixed':
      return spentFrom(after(rule.months[ageGroup]))
    case 'longerOf': {
      if (!lastDay || lastDay === 'none') return 'last_day'
      return spentFrom(laterOf(after(rule.months[ageGroup]), addDays(lastDay, 1)))
    }
    case 'afterEnd': {
      if (!lastDay || lastDay === 'none') return 'last_day'
      const end = add(addDays(lastDay, 1), rule.months)
      return spentFrom(rule.atLeastMonths ? laterOf(after(rule.atLeastMonths), end) : end)
    }
    case 'whileItLasts': {
      if (!lastDay) return 'last_day'
      if (lastDay !== 'none') return spentFrom(addDays(lastDay, 1))
      return rule.withoutEndMonths ? spentFrom(after(rule.withoutEndMonths)) : { outcome: 'until_further_order' }
    }
    case 'nil':
      return spentFrom(convictedOn)
  }
}

function periodIn(disposal: NationDisposal, details: Details): Answer {
  const period = periodBy(disposal, details, addMonthsInFull)
  if (typeof period === 'string') return { outcome: 'ask', question: period }
  const byTheLaw = periodBy(disposal, details, addMonths)
  const isSooner = typeof byTheLaw !== 'string' && comparePeriods(byTheLaw, period) < 0
  return {
    outcome: 'found',
    period,
    ...(isSooner && byTheLaw.outcome === 'dated' && { dayByTheLaw: byTheLaw.firstSpentDay }),
    confidence: disposal.confidence,
    source: disposal.source,
  }
}

/**
 * When one conviction in Scotland becomes spent by itself. The effect of further convictions is not worked out here.
 * @returns the period and how sure we are of it, or what must be asked first
 */
export const periodInScotland = (kind: ScottishDisposal, details: Details): Answer => periodIn(scotland[kind], details)

/** The same for a conviction in Northern Ireland, where most rows rest on one secondary source. */
export const periodInNorthernIreland = (kind: NorthernIrishDisposal, details: Details): Answer =>
  periodIn(northernIreland[kind], details)
