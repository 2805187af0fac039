import fc from 'fast-check'

import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { countedUntil, isInSpan, reportSpans } from '@/lib/domain/outcomes/report-spans'
import {
  contractForm,
  socialValueReport,
  targetsOf,
  type CountedStart,
  type ValueContract,
} from '@/lib/domain/social-value/social-value'

const day = plainDate
const today = day('2026-11-25')
const start = (person: number, startedOn: string, more: Partial<CountedStart> = {}): CountedStart => ({
  person,
  startedOn: day(startedOn),
  hoursAWeek: 10,
  cameFromDayRelease: false,
  checks: [],
  ...more,
})
const contract: ValueContract = {
  id: 'c',
  name: 'Cleaning',
  buyer: 'A council',
  framework: 'own',
  startsOn: day('2026-07-01'),
  endsOn: day('2027-06-30'),
  targets: [{ measure: 'started', target: 10, code: 'A1' }],
}
const factsOf = (starts: readonly CountedStart[], contracts: readonly ValueContract[] = []) => ({
  starts,
  contracts,
  datesSoFar: contracts,
})
const stillThere = (on: string) => [{ milestone: '13_weeks' as const, answer: 'in_post' as const, on: day(on) }]
const of = (starts: readonly CountedStart[], span = 'all', contractId: string | null = null) => {
  const report = socialValueReport(factsOf(starts, [contract]), { span, contract: contractId }, today)
  return Object.fromEntries(
    report.measures.map(({ measure, people }) => [measure, people.kind === 'count' ? people.count : 'hidden']),
  )
}

test('the report counts until the end of last month, in few fixed periods', () => {
  expect(countedUntil(today)).toBe('2026-10-31')
  const spans = reportSpans(countedUntil(today))
  expect(spans.map(({ id }) => id)).toEqual([
    'all',
    '2026',
    '2025',
    '2024',
    '2026-4',
    '2026-3',
    '2026-2',
    '2026-1',
    '2025-4',
    '2025-3',
    '2025-2',
    '2025-1',
  ])
  expect(spans[4]).toEqual({ id: '2026-4', from: '2026-10-01', to: '2026-10-31' })
})

test('whoever started this month, or whose check was this month, is not counted yet', () => {
  const seven = Array.from({ length: 7 }, (_, index) =>
    start(index, '2026-03-05', { checks: stillThere('2026-11-02') }),
  )
  expect(of([...seven, start(9, '2026-11-03')])).toMatchObject({ started: 7, in_post_13_weeks: 0 })
})

test('somebody who was there after 13 weeks was there after 6', () => {
  const six = Array.from({ length: 6 }, (_, index) => start(index, '2026-03-05', { checks: stillThere('2026-06-10') }))
  expect(of(six)).toMatchObject({ in_post_6_weeks: 6, in_post_13_weeks: 6, in_post_6_months: 0 })
})

test('a contract counts what started within it, and hides what another report would give away', () => {
  const before = Array.from({ length: 8 }, (_, index) => start(index, '2026-03-05'))
  const within = (count: number) => Array.from({ length: count }, (_, index) => start(100 + index, '2026-08-05'))
  expect(of([...before, ...within(6)], 'all', 'c')).toMatchObject({ started: 6 })
  // The quarter of the three would be all less the other quarter.
  expect(of([...before, ...within(3)], '2026-3')).toMatchObject({ started: 'hidden' })
  expect(of([...before, ...within(3)], '2026-1')).toMatchObject({ started: 'hidden' })
  expect(of([...before, ...within(3)])).toMatchObject({ started: 11 })
})

