import fc from 'fast-check'

import { noCalculatorAnswers, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { hasRoom, keptFrom, keptText } from '@/lib/domain/disclosure-wizard/kept-answers'
import { stepToAnswer } from '@/lib/domain/disclosure-wizard/open-steps'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { addRecord, answerStep, prune, removeRecord } from '@/lib/domain/disclosure-wizard/change-answers'
import { earlierTerms, isElsewhere, sentencesOf } from '@/lib/domain/disclosure-wizard/slots'
import { mistakeIn } from '@/lib/domain/disclosure-wizard/mistakes'
import { nextStep, stepsOf, type QuestionKind, type WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { disposals } from '@/lib/domain/disclosure/disposals'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')
jest.setTimeout(60_000)

const date = fc.oneof(
  { weight: 6, arbitrary: numbers({ day: [1, 31], month: [1, 12], year: [2015, 2026] }) },
  { weight: 1, arbitrary: numbers({ year: [2010, 2027] }).map((given) => ({ ...given, unsure: 'yes' })) },
  { weight: 1, arbitrary: numbers({ month: [0, 13], year: [2010, 2027] }).map((one) => ({ ...one, unsure: 'yes' })) },
  {
    weight: 1,
    arbitrary: numbers({ year: [2010, 2014], toYear: [2009, 2018] }).map((one) => ({ ...one, unsure: 'yes' })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Given>(
      {},
      { day: 'x', month: '1', year: '2020' },
      { day: '1', month: '1', year: '2199' },
    ),
  },
)
const length = fc.oneof(
  numbers({ years: [0, 9], months: [0, 30], weeks: [0, 60], days: [0, 800] }),
  numbers({ months: [1, 24] }),
  fc.constantFrom<Given>({ unsure: 'yes' }, {}, { years: '99' }, { days: '1461' }, { months: '1.5' }),
)
const kinds = fc
  .subarray(Object.keys(disposals), { minLength: 0, maxLength: 3 })
  .map((chosen): Given => ({ kinds: chosen.join(',') }))

function numbers(ranges: Record<string, [number, number]>): fc.Arbitrary<Given> {
  const fields = Object.entries(ranges).map(
    ([name, [min, max]]) => [name, fc.integer({ min, max }).map(String)] as const,
  )
  return fc.record(Object.fromEntries(fields))
}

const oneOf = (field: string, ...values: string[]) =>
  fc.constantFrom(...values, '').map((value): Given => ({ [field]: value }))
const withDate = (field: string, ...values: string[]) =>
  fc.tuple(oneOf(field, ...values), date).map(([one, other]): Given => ({ ...other, ...one }))
const sure = oneOf('answer', 'yes', 'no', 'not_sure')

const given: Record<QuestionKind, fc.Arbitrary<Given>> = {
  where: oneOf('place', ...Array.from({ length: 12 }, () => 'england_wales'), 'scotland', 'elsewhere'),
  type: oneOf('type', 'conviction', 'conviction', 'conviction', 'caution', 'neither'),
  cautionKind: oneOf('kind', 'simple_caution', 'conditional_caution', 'youth_caution', 'youth_conditional_caution'),
  neither: oneOf('why', 'penalty', 'quashed', 'not_sure'),
  conditions: withDate('isKnown', 'yes', 'no'),
  age: oneOf('age', 'adult', 'adult', 'under18'),
  date,
  disposals: kinds,
  sentenced: withDate('same', 'yes', 'no', 'apart'),
  began: withDate('same', 'yes', 'no'),
  activated: withDate('is', 'yes', 'no', 'not_sure'),
  total: length,
  link: fc.nat({ max: 5 }).map((at): Given => ({ at: String(at) })),
  panel: withDate('isKnown', 'yes', 'no'),
  term: fc
    .tuple(oneOf('mode', 'length', 'until', 'none', 'indefinite', 'unknown'), date, length)
    .map(([mode, day, long]): Given => ({ ...day, unsure: '', ...long, ...mode })),
  more: oneOf('more', 'no', 'no', 'consecutive', 'concurrent', 'total', 'not_known', 'not_sure'),
  credited: numbers({ days: [0, 400] }).chain((days) =>
    oneOf('isCredited', 'yes', 'no', 'all').map((one) => ({ ...days, ...one })),
  ),
  joined: fc
    .tuple(oneOf('how', 'no', 'consecutive', 'concurrent', 'not_sure'), fc.nat({ max: 5 }))
    .map(([how, at]): Given => ({
      ...how,
      at: String(at),
    })),
  schedule18: sure,
  singleTerm: sure,
  endorsed: sure,
  paid: withDate('isPaid', 'yes', 'no', 'not_sure'),
  summaryOnly: sure,
  serviceOffence: sure,
}
const value = fc.record(given)
const move = fc.record({
  what: fc.constantFrom('next', 'next', 'next', 'next', 'next', 'next', 'change', 'add', 'remove'),
  at: fc.nat({ max: 200 }),
  value,
})
type Move = { what: string; at: number; value: Record<QuestionKind, Given> }

const termsBefore = (answers: CalculatorAnswers, { recordId, sentenceId }: WizardStep): readonly string[] =>
  sentencesOf(answers, recordId ?? '').find(({ id }) => id === sentenceId)?.before ?? []

/** As the screens do it: what is wrong is not kept. */
function answerWith(answers: CalculatorAnswers, step: WizardStep, { value: values, at }: Move): CalculatorAnswers {
  const typed = values[step.question]
  const others =
    step.question === 'link'
      ? termsBefore(answers, step)
      : earlierTerms(answers, step.recordId ?? '', step.kind).map(({ id }) => id)
  const other = ['link', 'joined'].includes(step.question) ? others[at % 4] : undefined
  const answer = other ? { ...typed, with: other } : step.question === 'link' ? { with: 'not_sure' } : typed
  return mistakeIn(answers, step, answer, today) ? answers : answerStep(answers, step, answer, today)
}

function makeMove(answers: CalculatorAnswers, one: Move): CalculatorAnswers {
  const next = nextStep(answers, today)
  const steps = stepsOf(answers, today)
  if (one.what === 'add' && !next && !isElsewhere(answers) && answers.records.length < 4) return addRecord(answers)
  if (one.what === 'remove') {
    return removeRecord(answers, answers.records[one.at % answers.records.length] ?? 'r1', today)
  }
  const answered = steps.filter(({ id }) => answers.given[id])
  const step = one.what === 'change' ? answered[one.at % Math.max(1, answered.length)] : next
  return step ? answerWith(answers, step, one) : answers
}

function expectSound(answers: CalculatorAnswers): void {
  const steps = stepsOf(answers, today)
  const ids = steps.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // No answer is left of a screen that does not apply any more, and none that the others contradict.
  expect(Object.keys(answers.given).filter((id) => !ids.includes(id))).toEqual([])
  for (const step of steps) {
    const kept = answers.given[step.id]
    if (kept) expect([step.id, mistakeIn(answers, step, kept, today)]).toEqual([step.id, undefined])
  }
  expect(prune(answers, today)).toEqual(answers)
  expect(keptFrom(keptText({ answers, trail: ids }))).toEqual({ answers, trail: ids.slice(-500) })
}

test('whatever is answered, changed, added and removed: nothing stale, and always a next question or a result', () => {
  const ends = { found: 0, ask: 0, next: 0, elsewhere: 0 }
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 70, size: 'max' }), (moves) => {
      let answers = noCalculatorAnswers
      for (const one of moves) {
        answers = makeMove(answers, one)
        expectSound(answers)
      }
      if (nextStep(answers, today)) {
        ends.next += 1
        return
      }
      if (isElsewhere(answers)) {
        ends.elsewhere += 1
        return
      }
      const outcome = outcomeOf(answers, today)
      ends[outcome.outcome] += 1
      if (outcome.outcome === 'found') {
        const told = answers.records.filter((id) => answers.given[`${id}-type`]?.type !== 'neither')
        expect(outcome.records.map(({ id }) => id)).toEqual(told)
        return
      }
      // Never a day in place of what is not known; and each question leads to the screen where it can be answered.
      expect(outcome.questions.length).toBeGreaterThan(0)
      for (const open of outcome.questions)
        expect([open, stepToAnswer(open, stepsOf(answers, today))?.id]).toEqual([open, expect.any(String)])
    }),
    // The same walks each time: they are known to reach every kind of end.
    { numRuns: 60, seed: 1974 },
  )
  // A new kind of sentence shifts what the walks come to. If an end is named here it was not reached: raise `numRuns`.
  const neverReached = Object.entries(ends).flatMap(([end, count]) => (count === 0 ? [end] : []))
  expect({ raiseNumRunsUntilReached: neverReached }).toEqual({ raiseNumRunsUntilReached: [] })
})

