import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { folded } from '@/lib/domain/fields/fold-text'
import type { AdvertDraft, AdvertField } from '@/lib/domain/job-board/advert'
import { sentencesThatAsk } from '@/lib/domain/job-board/advert-asks'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import type { PhraseRule } from '@/lib/domain/job-board/advert-phrase'
import {
  bansOfEverything,
  findPhrases,
  namesRequirement,
  type FoundPhrase,
} from '@/lib/domain/job-board/advert-phrases'
import { sentencesThatShutOut } from '@/lib/domain/job-board/advert-sentences'
import { checkAbove } from '@/lib/domain/job-board/check-in-words'
import { dutyEligibility } from '@/lib/domain/job-board/check-duty'
import type { DbsLevel, ExclusionKind } from '@/lib/domain/job-board/job'
import { isAboveBasic, isBelowMinimumWage } from '@/lib/domain/job-board/job-rules'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

/** `checkedOn` is the day on which somebody read the page itself. */
type Source = { name: string; url: string; checkedOn?: string } | 'our own rule'
type Rule = {
  /** Whether it stops the advert from being sent. */
  stops: boolean
  source: Source
}

const law = (name: string, path: string): Source => ({ name, url: `https://www.legislation.gov.uk/${path}` })
const rehabilitation = law('Rehabilitation of Offenders Act 1974, section 4', 'ukpga/1974/53/section/4')
const minimumPay = law('National Minimum Wage Act 1998, section 1', 'ukpga/1998/39/section/1')
const equality = (section: string): Source =>
  law(`Equality Act 2010, ${section} and section 39`, 'ukpga/2010/15/section/39')

/**
 * The rules that every advert is checked against, and their sources. They apply to England and Wales, like all of the
 * disclosure guidance.
 */
export const advertRules = {
  missing: { stops: true, source: 'our own rule' },
  below_minimum_wage: {
    stops: true,
    source: {
      name: 'National Minimum Wage Act 1998, section 1, and the rates',
      url: minimumWage.source,
      checkedOn: minimumWage.checkedOn,
    },
  },
  below_minimum_wage_yearly: {
    stops: true,
    source: {
      name: 'National Minimum Wage Act 1998, section 1, and the rates',
      url: minimumWage.source,
      checkedOn: minimumWage.checkedOn,
    },
  },
  description_short: { stops: true, source: 'our own rule' },
  never_with_exclusions: { stops: true, source: 'our own rule' },
  never_with_check: { stops: false, source: 'our own rule' },
  pay_wrong_way_round: { stops: true, source: 'our own rule' },
  pay_out_of_range: { stops: true, source: 'our own rule' },
  hours_out_of_range: {
    stops: true,
    source: law('Working Time Regulations 1998, regulation 4', 'uksi/1998/1833/regulation/4'),
  },
  long_hours: {
    stops: false,
    source: law('Working Time Regulations 1998, regulation 4', 'uksi/1998/1833/regulation/4'),
  },
  closing_date_past: { stops: true, source: 'our own rule' },
  closing_date_far: { stops: true, source: 'our own rule' },
  start_date_past: { stops: false, source: 'our own rule' },
  check_without_duty: {
    stops: true,
    source: law(
      'Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975; Police Act 1997, sections 113A and 113B',
      'uksi/1975/1023',
    ),
  },
  check_above_duty: {
    stops: true,
    source: law('Police Act 1997, section 113B, and its Regulations of 2002', 'ukpga/1997/50/section/113B'),
  },
  check_without_reason: {
    stops: true,
    source: law('Police Act 1997, sections 113A and 113B', 'ukpga/1997/50/section/113A'),
  },
  check_above_chosen: {
    stops: true,
    source: law('Police Act 1997, sections 113A and 113B', 'ukpga/1997/50/section/113A'),
  },
  exclusion_reason_missing: { stops: true, source: rehabilitation },
  exclusion_without_reason: { stops: true, source: rehabilitation },
  blanket_ban: { stops: true, source: rehabilitation },
  early_record_question: {
    stops: true,
    source: law(
      'UK GDPR, article 10, and article 5: no more data, and no sooner, than needed',
      'eur/2016/679/article/10',
    ),
  },
  spent_question: { stops: true, source: rehabilitation },
  police_record_demand: {
    stops: true,
    source: law('Data Protection Act 2018, section 184', 'ukpga/2018/12/section/184'),
  },
  barred_list: {
    stops: true,
    source: law('Safeguarding Vulnerable Groups Act 2006, Schedule 4', 'ukpga/2006/47/schedule/4'),
  },
  certificate_copy: {
    stops: true,
    source: law('UK GDPR, articles 5 and 10: no more data, and no longer, than needed', 'eur/2016/679/article/5'),
  },
  deters_records: { stops: false, source: rehabilitation },
  age_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 5, 13 and 39, and Schedule 9', 'ukpga/2010/15/section/39'),
  },
  sex_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 11, 13 and 39, and Schedule 9', 'ukpga/2010/15/section/39'),
  },
  race_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 9, 13 and 39, and Schedule 9', 'ukpga/2010/15/section/39'),
  },
  language_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 9, 19 and 39', 'ukpga/2010/15/section/19'),
  },
  religion_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 10, 13 and 39, and Schedule 9', 'ukpga/2010/15/section/39'),
  },
  disability_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 6, 13, 39 and 60, and Schedule 9', 'ukpga/2010/15/section/60'),
  },
  family_wanted: {
    stops: true,
    source: law('Equality Act 2010, sections 8, 18 and 39, and Schedule 9', 'ukpga/2010/15/section/39'),
  },
  age: { stops: false, source: equality('section 5') },
  sex: { stops: false, source: equality('section 11') },
  race: { stops: false, source: equality('section 9') },
  disability: { stops: false, source: law('Equality Act 2010, sections 6, 39 and 60', 'ukpga/2010/15/section/60') },
  religion: { stops: false, source: equality('section 10') },
  family: { stops: false, source: equality('sections 8 and 18') },
  orientation: { stops: true, source: equality('sections 7, 12 and 13') },
  unpaid: { stops: true, source: minimumPay },
  fee_from_applicant: { stops: true, source: 'our own rule' },
  commission_only: { stops: false, source: minimumPay },
  cash_in_hand: {
    stops: false,
    source: law(
      'Employment Rights Act 1996, section 8; Income Tax (PAYE) Regulations 2003, regulation 21',
      'ukpga/1996/18/section/8',
    ),
  },
  other_site: { stops: false, source: 'our own rule' },
} as const satisfies Record<PhraseRule, Rule> & Record<string, Rule>
type AdvertRule = keyof typeof advertRules