test('each contract says what came of its promises, whichever period and contract the report is about', () => {
  const within = Array.from({ length: 6 }, (_, index) => start(index, '2026-08-05'))
  const report = (chosen: { span: string; contract: string | null }) =>
    socialValueReport(factsOf(within, [contract, { ...contract, id: 'd', targets: [] }]), chosen, today).contracts
  const expected = [[{ measure: 'started', target: 10, code: 'A1', people: { kind: 'count', count: 6 } }], []]
  expect(report({ span: 'all', contract: null }).map(({ promises }) => promises)).toEqual(expected)
  expect(report({ span: '2025', contract: 'd' }).map(({ promises }) => promises)).toEqual(expected)
})

test('one person with two jobs is one person, and hours are hidden with the people', () => {
  const four = Array.from({ length: 4 }, (_, index) => start(index, '2026-03-05'))
  const report = socialValueReport(factsOf([...four, start(0, '2026-09-01')]), { span: 'all', contract: null }, today)
  expect(report.measures[0]?.people).toEqual({ kind: 'hidden' })
  expect(report.hours).toBeNull()
})

test('a contract needs a name, a buyer, a framework and days that make sense', () => {
  const good = {
    name: 'Cleaning',
    buyer: 'A council',
    framework: 'own',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    'target-started': '10',
    'code-started': 'A1',
  }
  const read = contractForm.safeParse(good)
  expect(read.success && targetsOf(read.data)).toEqual([{ measure: 'started', target: 10, code: 'A1' }])
  for (const wrong of [
    { name: '' },
    { framework: 'x' },
    { endsOn: '2025-12-31' },
    { endsOn: '2050-01-01' },
    { 'target-started': '-1' },
    { 'target-started': '' },
    { 'target-started': '0' },
    { startsOn: 'soon' },
  ])
    expect(contractForm.safeParse({ ...good, ...wrong }).success).toBe(false)
})

test('a contract promises no more people at a later stage than at an earlier one', () => {
  const promised = { 'target-started': '4', 'target-in_post_13_weeks': '3', 'target-in_post_6_months': '6' }
  const rest = { name: 'Cleaning', buyer: 'A council', framework: 'own', startsOn: '2026-01-01', endsOn: '2026-12-31' }
  const read = contractForm.safeParse({ ...rest, ...promised, 'target-from_day_release': '5' })
  expect(read.success ? {} : firstMessages(read.error)).toEqual({
    'target-in_post_6_months': 'Enter at most 3, the number of people still in the job at the earlier stage.',
    'target-from_day_release': 'Enter at most 4, the number of people who start.',
  })
  const alike = { 'target-started': '4', 'target-in_post_6_months': '4', 'target-from_day_release': '4' }
  expect(contractForm.safeParse({ ...rest, ...alike }).success).toBe(true)
})

test('a number of people that is not one is told once, beside what else is wrong', () => {
  const rest = { name: '', buyer: 'A council', framework: 'own', startsOn: '2026-01-01', endsOn: '2026-12-31' }
  const read = contractForm.safeParse({ ...rest, 'target-started': 'ten' })
  expect(read.success ? {} : firstMessages(read.error)).toEqual({
    name: 'Say what the contract is called.',
    'target-started': 'Enter a whole number of people, or leave it empty.',
  })
})

test('an empty form of a contract names all that is missing at once', () => {
  const read = contractForm.safeParse({})
  expect(Object.keys(read.success ? {} : firstMessages(read.error))).toEqual([
    'name',
    'buyer',
    'framework',
    'startsOn',
    'endsOn',
    'targets',
  ])
})

test('hours are shown where those of five people are known, and nobody’s could be worked out from two periods', () => {
  const hoursIn = (span: string, known: number, inSummer = 0) => {
    const starts = Array.from({ length: 12 }, (_, index) =>
      start(index, index < 12 - inSummer ? '2026-03-05' : '2026-08-05', { hoursAWeek: index < known ? 20 : null }),
    )
    return socialValueReport(factsOf(starts), { span, contract: null }, today).hours
  }
  expect([hoursIn('all', 4), hoursIn('all', 5), hoursIn('all', 0)]).toEqual([null, 100, 0])
  // Six of the twelve started in summer, and of one of them the hours are known: all hours less those of spring.
  expect([hoursIn('all', 7, 6), hoursIn('2026-1', 7, 6), hoursIn('2026-3', 7, 6)]).toEqual([140, null, null])
})