test('there is room for a number of convictions and no more', () => {
  let answers = noCalculatorAnswers
  while (hasRoom(answers)) answers = addRecord(answers)
  expect(addRecord(answers)).toBe(answers)
  expect(keptFrom(keptText({ answers, trail: [] }))?.answers).toEqual(answers)
})

test.each<[string, string]>([
  ['no JSON', '{"version":1'],
  ['an older version', JSON.stringify({ version: 0, answers: noCalculatorAnswers, trail: [] })],
  ['no version', JSON.stringify({ answers: noCalculatorAnswers, trail: [] })],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no convictions', JSON.stringify({ version: 2, answers: { records: [], given: {} }, trail: [] })],
  ['a conviction twice', JSON.stringify({ version: 2, answers: { records: ['r1', 'r1'], given: {} }, trail: [] })],
  ['a strange id', JSON.stringify({ version: 2, answers: { records: ['__proto__'], given: {} }, trail: [] })],
  [
    'an answer that is a number',
    JSON.stringify({ version: 2, answers: { records: ['r1'], given: { where: { place: 1 } } }, trail: [] }),
  ],
  [
    'a very long answer',
    JSON.stringify({
      version: 2,
      answers: { records: ['r1'], given: { where: { place: 'x'.repeat(3000) } } },
      trail: [],
    }),
  ],
  ['no trail', JSON.stringify({ version: 2, answers: noCalculatorAnswers })],
  ['a trail of numbers', JSON.stringify({ version: 2, answers: noCalculatorAnswers, trail: [1] })],
])('kept answers are refused: %s', (_, text) => {
  expect(keptFrom(text)).toBeUndefined()
})
