import { z } from 'zod'

import { addMonths, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { optionalLine } from '@/lib/domain/fields/field-rules'
import { jobMilestones, type JobAnswer, type JobMilestone } from '@/lib/domain/outcomes/job-check'
import { countedUntil, isInSpan, reportSpans, type ReportSpan } from '@/lib/domain/outcomes/report-spans'
import { hideSmallSets, type ShownCount } from '@/lib/domain/social-value/small-numbers'

/** What an employer's report counts, in people; hours are added up beside it. */
export const valueMeasures = [
  'started',
  'in_post_6_weeks',
  'in_post_13_weeks',
  'in_post_6_months',
  'in_post_12_months',
  'from_day_release',
] as const
export type ValueMeasure = (typeof valueMeasures)[number]

export const frameworks = ['ppn_002', 'ppn_06_20', 'toms', 'own'] as const
type ValueFramework = (typeof frameworks)[number]

export type ValueTarget = { measure: ValueMeasure; target: number; code: string }

/** A contract in which the employer promised social value to a buyer. */
export type ValueContract = {
  id: string
  name: string
  buyer: string
  framework: ValueFramework
  startsOn: PlainDate
  endsOn: PlainDate
  targets: readonly ValueTarget[]
}

/** One job start of somebody who agreed to be counted: nothing in it names them. */
export type CountedStart = {
  /** A number that is the same for the same person within one report. */
  person: number
  startedOn: PlainDate
  hoursAWeek: number | null
  cameFromDayRelease: boolean
  /** What the checks found, with the day of each. */
  checks: readonly { milestone: JobMilestone; answer: JobAnswer; on: PlainDate }[]
}

const inPostMilestone: Readonly<Partial<Record<ValueMeasure, JobMilestone>>> = {
  in_post_6_weeks: '6_weeks',
  in_post_13_weeks: '13_weeks',
  in_post_6_months: '6_months',
  in_post_12_months: '12_months',
}

/** Whether a start counts for a measure. Somebody who was there at a later check was there at the earlier ones. */
function countsFor(start: CountedStart, measure: ValueMeasure, until: PlainDate): boolean {
  if (measure === 'started') return true
  if (measure === 'from_day_release') return start.cameFromDayRelease
  const least = inPostMilestone[measure]
  return start.checks.some(
    ({ milestone, answer, on }) =>
      answer === 'in_post' &&
      on <= until &&
      least !== undefined &&
      jobMilestones.indexOf(milestone) >= jobMilestones.indexOf(least),
  )
}

type Chosen = { span: string; contract: string | null }

/** The first and last day of a contract. */
type ContractDates = Pick<ValueContract, 'startsOn' | 'endsOn'>

const idOfDates = (dates: ContractDates | null): string => (dates ? `${dates.startsOn} ${dates.endsOn}` : '')

/** What a report is counted from. */
export type ValueFacts = {
  starts: readonly CountedStart[]
  contracts: readonly ValueContract[]
  /**
   * The dates of every contract there ever was, in the order in which they were given: whoever moves one by a day would
   * otherwise learn about whoever started on that day.
   */
  datesSoFar: readonly ContractDates[]
}

/**
 * The start whose hours count for each person: their first. So everybody has the same hours in each contract and period,
 * and one taken from the other does not leave the hours of somebody's second job.
 */
function firstStarts(starts: readonly CountedStart[]): ReadonlySet<CountedStart> {
  const firstOf = new Map<number, CountedStart>()
  for (const start of starts) {
    const earlier = firstOf.get(start.person)
    if (!earlier || start.startedOn < earlier.startedOn) firstOf.set(start.person, start)
  }
  return new Set(firstOf.values())
}

/**
 * The report of an employer, counted until the end of last month. The numbers of every contract and period are decided
 * together (`hideSmallSets`), so that no two reports give away what each of them hides; so are the hours, each with the
 * people whose hours it adds up. A contract counts what started within it.
 */
export function socialValueReport({ starts, contracts, datesSoFar }: ValueFacts, chosen: Chosen, today: PlainDate) {
  const until = countedUntil(today)
  const spans = reportSpans(until)
  const span = spans.find(({ id }) => id === chosen.span) ?? spans[0]
  const contract = contracts.find(({ id }) => id === chosen.contract) ?? null
  const startsOf = (of: ContractDates | null, within: ReportSpan): CountedStart[] =>
    starts.filter(
      ({ startedOn }) =>
        isInSpan(startedOn, within) && (of === null || (startedOn >= of.startsOn && startedOn <= of.endsOn)),
    )
  const isFirst = firstStarts(starts)
  const withHours = (of: ContractDates | null, within: ReportSpan): CountedStart[] =>
    startsOf(of, within).filter((start) => start.hoursAWeek !== null && isFirst.has(start))
  const reports = [null, ...datesSoFar].flatMap((of) => spans.map((within) => ({ of, within })))
  const keyOf = (of: ContractDates | null, within: ReportSpan | undefined, what: ValueMeasure | 'hours') =>
    `${idOfDates(of)} ${within?.id ?? ''} ${what}`
  const decide = (family: readonly { key: string; behind: readonly CountedStart[] }[]) => {
    const counts = hideSmallSets(family.map(({ behind }) => new Set(behind.map(({ person }) => person))))
    return (key: string): ShownCount => counts[family.findIndex((one) => one.key === key)] ?? { kind: 'hidden' }
  }
  // Hours cannot be taken from people, so each has a family of its own. What comes later changes nothing that was decided before it.
  const peopleAt = decide(
    reports.flatMap(({ of, within }) =>
      valueMeasures.map((what) => ({
        key: keyOf(of, within, what),
        behind: startsOf(of, within).filter((start) => countsFor(start, what, until)),
      })),
    ),
  )
  const shownOf = (of: ContractDates | null, within: ReportSpan | undefined, measure: ValueMeasure): ShownCount =>
    peopleAt(keyOf(of, within, measure))
  const hoursAt = decide(
    reports
      .filter(({ of, within }) => shownOf(of, within, 'started').kind === 'count')
      .map(({ of, within }) => ({ key: keyOf(of, within, 'hours'), behind: withHours(of, within) })),
  )
  const areHoursShown = hoursAt(keyOf(contract, span, 'hours')).kind === 'count'
  return {
    until,
    spans,
    span: span?.id ?? 'all',
    contract,
    isEmpty: starts.length === 0,
    /** A week, of everybody counted whose hours are known; null where they are hidden. */
    hours:
      span && areHoursShown
        ? withHours(contract, span).reduce((sum, { hoursAWeek }) => sum + (hoursAWeek ?? 0), 0)
        : null,
    measures: valueMeasures.map((measure) => ({
      measure,
      people: shownOf(contract, span, measure),
      target: contract?.targets.find((one) => one.measure === measure) ?? null,
    })),
    /** Each contract with what was promised in it, in the order of the measures, and what came of it so far. */
    contracts: contracts.map((of) => ({
      contract: of,
      promises: valueMeasures.flatMap((measure) =>
        of.targets
          .filter((one) => one.measure === measure)
          .map((promised) => ({ ...promised, people: shownOf(of, spans[0], measure) })),
      ),
    })),
  }
}

/** How long a contract may last, in months, and the most of one company. */
const longestMonths = 180
export const mostContracts = 30
const mostPromised = 100_000

const contractMessages = {
  name: 'Say what the contract is called.',
  buyer: 'Say who the buyer is.',
  framework: 'Choose how the buyer measures social value.',
  startsOn: 'Enter the first day of the contract.',
  endsOn: 'Enter the last day of the contract.',
  endsBefore: 'The last day has to be after the first.',
  endsLate: 'The last day has to be within 15 years of the first.',
  target: 'Enter a whole number of people, or leave it empty.',
  noTarget: 'Enter how many people you promised in at least one box.',
  most: (people: number, ofWhom: string) => `Enter at most ${people}, the number of people ${ofWhom}.`,
  starting: 'who start',
  atEarlierStage: 'still in the job at the earlier stage',
} as const

const dayField = (message: string) =>
  z.string(message).transform((typed, context): PlainDate => {
    const day = parseDate(typed.trim())
    if (day) return day
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const target = z
  .string()
  .default('')
  .refine((typed) => /^\s*\d{0,6}\s*$/.test(typed) && Number(typed) <= mostPromised, contractMessages.target)
  .transform((typed) => Number(typed))

const targetFields = z.object(
  Object.fromEntries(
    valueMeasures.flatMap((measure) => [
      [`target-${measure}`, target] as const,
      [`code-${measure}`, optionalLine('The code', 40)] as const,
    ]),
  ),
)

/**
 * The form of a contract, with a target and the buyer's code for each measure: fields `target-started` and so on. Its
 * parts are checked each by itself, so that what is wrong with one hides nothing of the others.
 */
export const contractForm = z
  .object({
    name: optionalLine('The name', 120).refine((text) => text.length >= 2, contractMessages.name),
    buyer: optionalLine('The buyer', 120).refine((text) => text.length >= 2, contractMessages.buyer),
    framework: z.enum(frameworks, contractMessages.framework),
  })
  .and(
    z
      .object({ startsOn: dayField(contractMessages.startsOn), endsOn: dayField(contractMessages.endsOn) })
      .refine(({ startsOn, endsOn }) => endsOn > startsOn, { path: ['endsOn'], message: contractMessages.endsBefore })
      .refine(({ startsOn, endsOn }) => endsOn <= addMonths(startsOn, longestMonths), {
        path: ['endsOn'],
        message: contractMessages.endsLate,
      }),
  )
  .and(
    targetFields
      // What cannot be read as a number of people has a message of its own.
      .refine((fields) => valueMeasures.some((measure) => Number(fields[`target-${measure}`]) !== 0), {
        path: ['targets'],
        message: contractMessages.noTarget,
      })
      .superRefine((fields, context) => {
        const promised = targetsOf(fields)
        for (const [index, { measure, target: people }] of promised.entries()) {
          // Coming from day release is no later stage than any other.
          const earlier = promised
            .slice(0, index)
            .filter((one) => measure !== 'from_day_release' || one.measure === 'started')
          const least = earlier.toSorted((one, other) => one.target - other.target)[0]
          if (!least || people <= least.target) continue
          const ofWhom = least.measure === 'started' ? contractMessages.starting : contractMessages.atEarlierStage
          const message = contractMessages.most(least.target, ofWhom)
          context.addIssue({ code: 'custom', path: [`target-${measure}`], message })
        }
      }),
  )

/** The targets in a form that was accepted: those with a number above zero. */
export function targetsOf(fields: Readonly<Record<string, unknown>>): ValueTarget[] {
  return valueMeasures.flatMap((measure) => {
    const promised = Number(fields[`target-${measure}`] ?? 0)
    return promised > 0 ? [{ measure, target: promised, code: String(fields[`code-${measure}`] ?? '') }] : []
  })
}