test('the hours of a contract that was cut short cannot be taken from those that it showed before', () => {
  const starts = [
    ...Array.from({ length: 8 }, (_, index) => start(index, '2026-01-15', { hoursAWeek: 20 })),
    // Of six who started in March, the hours of one are known.
    ...Array.from({ length: 6 }, (_, index) => start(20 + index, '2026-03-15', { hoursAWeek: index < 1 ? 37 : null })),
  ]
  const [long, short] = ['2026-03-31', '2026-01-31'].map((endsOn) => ({
    ...contract,
    id: endsOn,
    startsOn: day('2026-01-01'),
    endsOn: day(endsOn),
  }))
  if (!long || !short) throw new Error('two contracts')
  const reported = (of: ValueContract, datesSoFar: ValueContract[]) =>
    socialValueReport({ starts, contracts: [of], datesSoFar }, { span: 'all', contract: of.id }, today)
  expect(reported(long, [long]).hours).toBe(197)
  const after = reported(short, [long, short])
  expect([after.measures[0]?.people, after.hours]).toEqual([{ kind: 'count', count: 8 }, null])
})

test('a contract that is moved by a day says nothing about whoever started on that day', () => {
  const starts = Array.from({ length: 20 }, (_, index) =>
    start(index, `2026-03-${String(index + 1).padStart(2, '0')}`, { cameFromDayRelease: index % 2 === 0 }),
  )
  const until = (endsOn: string): ValueContract => ({
    ...contract,
    id: endsOn,
    startsOn: day('2026-01-01'),
    endsOn: day(endsOn),
  })
  const [first, moved] = [until('2026-03-10'), until('2026-03-11')]
  const reportOf = (shown: ValueContract, datesSoFar: ValueContract[]) =>
    socialValueReport({ starts, contracts: [shown], datesSoFar }, { span: 'all', contract: shown.id }, today)
  const startedIn = ({ measures }: ReturnType<typeof reportOf>) => measures[0]?.people
  expect(startedIn(reportOf(first, [first]))).toEqual({ kind: 'count', count: 10 })
  // It was moved, or deleted and made anew, which comes to the same.
  expect(startedIn(reportOf(moved, [first, moved]))).toEqual({ kind: 'hidden' })
  expect(startedIn(reportOf(first, [first, moved]))).toEqual({ kind: 'count', count: 10 })
})

const hoursOf = (starts: readonly CountedStart[], contracts: readonly ValueContract[] = [], id: string | null = null) =>
  socialValueReport(factsOf(starts, contracts), { span: 'all', contract: id }, today).hours

test('hours are shown where at least five people gave theirs', () => {
  const known = (count: number, of = 12) =>
    Array.from({ length: of }, (_, index) => start(index, '2026-03-05', { hoursAWeek: index < count ? 20 : null }))
  expect([4, 5, 7, 10, 12, 0].map((count) => hoursOf(known(count)))).toEqual([null, 100, 140, 200, 240, 0])
})

test('somebody who started two jobs counts with the hours of the first', () => {
  const six = Array.from({ length: 6 }, (_, index) => start(index, '2026-03-05'))
  expect(hoursOf([...six, start(0, '2026-08-01', { hoursAWeek: 37 })])).toBe(60)
})

test('the hours of a contract, taken from those of everything or of another contract, leave nobody’s', () => {
  const ten = Array.from({ length: 10 }, (_, index) => start(index, '2026-08-05', { hoursAWeek: 20 }))
  // Of ten who started before, three gave their hours: those would be the difference.
  const before = Array.from({ length: 10 }, (_, index) =>
    start(20 + index, '2026-03-05', { hoursAWeek: index < 3 ? 31 : null }),
  )
  const contracts = [contract, { ...contract, id: 'longer', startsOn: day('2026-01-01') }]
  const all = [...ten, ...before]
  expect([null, 'c', 'longer'].map((id) => hoursOf(all, contracts, id))).toEqual([293, null, 293])
  expect(of(all)).toMatchObject({ started: 20 })
})