export type AdvertFinding = {
  rule: AdvertRule
  field: AdvertField
  /** Whether it stops the advert from being sent. */
  stops: boolean
  source: Source
  /** The words it is about, as written; null where it is about the whole field. */
  found: string | null
  /** The sentence, or line of a list, that they stand in, as written; null where nothing was read in words. */
  line: string | null
  /**
   * Whether it is about a phrase that is better written another way: `better` as in `Phrase`.
   */
  isPhrase: boolean
  better: string
  /** Of the convictions that it excludes, the one it is about; null in any other field. */
  part: ExclusionKind | null
}

/** As much of an advert as has been written. */
type Said = Partial<AdvertDraft>

export const finding = (
  rule: AdvertRule,
  field: AdvertField,
  found: string | null = null,
  part: ExclusionKind | null = null,
): AdvertFinding => ({
  rule,
  field,
  ...advertRules[rule],
  found,
  line: null,
  isPhrase: false,
  better: '',
  part,
})

/** Whether it is about the highest pay alone, which has a field of its own. */
export const isOfHighestPay = ({ rule }: Pick<AdvertFinding, 'rule'>): boolean => rule === 'pay_wrong_way_round'

/** The most hours a week, on average, that somebody may be made to work without agreeing to more in writing. */
const mostHoursAWeek = 48

function payAndHours({ pay, hoursPerWeek = null }: Said): AdvertFinding[] {
  const hours =
    hoursPerWeek === null
      ? []
      : hoursPerWeek > advertLimits.hoursPerWeek
        ? [finding('hours_out_of_range', 'hoursPerWeek', String(hoursPerWeek))]
        : hoursPerWeek > mostHoursAWeek
          ? [finding('long_hours', 'hoursPerWeek', String(hoursPerWeek))]
          : []
  if (!pay) return hours
  const lowest = { ...pay, from: Math.min(pay.from, pay.to) }
  const canTell = pay.per === 'hour' || hoursPerWeek !== null
  const isBelow = canTell && isBelowMinimumWage({ pay: lowest, hoursPerWeek: hoursPerWeek ?? 1 })
  const below = pay.per === 'hour' ? 'below_minimum_wage' : 'below_minimum_wage_yearly'
  return [
    ...(pay.to < pay.from ? [finding('pay_wrong_way_round', 'pay')] : []),
    ...(Math.max(pay.from, pay.to) > advertLimits.pay[pay.per] ? [finding('pay_out_of_range', 'pay')] : []),
    ...(isBelow ? [finding(below, 'pay')] : []),
    ...hours,
  ]
}

