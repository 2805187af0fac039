import { addDays, addMonths, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { jobMilestones, type JobAnswer, type JobMilestone } from '@/lib/domain/outcomes/job-check'
import { countedUntil, isInSpan, reportSpans, type ReportSpan } from '@/lib/domain/outcomes/report-spans'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { referralServices, type ReferralService } from '@/lib/domain/referrals/referral'
import { hideSmallSets, type ShownCount } from '@/lib/domain/social-value/small-numbers'

/** How far somebody has come with a partner, in order; whoever reaches a step has reached those before it. */
export const reportSteps = [
  'referred',
  'engaged',
  'ready',
  'applied',
  'interview',
  'offer',
  'started',
  '6_weeks',
  '6_months',
] as const
export type ReportStep = (typeof reportSteps)[number]

/** One person whom a partner was sent or took on, as its report counts them. */
export type ReportedPerson = {
  /** A number that is the same for the same person within one report. */
  person: number
  /** Their file, for a member who may see it; null for others, and once the file is gone. */
  file: { reference: string; name: string } | null
  /** Who helps them; null for nobody, and once the file is closed. */
  workerId: string | null
  /** The letters at the beginning of their postcode, such as 'LS'; '' if it is not known. */
  area: string
  services: readonly ReferralService[]
  /** Whether they were accepted, which takes a consent that is recorded. */
  isTakenOn: boolean
  /** The day on which they were referred, or taken on. */
  referredOn: PlainDate
  /** The first contact. */
  engagedOn: PlainDate | null
  readyOn: PlainDate | null
  /** Of the applications that they share. */
  appliedOn: PlainDate | null
  interviewOn: PlainDate | null
  offerOn: PlainDate | null
  starts: readonly {
    startedOn: PlainDate
    checks: readonly { milestone: JobMilestone; answer: JobAnswer; on: PlainDate }[]
  }[]
}

const earliest = (days: readonly PlainDate[]): PlainDate | null => [...days].sort().at(0) ?? null

/** The day from which it was known that somebody was in a job at a milestone, or a later one. */
function keptOn({ starts }: ReportedPerson, least: JobMilestone): PlainDate | null {
  const late = jobMilestones.slice(jobMilestones.indexOf(least))
  return earliest(
    starts.flatMap(({ checks }) =>
      checks.filter(({ milestone, answer }) => answer === 'in_post' && late.includes(milestone)).map(({ on }) => on),
    ),
  )
}

const dayOf: Readonly<Record<ReportStep, (person: ReportedPerson) => PlainDate | null>> = {
  referred: ({ referredOn }) => referredOn,
  engaged: ({ engagedOn }) => engagedOn,
  ready: ({ readyOn }) => readyOn,
  applied: ({ appliedOn }) => appliedOn,
  interview: ({ interviewOn }) => interviewOn,
  offer: ({ offerOn }) => offerOn,
  started: ({ starts }) => earliest(starts.map(({ startedOn }) => startedOn)),
  '6_weeks': (person) => keptOn(person, '6_weeks'),
  '6_months': (person) => keptOn(person, '6_months'),
}

/** Whether somebody had reached a step, or a later one, by the end of a day. */
export function hadReached(person: ReportedPerson, step: ReportStep, until: PlainDate): boolean {
  return reportSteps.slice(reportSteps.indexOf(step)).some((one) => {
    const on = dayOf[one](person)
    return on !== null && on <= until
  })
}

/** By what the team's own report is narrowed: whoever was referred from one day to another, and who helps them with what and where. */
export type ReportFilter = {
  from: PlainDate | null
  to: PlainDate | null
  service: ReferralService | null
  area: string | null
  /** An account, 'none' for people whom nobody helps, or null for everybody. */
  worker: string | null
  /** The step whose people are listed. */
  step: ReportStep | null
}

/** The filter in a URL. What it cannot mean is left out; days in the wrong order are turned round. */
export function reportFilterOf(address: AddressQuery): ReportFilter {
  const [from, to] = [parseDate(givenText(address.from)) ?? null, parseDate(givenText(address.to)) ?? null]
  const isTurned = from !== null && to !== null && from > to
  return {
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    service: referralServices.find((one) => one === givenText(address.service)) ?? null,
    area: givenText(address.area) || null,
    worker: givenText(address.worker) || null,
    step: reportSteps.find((one) => one === givenText(address.step)) ?? null,
  }
}

const isCounted = (person: ReportedPerson, { from, to, service, area, worker }: ReportFilter): boolean =>
  (from === null || person.referredOn >= from) &&
  (to === null || person.referredOn <= to) &&
  (service === null || person.services.includes(service)) &&
  (area === null || person.area === area) &&
  (worker === null || person.workerId === (worker === 'none' ? null : worker))

/** The areas of some people, in the order of the alphabet. */
export const areasOf = (people: readonly ReportedPerson[]): string[] =>
  [...new Set(people.map(({ area }) => area))].filter(Boolean).sort()

/**
 * The team's own report: how many of those referred in a period reached each step by the end of a day, and who they are.
 * It has every number, so it is for members alone: what leaves the organisation is {@link funderReport}.
 */
export function partnerReport(people: readonly ReportedPerson[], filter: ReportFilter, until: PlainDate) {
  const counted = people.filter((person) => isCounted(person, filter))
  return reportSteps.map((step) => ({ step, people: counted.filter((person) => hadReached(person, step, until)) }))
}

const firstStepsReached = ['referred', 'taken_on', 'engaged'] as const
export type FirstStep = (typeof firstStepsReached)[number]

/** How far people have come in their first month, decided together as the counts of a whole report are. */
function firstSteps(people: readonly ReportedPerson[], today: PlainDate) {
  const isAt: Readonly<Record<FirstStep, (person: ReportedPerson) => boolean>> = {
    referred: () => true,
    taken_on: ({ isTakenOn }) => isTakenOn,
    engaged: (person) => hadReached(person, 'engaged', today),
  }
  const counts = hideSmallSets(firstStepsReached.map((step) => new Set(people.filter(isAt[step]))))
  return firstStepsReached.map((step, index) => ({ step, people: counts[index] ?? ({ kind: 'hidden' } as const) }))
}

type ShownStep = { step: ReportStep | FirstStep; people: ShownCount }
type Reached = { step: ReportStep | FirstStep; count: number }

/** What one sentence can say of a report; null where even the number of all is hidden. */
export type ReportInShort = {
  all: number
  /** The furthest step, up to a job, that somebody reached and whose number is shown. */
  most: Reached | null
  /** The same of those who were still in work. */
  kept: Reached | null
} | null

/** A report in short, of numbers that it shows anyway. @param steps all of them, in order */
export function reportInShort([first, ...later]: readonly ShownStep[]): ReportInShort {
  if (first?.people.kind !== 'count') return null
  const shown = later.flatMap(({ step, people }) =>
    people.kind === 'count' && people.count > 0 ? [{ step, count: people.count }] : [],
  )
  const isKept = ({ step }: Reached) => step === '6_weeks' || step === '6_months'
  const most = shown.findLast((one) => !isKept(one)) ?? null
  return { all: first.people.count, most, kept: most?.step === 'started' ? (shown.findLast(isKept) ?? null) : null }
}

type Chosen = {
  span: string
  /** A service, an area, or '' for everybody: both together would be another family of numbers. */
  part: string
}

/**
 * The report that leaves the organisation, counted until the end of last month. A reader may have all of its periods,
 * services and areas, so their numbers are decided together (`hideSmallSets`): none from 1 to 4 is shown, and none
 * follows from others by adding and subtracting.
 */
export function funderReport(people: readonly ReportedPerson[], chosen: Chosen, today: PlainDate) {
  const until = countedUntil(today)
  const spans = reportSpans(until)
  const services = referralServices.filter((one) => people.some((person) => person.services.includes(one)))
  const areas = areasOf(people)
  const parts = [
    { key: '', isIn: () => true },
    ...services.map((one) => ({
      key: one,
      isIn: (person: ReportedPerson) => person.services.includes(one),
    })),
    ...areas.map((one) => ({ key: one, isIn: (person: ReportedPerson) => person.area === one })),
  ]
  const reached = new Map(
    reportSteps.map((step) => [step, people.filter((person) => hadReached(person, step, until))] as const),
  )
  const family = parts.flatMap(({ key, isIn }) =>
    spans.flatMap((span) =>
      reportSteps.map((step) => ({
        key: `${key} ${span.id} ${step}`,
        people: new Set(
          reached
            .get(step)
            ?.filter((person) => isIn(person) && isInSpan(person.referredOn, span))
            .map(({ person }) => person),
        ),
      })),
    ),
  )
  const counts = hideSmallSets(family.map((one) => one.people))
  const countAt = new Map(family.map(({ key }, index) => [key, counts[index]]))
  const span: ReportSpan | undefined = spans.find(({ id }) => id === chosen.span) ?? spans[0]
  const service = services.find((one) => one === chosen.part) ?? null
  const area = areas.find((one) => one === chosen.part) ?? null
  const part = service ?? area ?? ''
  const isTooSoon = people.every(({ referredOn }) => referredOn > until)
  return {
    until,
    spans,
    span: span?.id ?? 'all',
    services,
    service,
    areas,
    area,
    part,
    isEmpty: people.length === 0,
    /**
     * While nobody is counted, because the report counts whole months: what can be said of those who came since, and the day from which a report counts them; null
     * otherwise, because beside other counts the numbers would change from day to day and tell who came.
     */
    since:
      isTooSoon && people.length > 0
        ? { steps: firstSteps(people, today), countedFrom: addMonths(addDays(until, 1), 1) }
        : null,
    steps: reportSteps.map((step) => ({
      step,
      people: countAt.get(`${part} ${span?.id ?? 'all'} ${step}`) ?? ({ kind: 'hidden' } satisfies ShownCount),
    })),
  }
}
