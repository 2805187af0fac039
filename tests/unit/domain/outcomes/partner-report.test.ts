import fc from 'fast-check'

import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import {
  areasOf,
  funderReport,
  hadReached,
  partnerReport,
  reportFilterOf,
  reportInShort,
  reportSteps,
  type ReportedPerson,
} from '@/lib/domain/outcomes/partner-report'
import { countedUntil, reportSpans } from '@/lib/domain/outcomes/report-spans'
import { referralServices } from '@/lib/domain/referrals/referral'
import { reportHeadline } from '@/lib/content/casework/partner-report'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'

const day = plainDate
const nobody: ReportedPerson = {
  person: 1,
  file: null,
  workerId: null,
  area: '',
  services: [],
  isTakenOn: true,
  referredOn: day('2026-03-02'),
  engagedOn: null,
  readyOn: null,
  appliedOn: null,
  interviewOn: null,
  offerOn: null,
  starts: [],
}
const start = (startedOn: string, ...checks: ReportedPerson['starts'][number]['checks']) => ({
  startedOn: day(startedOn),
  checks,
})
const everything = reportFilterOf({})
const today = day('2026-11-26')

test('whoever reaches a step has reached those before it, from that day on', () => {
  const started: ReportedPerson = { ...nobody, starts: [start('2026-05-04')] }
  expect(reportSteps.filter((step) => hadReached(started, step, day('2026-05-03')))).toEqual(['referred'])
  expect(reportSteps.filter((step) => hadReached(started, step, day('2026-05-04')))).toEqual([
    'referred',
    'engaged',
    'ready',
    'applied',
    'interview',
    'offer',
    'started',
  ])
})

test('somebody in a job at a later check was in it at the earlier ones; who had left was not', () => {
  const late = start('2026-01-05', { milestone: '6_months', answer: 'in_post', on: day('2026-07-06') })
  const left = start('2026-01-05', { milestone: '6_weeks', answer: 'ended', on: day('2026-02-20') })
  expect(hadReached({ ...nobody, starts: [late] }, '6_weeks', today)).toBe(true)
  expect(hadReached({ ...nobody, starts: [late] }, '6_months', day('2026-07-05'))).toBe(false)
  expect(hadReached({ ...nobody, starts: [left] }, '6_weeks', today)).toBe(false)
})

test('the team’s report counts who was referred in a period, by service, area and worker', () => {
  const people: ReportedPerson[] = [
    { ...nobody, area: 'LS', workerId: 'ann', services: ['cv', 'interview'] },
    { ...nobody, person: 2, area: 'BD', referredOn: day('2026-04-01'), readyOn: day('2026-04-20') },
    { ...nobody, person: 3, area: 'LS', engagedOn: day('2026-03-10') },
  ]
  const counts = (address: Record<string, string>) =>
    partnerReport(people, reportFilterOf(address), today)
      .filter(({ people: of }) => of.length > 0)
      .map(({ step, people: of }) => `${step} ${of.map(({ person }) => person).join(' ')}`)
  expect(counts({})).toEqual(['referred 1 2 3', 'engaged 2 3', 'ready 2'])
  expect(counts({ area: 'LS' })).toEqual(['referred 1 3', 'engaged 3'])
  expect(counts({ service: 'cv' })).toEqual(['referred 1'])
  expect(counts({ worker: 'none' })).toEqual(['referred 2 3', 'engaged 2 3', 'ready 2'])
  expect(counts({ from: '2026-03-15', to: '2026-04-01' })).toEqual(['referred 2', 'engaged 2', 'ready 2'])
  expect(counts({ from: '2026-04-01', to: '2026-03-15' })).toEqual(['referred 2', 'engaged 2', 'ready 2'])
  expect(areasOf(people)).toEqual(['BD', 'LS'])
})

test('a filter that means nothing is left out', () => {
  expect(reportFilterOf({ from: '2026-02-31', service: 'none', step: 'rich' })).toEqual(everything)
})

const aDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays(day('2024-12-01'), days))
const aPerson = fc.record({
  area: fc.constantFrom('', 'LS', 'BD', 'HX'),
  services: fc.uniqueArray(fc.constantFrom(...referralServices.slice(0, 4)), { maxLength: 3 }),
  referredOn: aDay,
  engagedOn: fc.option(aDay),
  readyOn: fc.option(aDay),
  appliedOn: fc.option(aDay),
  interviewOn: fc.option(aDay),
  offerOn: fc.option(aDay),
  starts: fc.array(
    fc.record({
      startedOn: aDay,
      checks: fc.array(
        fc.record({
          milestone: fc.constantFrom('6_weeks' as const, '6_months' as const),
          answer: fc.constantFrom('in_post' as const, 'ended' as const),
          on: aDay,
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
})

const prime = 1_000_003
const modulo = (value: number): number => ((value % prime) + prime) % prime
function inverse(value: number): number {
  let [result, base, exponent] = [1, modulo(value), prime - 2]
  while (exponent > 0) {
    if (exponent % 2 === 1) result = (result * base) % prime
    base = (base * base) % prime
    exponent = Math.floor(exponent / 2)
  }
  return result
}

/** What somebody can reckon who adds and subtracts the printed numbers in every way: a basis of the sets they count. */
class Reckoned {
  private readonly rows = new Map<number, number[]>()

  private reduce(set: readonly number[]): number[] {
    const rest = set.map(modulo)
    for (let at = 0; at < rest.length; at += 1) {
      const row = this.rows.get(at)
      const factor = rest[at] ?? 0
      if (!row || factor === 0) continue
      for (let next = at; next < rest.length; next += 1)
        rest[next] = modulo((rest[next] ?? 0) - factor * (row[next] ?? 0))
    }
    return rest
  }

  add(set: readonly number[]): void {
    const rest = this.reduce(set)
    const first = rest.findIndex((value) => value !== 0)
    if (first < 0) return
    const one = inverse(rest[first] ?? 1)
    this.rows.set(
      first,
      rest.map((value) => modulo(value * one)),
    )
  }

  has(set: readonly number[]): boolean {
    return this.reduce(set).every((value) => value === 0)
  }
}

/** Every number of the funder's report that a reader can have, with the people it counts, taken without the report's own functions. */
function printedNumbers(people: readonly ReportedPerson[]) {
  const until = countedUntil(today)
  const services = [...new Set(people.flatMap((person) => person.services))]
  const parts = [
    { part: '', isIn: () => true },
    ...services.map((service) => ({
      part: service,
      isIn: (person: ReportedPerson) => person.services.includes(service),
    })),
    ...areasOf(people).map((area) => ({
      part: area,
      isIn: (person: ReportedPerson) => person.area === area,
    })),
  ]
  return parts.flatMap(({ part, isIn }) =>
    reportSpans(until).flatMap((span) =>
      funderReport(people, { part, span: span.id }, today).steps.map(({ step, people: count }) => ({
        count,
        set: people.map((person) =>
          isIn(person) &&
          person.referredOn <= span.to &&
          (span.from === null || person.referredOn >= span.from) &&
          hadReached(person, step, until)
            ? 1
            : 0,
        ),
      })),
    ),
  )
}

test('a funder gets no table of noughts before the first whole month has ended', () => {
  const report = (referredOn: string) =>
    funderReport([{ ...nobody, referredOn: day(referredOn) }], { part: '', span: 'all' }, day('2026-03-20'))
  expect([report('2026-02-28').since !== null, report('2026-03-01').since !== null]).toEqual([false, true])
})

test('while nobody is counted, a funder’s report says what can be said now, hides small numbers, and says when the rest comes', () => {
  const report = (referredOn: string, count: number, waiting = 0) =>
    funderReport(
      Array.from({ length: count }, (_, index) => ({
        ...nobody,
        person: index,
        referredOn: day(referredOn),
        isTakenOn: index >= waiting,
      })),
      { part: '', span: 'all' },
      today,
    ).since
  const countOf = (since: ReturnType<typeof report>) => since?.steps.map(({ people }) => people)
  const [zero, twelve, six]: ShownCount[] = [0, 12, 6].map((count) => ({ kind: 'count', count }))
  expect(report('2026-11-03', 12)?.countedFrom).toBe('2026-12-01')
  expect(countOf(report('2026-11-03', 12))).toEqual([twelve, twelve, zero])
  expect(countOf(report('2026-11-03', 12, 6))).toEqual([twelve, six, zero])
  // Two who wait for an answer would follow from the others.
  expect(countOf(report('2026-11-03', 12, 2))).toEqual([twelve, { kind: 'hidden' }, zero])
  expect(countOf(report('2026-11-03', 4))).toEqual([{ kind: 'hidden' }, { kind: 'hidden' }, zero])
  // Beside other counts they would change from day to day, and tell who came.
  expect(report('2026-10-31', 12)).toBeNull()
})

test('nobody can reckon a number from 1 to 4 out of all that a funder can be given, over periods, services and areas', () => {
  fc.assert(
    fc.property(fc.array(aPerson, { minLength: 4, maxLength: 40 }), (rows) => {
      const people = rows.map((row, index): ReportedPerson => ({ ...nobody, ...row, person: index + 1 }))
      const numbers = printedNumbers(people)
      const reckoned = new Reckoned()
      for (const { count, set } of numbers) {
        const size = set.filter((one) => one === 1).length
        if (count.kind === 'hidden') continue
        expect(count.count).toBe(size)
        expect(size === 0 || size >= 5).toBe(true)
        reckoned.add(set)
      }
      for (const { count, set } of numbers) {
        const size = set.filter((one) => one === 1).length
        if (count.kind === 'hidden' && size < 5) expect(reckoned.has(set)).toBe(false)
      }
    }),
    { numRuns: 10, seed: 20_261_126 },
  )
})

describe('a report in one sentence', () => {
  const sentence = (counts: readonly (number | null)[], when = '', part = '') =>
    reportHeadline(
      part,
      when,
      reportInShort(
        counts.map((count, index) => ({
          step: reportSteps[index] ?? 'referred',
          people: count === null ? { kind: 'hidden' } : { kind: 'count', count },
        })),
      ),
    )
  const whom = 'people referred to us or taken on'

  test.each([
    [
      [30, 28, 20, 15, 12, 9, 8, 6, 5],
      `8 of the 30 ${whom} have started a job, and 5 were still in work 6 months later.`,
    ],
    [
      [30, 28, 20, 15, 12, 9, 8, 6, null],
      `8 of the 30 ${whom} have started a job, and 6 were still in work 6 weeks later.`,
    ],
    [[11, 11, null, null, null, 6, null, 5, 0], `6 of the 11 ${whom} have been offered a job.`],
    [[6, 6, null, 0, 0, 0, 0, 0, 0], `All 6 ${whom} have had a first contact.`],
    [[6, null, 0, 0, 0, 0, 0, 0, 0], '6 people were referred to us or taken on.'],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], 'Nobody was referred to us or taken on.'],
    [
      [null, 5, 0, 0, 0, 0, 0, 0, 0],
      'We can’t show how many people were referred to us or taken on: somebody could be picked out.',
    ],
  ])('%p', (counts, words) => expect(sentence(counts)).toBe(words))

  test('it names its period', () =>
    expect(sentence([6, 6], ' in 2026')).toBe(`All 6 ${whom} in 2026 have had a first contact.`))

  test('it names whom it is about where it is about some of them', () =>
    expect(sentence([6, 6], ' in 2026', 'Help with: Housing')).toBe(
      `All 6 ${whom} in 2026 (Help with: Housing) have had a first contact.`,
    ))
})