function dates({ startsOn = null, closesOn = null }: Said, today: PlainDate): AdvertFinding[] {
  return [
    ...(startsOn !== null && startsOn < today ? [finding('start_date_past', 'startsOn')] : []),
    ...(closesOn !== null && closesOn < today ? [finding('closing_date_past', 'closesOn')] : []),
    ...(closesOn !== null && closesOn > addDays(today, advertLimits.daysToClose)
      ? [finding('closing_date_far', 'closesOn')]
      : []),
  ]
}

function checks({ dbsLevel = null, duty = null, dbsReason = null }: Said): AdvertFinding[] {
  if (dbsLevel === null || !isAboveBasic(dbsLevel)) return []
  return [
    ...(duty === null ? [finding('check_without_duty', 'duty')] : []),
    ...(duty !== null && dbsLevel === 'enhanced' && dutyEligibility[duty].highest === 'standard'
      ? [finding('check_above_duty', 'dbsLevel')]
      : []),
    ...(!isReasonOfTheWork(dbsReason ?? '') ? [finding('check_without_reason', 'dbsReason')] : []),
  ]
}

const shortestReason = 25
// Words that would fit any advert, and kinds of offence, say nothing of the work and so give no reason for this one.
const sayNothing =
  /\b(?:no|none|not|never|any(?:one|body)|nobody|who(?:ever)?|has|have|been|with|on|or|these|those|please|offences?|records?|cautions?|criminal|accepted|considered|taken|hired|employed|spent|unspent|previous|past|recent|ever|whatever|years?|months?|last|date|thefts?|stealing|stolen|burglary|burglaries|robbery|fraud|violence|violent|assaults?|arson|drugs?|dealing|sexual|murder|dishonesty|weapons?|driving|our|the|a|an|of|for|and|is|it|this|that|in|to|by|as|we|with|all|any|because|due|our|company|business|group|internal|standard|normal|policy|policies|rules?|procedure|reasons?|security|safety|health|insurance|insurers?|reputation|role|job|nature|requirements?|required|needed|necessary|apply|applies|cannot|accept|people|convictions?|on|grounds)\b|[^a-z]/gi

/** Whether a written reason says something about the work: long enough, and more than words that fit any job. */
export const isReasonOfTheWork = (reason: string): boolean =>
  reason.trim().length >= shortestReason && reason.replace(sayNothing, '').length >= 8

const exclusions = (draft: Said): AdvertFinding[] =>
  (draft.exclusions ?? []).flatMap(({ kind, reason }) =>
    isReasonOfTheWork(reason)
      ? []
      : [
          finding(
            reason === '' ? 'exclusion_reason_missing' : 'exclusion_without_reason',
            'exclusions',
            reason || null,
            kind,
          ),
        ],
  )

/**
 * What says two things at once: an employer who never asks has no way of knowing what it cannot accept, and a check
 * tells it without asking.
 */
function contradictions({ recordQuestion, dbsLevel = null, exclusions: excluded }: Said): AdvertFinding[] {
  if (recordQuestion !== 'never') return []
  return [
    ...((excluded ?? []).length > 0 ? [finding('never_with_exclusions', 'recordQuestion')] : []),
    ...(dbsLevel !== null && dbsLevel !== 'none' ? [finding('never_with_check', 'recordQuestion')] : []),
  ]
}

type Text = { text: string; part: ExclusionKind | null }
const textsOf = (value: Said[AdvertField]): Text[] => {
  if (typeof value === 'string') return [{ text: value, part: null }]
  if (!Array.isArray(value)) return []
  return value.map((item: string | { kind: ExclusionKind; reason: string }) =>
    typeof item === 'string' ? { text: item, part: null } : { text: item.reason, part: item.kind },
  )
}
const written: readonly AdvertField[] = [
  'title',
  'description',
  'requirements',
  'benefits',
  'skills',
  'training',
  'pattern',
  'town',
  'travelHelp',
  'dbsReason',
  'exclusions',
]

// What Schedule 9 lets an occupational requirement want. Nobody may be asked about their health before an offer.
export const preferenceRules: readonly PhraseRule[] = [
  'sex_wanted',
  'age_wanted',
  'race_wanted',
  'language_wanted',
  'religion_wanted',
  'disability_wanted',
  'family_wanted',
  'orientation',
]
/** What only some checks allow: spent convictions above basic, the barred lists with an enhanced one. */
const allowedBy: Partial<Record<PhraseRule, readonly DbsLevel[]>> = {
  spent_question: ['standard', 'enhanced'],
  barred_list: ['enhanced'],
}