const anyStart = fc.record({
  person: fc.nat(45),
  after: fc.nat(1000),
  hoursAWeek: fc.constantFrom(null, 16, 37.5),
  cameFromDayRelease: fc.boolean(),
})
const anyContract = fc.record({ after: fc.nat(900), lasts: fc.integer({ min: 1, max: 700 }) })

test('nothing that is hidden can be reckoned from what all the contracts and periods show', () => {
  const first = day('2024-01-01')
  fc.assert(
    fc.property(
      fc.uniqueArray(anyStart, { maxLength: 90, selector: ({ person, after }) => `${person} ${after}` }),
      fc.array(anyContract, { minLength: 1, maxLength: 3 }),
      (facts, dates) => {
        const starts = facts.map(({ after, ...fact }) => ({ ...fact, startedOn: addDays(first, after), checks: [] }))
        const contracts = dates.map(({ after, lasts }, index) => ({
          ...contract,
          id: String(index),
          startsOn: addDays(first, after),
          endsOn: addDays(first, after + lasts),
        }))
        const ofPeople = { shown: [] as Set<number>[], hidden: [] as Set<number>[] }
        const ofHours = { shown: [] as Set<number>[], hidden: [] as Set<number>[] }
        // The reports of every day on which another contract had been added: whoever kept them compares them all.
        for (const [added] of [null, ...contracts].entries()) {
          const soFar = contracts.slice(0, added)
          for (const of of [null, ...soFar]) {
            for (const span of reportSpans(countedUntil(today))) {
              const chosen = { span: span.id, contract: of?.id ?? null }
              const { measures, hours } = socialValueReport(factsOf(starts, soFar), chosen, today)
              const isIn = ({ startedOn: on }: CountedStart) =>
                isInSpan(on, span) && (of === null || (on >= of.startsOn && on <= of.endsOn))
              const within = starts.filter(isIn)
              const firsts = within.filter((one) =>
                starts.every(({ person, startedOn }) => person !== one.person || startedOn >= one.startedOn),
              )
              const known = new Map(firsts.flatMap((one) => (one.hoursAWeek ? [[one.person, one.hoursAWeek]] : [])))
              const people = (list: readonly CountedStart[]) => new Set(list.map(({ person }) => person))
              const isShown = (name: string) =>
                measures.find(({ measure }) => measure === name)?.people.kind === 'count'
              ofPeople[isShown('started') ? 'shown' : 'hidden'].push(people(within))
              const released = people(within.filter((one) => one.cameFromDayRelease))
              ofPeople[isShown('from_day_release') ? 'shown' : 'hidden'].push(released)
              if (hours !== null) {
                ofHours.shown.push(new Set(known.keys()))
                expect(hours).toBe([...known.values()].reduce((sum, one) => sum + one, 0))
              } else if (isShown('started')) ofHours.hidden.push(new Set(known.keys()))
            }
          }
        }
        // Whatever is added and subtracted counts people alike who are in the same of the sets shown.
        const nobodyCounted = -1
        for (const { shown, hidden } of [ofPeople, ofHours]) {
          const alike = Map.groupBy(new Set([nobodyCounted, ...starts.map(({ person }) => person)]), (person) =>
            shown.map((set) => (set.has(person) ? 'x' : '-')).join(''),
          )
          for (const [sets, people] of alike) if (sets.includes('x')) expect(people.length).toBeGreaterThanOrEqual(5)
          for (const set of hidden) {
            const isSplit = [...alike.values()].some((people) => new Set(people.map((one) => set.has(one))).size > 1)
            expect(isSplit).toBe(true)
          }
        }
      },
    ),
    { numRuns: 30 },
  )
})