/**
 * Whether a phrase stops the advert. A plain preference is only advice where the advert names the occupational
 * requirement that allows it: the team checks that. In a town even advice stops it, because no place is called "no
 * Muslims"; but one is called Boys Hill.
 */
function isStopped(rule: PhraseRule, field: AdvertField, isAllowed: boolean): boolean {
  if (field === 'town') return rule !== 'sex'
  return advertRules[rule].stops && !(isAllowed && preferenceRules.includes(rule))
}

/** The phrases of a text; then, on lines without one that stops, sentences that shut people out in other words. */
function phrasesOf(text: string, field: AdvertField): FoundPhrase[] {
  const bans = field === 'exclusions' ? bansOfEverything(text) : []
  // The same words are found once, with one piece of advice.
  const isBan = ({ rule, line }: FoundPhrase) => bans.some((one) => one.rule === rule && one.line === line)
  const found = [...findPhrases(text).filter((one) => !isBan(one)), ...bans]
  const stopping = found.filter(({ rule }) => advertRules[rule].stops)
  return [
    ...found,
    ...[...sentencesThatShutOut(text, field === 'exclusions'), ...sentencesThatAsk(text)].filter(
      ({ line }) => !stopping.some((one) => one.line.includes(line)),
    ),
  ]
}

function phrases(draft: Said): AdvertFinding[] {
  const isAllowed = written.some((field) => textsOf(draft[field]).some(({ text }) => namesRequirement(text)))
  return written.flatMap((field) =>
    textsOf(draft[field])
      .flatMap(({ text, part }) =>
        // In the order in which they were written.
        phrasesOf(text, field)
          .toSorted((a, b) => text.indexOf(a.words) - text.indexOf(b.words))
          .map((one) => ({ ...one, part })),
      )
      .filter(({ rule }) => !draft.dbsLevel || !allowedBy[rule]?.includes(draft.dbsLevel))
      .map(({ rule, words, line, better, part }) => ({
        ...finding(rule, field, words, part),
        line,
        stops: isStopped(rule, field, isAllowed),
        isPhrase: true,
        better,
      })),
  )
}

const checksInWords = (draft: Said): AdvertFinding[] => {
  const { dbsLevel } = draft
  if (!dbsLevel) return []
  return written.flatMap((field) =>
    textsOf(draft[field]).flatMap(({ text, part }) =>
      checkAbove(text, dbsLevel).map((words) => finding('check_above_chosen', field, words, part)),
    ),
  )
}

/**
 * Everything to be said about what has been written of an advert: what stops it, and advice. Empty fields are passed
 * over.
 * @param today the day in the UK, with which the closing date is compared
 */
export function findingsOf(said: Said, today: PlainDate): AdvertFinding[] {
  const inWords = phrases(said)
  // Where a reason bans everybody, what to write instead says it all.
  const isBan = (part: AdvertFinding['part']) =>
    inWords.some((one) => one.rule === 'blanket_ban' && one.field === 'exclusions' && one.part === part)
  return [
    ...payAndHours(said),
    ...dates(said, today),
    ...checks(said),
    ...exclusions(said).filter(({ part }) => !isBan(part)),
    ...contradictions(said),
    ...checksInWords(said),
    ...inWords,
  ]
}

/** The findings of one place by the same rule together, so that the rule is explained once: each group counts as one. */
export function findingsByRule(findings: readonly AdvertFinding[]): [AdvertFinding, ...AdvertFinding[]][] {
  const groups = new Map<string, [AdvertFinding, ...AdvertFinding[]]>()
  for (const one of findings) {
    const key = `${one.rule} ${one.field} ${one.part ?? ''}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

/**
 * What a finding is kept under when the team lets its line through: the rule and the line as a reader sees it. It is the
 * same for the same rule and line wherever they stand in the advert, and another one as soon as a word of the line
 * changes. Null for a finding about a figure, a choice or a whole field, which nobody can let through.
 */
export const keyOfFinding = ({ rule, line }: AdvertFinding): string | null =>
  line === null ? null : `${rule}: ${folded(line)}`

/** @param letThrough the lines that the team let through, each as `keyOfFinding` names it */
export const maySend = (findings: readonly AdvertFinding[], letThrough: readonly string[] = []): boolean =>
  findings.every((one) => {
    const key = keyOfFinding(one)
    return !one.stops || (key !== null && letThrough.includes(key))
  })
