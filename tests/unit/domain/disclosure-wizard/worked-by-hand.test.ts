import { noCalculatorAnswers, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { outcomeOf, type RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { addRecord, answerStep } from '@/lib/domain/disclosure-wizard/change-answers'
import { mistakeIn } from '@/lib/domain/disclosure-wizard/mistakes'
import { nextStep, type QuestionKind } from '@/lib/domain/disclosure-wizard/steps'
import type { Period } from '@/lib/domain/disclosure/period'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')

/** One conviction or caution: what is told of it beside the usual answers, several where a question comes several times. */
type Told = { on: string } & Partial<Record<QuestionKind, Given | readonly Given[]>>

const usual: Partial<Record<QuestionKind, Given>> = {
  where: { place: 'england_wales' },
  type: { type: 'conviction' },
  age: { age: 'adult' },
  sentenced: { same: 'yes' },
  more: { more: 'no' },
  activated: { is: 'no' },
  neither: { why: 'penalty' },
  began: { same: 'yes' },
  credited: { isCredited: 'no' },
  joined: { how: 'no' },
  schedule18: { answer: 'no' },
  endorsed: { answer: 'no' },
  summaryOnly: { answer: 'no' },
  serviceOffence: { answer: 'no' },
}

function typedDay(on: string): Given {
  const [year = '', month = '', day = ''] = on.split('-')
  return day ? { day, month, year } : { unsure: 'yes', year, ...(month && { month }) }
}

/** Answers each question as it comes, the way the screens do. */
function answersOf(told: readonly Told[]): CalculatorAnswers {
  return told.reduce<CalculatorAnswers>((before, { on, ...given }, index) => {
    const times = new Map<QuestionKind, number>()
    let answers = index === 0 ? before : addRecord(before)
    for (let step = nextStep(answers, today); step; step = nextStep(answers, today)) {
      const { question } = step
      const time = times.get(question) ?? 0
      times.set(question, time + 1)
      const own = [given[question] ?? []].flat()
      const value = question === 'date' ? typedDay(on) : (own[time] ?? own.at(-1) ?? usual[question])
      if (!value) throw new Error(`Nothing is told of ${step.id}.`)
      expect([step.id, mistakeIn(answers, step, value, today)]).toEqual([step.id, undefined])
      answers = answerStep(answers, step, value, today)
    }
    return answers
  }, noCalculatorAnswers)
}

function found(told: readonly Told[]): readonly RecordOutcome[] {
  const outcome = outcomeOf(answersOf(told), today)
  if (outcome.outcome !== 'found') throw new Error(JSON.stringify(outcome.questions))
  return outcome.records
}

const dayOf = (period: Period): string => (period.outcome === 'dated' ? period.firstSpentDay : period.outcome)
/** What is shown, and behind a slash the day by the Act where that is sooner. */
const shown = ({ latest, dayByTheAct }: RecordOutcome): string =>
  dayByTheAct ? `${dayOf(latest)} / ${dayByTheAct}` : dayOf(latest)

const given = (kinds: string, on: string, more: Partial<Told> = {}): Told => ({ ...more, on, disposals: { kinds } })
const young = { age: { age: 'under18' } }
const months = (count: number) => ({ term: { months: String(count) } })
const length = (count: number) => ({ term: { mode: 'length', months: String(count) } })
const fine = (on: string, more: Partial<Told> = {}) => given('fine', on, more)
const caution = (kind: string, on: string, more: Partial<Told> = {}): Told => ({
  ...more,
  on,
  type: { type: 'caution' },
  cautionKind: { kind },
})

// Worked out with pencil, calendar and the table of the Act; not by running anything.
test.each<[string, Told, string]>([
  ['fine', fine('2010-06-10'), '2011-06-10'],
  ['fine on 29 February', fine('2024-02-29'), '2025-03-01 / 2025-02-28'],
  ['fine, under 18, at the end of August', fine('2020-08-31', young), '2021-03-01 / 2021-02-28'],
  ['fine, sentenced later', fine('2025-03-10'), '2026-03-10'],
  ['prison, 12 months exactly', given('prison', '2020-01-01', months(12)), '2022-01-01 / 2021-12-31'],
  [
    'prison, 12 months and a day',
    given('prison', '2020-01-01', { term: { years: '1', days: '1' } }),
    '2025-01-02 / 2025-01-01',
  ],
  ['prison, 365 days', given('prison', '2019-06-01', { term: { days: '365' } }), '2021-05-31 / 2021-05-30'],
  ['prison, 52 weeks', given('prison', '2021-01-01', { term: { weeks: '52' } }), '2022-12-31 / 2022-12-30'],
  ['prison, 53 weeks', given('prison', '2021-01-01', { term: { weeks: '53' } }), '2026-01-07 / 2026-01-06'],
  ['prison, 4 years exactly', given('prison', '2020-01-01', months(48)), '2028-01-01 / 2027-12-31'],
  ['prison, 1461 days', given('prison', '2020-01-01', { term: { days: '1461' } }), '2028-01-01 / 2027-12-31'],
  ['prison, 1462 days', given('prison', '2020-01-01', { term: { days: '1462' } }), '2031-01-02 / 2031-01-01'],
  [
    'prison, 47 months and 31 days, which are 4 years from this day',
    given('prison', '2020-03-31', { term: { months: '47', days: '31' } }),
    '2028-04-01 / 2028-03-30',
  ],
  [
    'prison, 12 months and 6 months beside each other, from 29 February',
    given('prison', '2020-02-29', {
      term: [{ months: '12' }, { months: '6' }],
      more: [{ more: 'concurrent' }, { more: 'no' }],
    }),
    '2022-03-01 / 2022-02-27',
  ],
  [
    'prison, years and months, at a month’s end',
    given('prison', '2022-03-31', { term: { years: '2', months: '6' } }),
    '2028-10-01 / 2028-09-29',
  ],
  ['prison, a month from 31 January', given('prison', '2026-01-31', months(1)), '2027-03-01 / 2027-02-27'],
  [
    'prison, 50 days on a tag',
    given('prison', '2025-01-01', { ...months(12), credited: { isCredited: 'yes', days: '50' } }),
    '2026-11-12 / 2026-11-11',
  ],
  [
    'prison, sentenced later',
    given('prison', '2020-01-01', { ...months(12), sentenced: { same: 'no', ...typedDay('2020-03-01') } }),
    '2022-03-01 / 2022-02-28',
  ],
  ['suspended, 6 months', given('suspended_prison', '2026-01-15', months(6)), '2027-07-15 / 2027-07-14'],
  ['suspended, 30 months', given('suspended_prison', '2026-04-01', months(30)), '2032-10-01 / 2032-09-30'],
  [
    'detention, 5 years',
    given('youth_detention', '2018-05-05', { ...young, ...months(60) }),
    '2026-11-05 / 2026-11-04',
  ],
  [
    'detention and training, 12 months',
    given('detention_training_order', '2025-09-01', { ...young, ...months(12) }),
    '2027-03-01 / 2027-02-28',
  ],
  [
    'detention and training, 24 months',
    given('detention_training_order', '2024-01-10', { ...young, ...months(24) }),
    '2028-01-10 / 2028-01-09',
  ],
  ['Schedule 18, 5 years', given('prison', '2000-01-01', { ...months(60), schedule18: { answer: 'yes' } }), 'never'],
  [
    'Schedule 18 is not asked of 3 years and 3 years: 6 years',
    given('prison', '2015-01-01', { ...months(36), more: [{ more: 'consecutive' }, { more: 'no' }] }),
    '2028-01-01 / 2027-12-31',
  ],
  [
    '2 years beside 3 years',
    given('prison', '2020-01-01', {
      term: [{ years: '2' }, { years: '3' }],
      more: [{ more: 'concurrent' }, { more: 'no' }],
    }),
    '2027-01-01 / 2026-12-31',
  ],
  ['life', given('life_sentence', '1980-01-01', young), 'never'],
  ['IPP', given('public_protection_sentence', '2006-01-01'), 'never'],
  ['an extended sentence', given('extended_sentence', '2006-01-01'), 'never'],
  ['a community order of 12 months', given('community_order', '2026-01-31', length(12)), '2027-01-31'],
  [
    'a community order with its last day',
    given('community_order', '2026-01-01', { term: { mode: 'until', ...typedDay('2026-12-24') } }),
    '2026-12-25',
  ],
  [
    'a youth rehabilitation order of which nothing was said',
    given('youth_rehabilitation_order', '2025-02-28', { ...young, term: { mode: 'none' } }),
    '2027-02-28',
  ],
  [
    'an order of which nothing was said, from 29 February',
    given('driving_disqualification', '2024-02-29', { term: { mode: 'none' } }),
    '2026-03-01 / 2026-02-28',
  ],
  [
    'an order until further order',
    given('sexual_harm_prevention_order', '2012-01-01', { term: { mode: 'indefinite' } }),
    'until_further_order',
  ],
  [
    'a referral order from its panel',
    given('referral_order', '2026-01-05', {
      ...young,
      ...length(6),
      panel: { isKnown: 'yes', ...typedDay('2026-01-20') },
    }),
    '2026-07-20',
  ],
  ['a ban alone', given('driving_disqualification', '2025-06-01', length(12)), '2026-06-01'],
  [
    'a ban with an endorsement',
    given('driving_disqualification', '2025-06-01', { ...length(12), endorsed: { answer: 'yes' } }),
    '2030-06-01',
  ],
  [
    'a ban with an endorsement, under 18',
    given('driving_disqualification', '2025-06-01', { ...young, ...length(12), endorsed: { answer: 'yes' } }),
    '2027-12-01',
  ],
  [
    'a ban longer than its endorsement',
    given('driving_disqualification', '2020-06-01', { ...length(120), endorsed: { answer: 'yes' } }),
    '2030-06-01',
  ],
  [
    'a fine with an endorsement on 29 February',
    given('motoring_fine', '2024-02-29', { endorsed: { answer: 'yes' } }),
    '2029-03-01 / 2029-02-28',
  ],
  ['points, under 18', given('penalty_points', '2025-01-31', young), '2028-01-31'],
  [
    'a fixed penalty with points, under 18',
    given('endorsed_fixed_penalty_notice', '2025-08-31', young),
    '2028-03-01 / 2028-02-29',
  ],
  [
    'compensation',
    given('compensation_order', '2020-01-01', { paid: { isPaid: 'yes', ...typedDay('2024-05-05') } }),
    '2024-05-05',
  ],
  [
    'a confiscation order that is not paid',
    given('confiscation_order', '2010-01-01', { paid: { isPaid: 'no' } }),
    'until_paid',
  ],
  ['an absolute discharge', given('absolute_discharge', '2026-11-01'), '2026-11-01'],
  ['a reparation order', given('reparation_order', '2026-11-01', young), '2026-11-01'],
  ['service detention of 30 months', given('service_detention', '2020-01-01', months(30)), '2023-07-01 / 2023-06-30'],
  ['dismissal, under 18', given('service_dismissal', '2026-06-30', young), '2026-12-30'],
  ['a caution', caution('simple_caution', '2026-11-20'), '2026-11-20'],
  [
    'a conditional caution',
    caution('conditional_caution', '2026-08-31', { conditions: { isKnown: 'no' } }),
    '2026-12-01',
  ],
  [
    'a conditional caution at the end of November',
    caution('youth_conditional_caution', '2025-11-30', { conditions: { isKnown: 'no' } }),
    '2026-03-01',
  ],
  [
    'a conditional caution that ended early',
    caution('conditional_caution', '2026-08-31', { conditions: { isKnown: 'yes', ...typedDay('2026-09-10') } }),
    '2026-09-11',
  ],
])('%s', (_, told, expected) => {
  expect(found([told]).map(shown)).toEqual([expected])
})

test('detention, and a detention and training order after it', () => {
  const told = given('youth_detention,detention_training_order', '2020-01-01', {
    ...young,
    term: [{ months: '8' }, { months: '6' }],
    joined: { how: 'consecutive', with: 'r1-s_youth_detention' },
  })
  // 14 months are over 12: 2 years from 28 February 2021. Each by itself would be spent in 2021.
  expect(found([told]).map(shown)).toEqual(['2023-03-01 / 2023-02-28'])
})

const summaryOnly = { summaryOnly: { answer: 'yes' } }
const joined = (how: string, other: string) => ({ joined: { how, with: other } })

test.each<[string, readonly Told[], readonly string[]]>([
  ['a later fine lengthens the first', [fine('2026-01-01'), fine('2026-06-01')], ['2027-06-01', '2027-06-01']],
  [
    'a long first one lengthens the later',
    [given('prison', '2020-01-01', months(36)), fine('2025-01-01')],
    ['2027-01-01 / 2026-12-31', '2027-01-01 / 2026-12-31'],
  ],
  [
    'a chain: only the second keeps the first unspent for the third',
    [fine('2024-01-01'), given('community_order', '2024-06-01', length(24)), fine('2026-05-31')],
    ['2027-05-31', '2027-05-31', '2027-05-31'],
  ],
  [
    'on the first spent day: too late to lengthen',
    [fine('2024-01-01'), fine('2025-01-01')],
    ['2025-01-01', '2026-01-01'],
  ],
  [
    'a summary-only one lengthens nothing',
    [fine('2026-01-01'), fine('2026-06-01', summaryOnly)],
    ['2027-01-01', '2027-06-01'],
  ],
  // Of the two it is the later one that is asked about.
  ['told the other way round', [fine('2026-06-01'), fine('2026-01-01', summaryOnly)], ['2027-06-01', '2027-01-01']],
  [
    'an order that only forbids lengthens nothing, and is lengthened',
    [
      given('restraining_order', '2024-01-01', length(60)),
      fine('2025-06-01'),
      given('prison', '2026-05-01', months(48)),
    ],
    ['2034-05-01 / 2034-04-30', '2034-05-01 / 2034-04-30', '2034-05-01 / 2034-04-30'],
  ],
  [
    'a fine within a long ban stays a fine for the next one',
    [given('fine,restraining_order', '2024-01-01', length(60)), fine('2026-01-01')],
    ['2029-01-01', '2027-01-01'],
  ],
  [
    'a hospital order without an end keeps the other unspent',
    [given('hospital_order', '2025-01-01', { term: { mode: 'indefinite' } }), fine('2026-01-01')],
    ['until_further_order', 'until_further_order'],
  ],
  [
    'an extended sentence: what was unspent, what was spent, and what came later',
    [fine('2020-01-01'), fine('2026-01-01'), given('extended_sentence', '2026-06-01'), fine('2026-10-01')],
    ['2021-01-01', 'never', 'never', '2027-10-01'],
  ],
  [
    'a caution neither lengthens nor is lengthened',
    [fine('2026-01-01'), caution('simple_caution', '2026-06-01')],
    ['2027-01-01', '2026-06-01'],
  ],
  [
    'terms of two convictions, one after the other',
    [
      given('prison', '2018-01-01', months(12)),
      given('prison', '2018-06-01', { ...months(24), ...joined('consecutive', 'r1-s_prison') }),
    ],
    ['2025-01-01 / 2024-12-31', '2025-01-01 / 2024-12-31'],
  ],
  [
    // Counted from the first day alone, both would be over in 2016.
    'terms that are said to follow each other but are years apart: no term ends before its own day',
    [
      given('prison', '2010-01-01', months(3)),
      given('prison', '2023-01-01', { ...months(24), ...joined('consecutive', 'r1-s_prison') }),
    ],
    ['2029-01-01 / 2028-12-31', '2029-01-01 / 2028-12-31'],
  ],
  [
    'a suspended term that was activated after another term: it is served then',
    [
      given('suspended_prison', '2024-01-01', { ...months(6), activated: { is: 'yes', ...typedDay('2025-06-01') } }),
      given('prison', '2025-06-01', { ...months(12), ...joined('consecutive', 'r1-s_suspended_prison') }),
    ],
    ['2030-12-01 / 2030-11-30', '2030-12-01 / 2030-11-30'],
  ],
])('%s', (_, told, expected) => {
  expect(found(told).map(shown)).toEqual(expected)
})

test('a fine of which the month alone is known', () => {
  expect(found([fine('2025-11')])[0]).toMatchObject({
    earliest: { firstSpentDay: '2026-11-01' },
    latest: { firstSpentDay: '2026-11-30' },
    isSpent: false,
  })
})

test('not sure of Schedule 18 for two terms: each mixture of answers is tried', () => {
  const unsure = { ...months(60), schedule18: { answer: 'not_sure' } }
  const [first, between, second] = found([
    given('prison', '2010-01-01', unsure),
    fine('2020-01-01'),
    given('prison', '2021-06-01', unsure),
  ])
  // Should the first not be in it, it keeps the fine unspent until 2022; should the second be in it, the fine is barred then.
  expect(between).toMatchObject({
    latest: { outcome: 'never' },
    otherwise: { ifInSchedule18: 'some', period: { firstSpentDay: '2021-01-01' } },
  })
  expect(first?.otherwise).toMatchObject({ ifInSchedule18: 'some', period: { firstSpentDay: '2033-06-01' } })
  expect(second?.otherwise?.ifInSchedule18).toBe('no')
  expect(second).toMatchObject({ otherwise: { period: { firstSpentDay: '2033-06-01' } } })
})

test('not sure of Schedule 18 for more convictions than can be worked out: asked, and no day', () => {
  const told = Array.from({ length: 7 }, (_, index) =>
    given('prison', `20${10 + index}-01-01`, { ...months(60), schedule18: { answer: 'not_sure' } }),
  )
  expect(outcomeOf(answersOf(told), today)).toEqual({
    outcome: 'ask',
    questions: [{ question: 'schedule_18', convictionId: 'r7' }],
  })
})

test.each<[string, Given]>([
  ['181 days for two terms side by side, the longer one of 6 months', { isCredited: 'yes', days: '181' }],
  ['as many days as both terms, one after the other', { isCredited: 'yes', days: '300' }],
  ['all of it', { isCredited: 'all' }],
])('served on remand before it was passed: it ended on that day (%s)', (_, credited) => {
  const told = given('prison', '2025-01-01', {
    term: [{ months: '6' }, { months: '4' }],
    more: [{ more: 'concurrent' }, { more: 'no' }],
    credited,
  })
  expect(found([told]).map(shown)).toEqual(['2026-01-02 / 2026-01-01'])
})

const apart = (...days: string[]): Partial<Told> => ({
  sentenced: { same: 'apart' },
  began: days.map((on) => ({ same: 'no', ...typedDay(on) })),
})

test.each<[string, readonly Told[], readonly string[]]>([
  [
    // A community order of 3 years is spent in 2013; the fine and its order are unspent in 2019, the community order is not.
    'a spent order does not come back through a later conviction',
    [
      given('community_order', '2010-01-01', length(36)),
      given('fine,restraining_order', '2011-01-01', length(120)),
      given('prison', '2019-01-01', { ...months(48) }),
    ],
    ['2013-01-01', '2027-01-01 / 2026-12-31', '2027-01-01 / 2026-12-31'],
  ],
  [
    'nor through an extended sentence',
    [
      given('community_order', '2010-01-01', length(36)),
      given('fine,restraining_order', '2011-01-01', length(120)),
      given('prison', '2019-01-01', months(48)),
      given('extended_sentence', '2024-06-01'),
    ],
    ['2013-01-01', 'never', 'never', 'never'],
  ],
  [
    // 24 + 12 months from 1 January 2018 end on 31 December 2020; over 12 months: 4 years from then.
    '2 years, 2 years beside it and 1 year after it: 3 years',
    [
      given('prison', '2018-01-01', {
        term: [{ years: '2' }, { years: '2' }, { years: '1' }],
        more: [{ more: 'concurrent' }, { more: 'consecutive' }, { more: 'no' }],
        link: { with: 'r1-s_prison' },
      }),
    ],
    ['2025-01-01 / 2024-12-31'],
  ],
  [
    // 8 + 4 months are 12: 12 months from 31 December 2024, and not 4 years.
    '8 months, 8 months beside it and 4 months after it: 12 months',
    [
      given('prison', '2024-01-01', {
        term: [{ months: '8' }, { months: '8' }, { months: '4' }],
        more: [{ more: 'concurrent' }, { more: 'consecutive' }, { more: 'no' }],
        link: { with: 'r1-s_prison_n2' },
      }),
    ],
    ['2026-01-01 / 2025-12-31'],
  ],
  [
    'the total that the court gave',
    [given('prison', '2018-01-01', { term: { years: '2' }, more: { more: 'total' }, total: { years: '3' } })],
    ['2025-01-01 / 2024-12-31'],
  ],
  [
    // The fine counts from the conviction: it was spent on 10 January 2025, before the discharge.
    'a conditional discharge of 3 years, and a fine for the same after it was broken',
    [given('conditional_discharge,fine', '2024-01-10', { ...length(36), ...apart('2024-01-10') })],
    ['2027-01-10'],
  ],
  [
    'a community order, and prison for the same a year later: each from its own day',
    [
      given('prison,community_order', '2024-01-10', {
        term: [{ months: '6' }, { mode: 'length', months: '24' }],
        ...apart('2025-01-10', '2024-01-10'),
      }),
    ],
    ['2026-07-10 / 2026-07-09'],
  ],
  [
    // 6 months from 1 March 2025 end on 31 August 2025; 12 months from then.
    'a suspended sentence that was put into effect, alone',
    [
      given('suspended_prison', '2024-01-01', {
        ...months(6),
        activated: { is: 'yes', ...typedDay('2025-03-01') },
      }),
    ],
    ['2026-09-01 / 2026-08-31'],
  ],
  [
    'awaiting sentence: no day yet, for what was unspent on that day neither',
    [fine('2026-01-01'), given('awaiting_sentence', '2026-06-01')],
    ['awaiting_sentence', 'awaiting_sentence'],
  ],
  [
    'awaiting sentence for a summary-only offence: the other has its day',
    [fine('2026-01-01'), given('awaiting_sentence', '2026-06-01', { summaryOnly: { answer: 'yes' } })],
    ['2027-01-01', 'awaiting_sentence'],
  ],
  ['an extended sentence from before 2005', [given('extended_sentence_before_2005', '2000-01-01')], ['cannot_tell']],
  ['youth custody', [given('youth_custody', '1985-01-01', { ...young, ...months(6) })], ['1986-01-01 / 1985-12-30']],
  ['Borstal', [given('borstal_training', '1975-01-01', months(24))], ['1981-01-01 / 1980-12-31']],
  ['probation under 18', [given('former_community_order', '1998-01-01', { ...young, ...length(24) })], ['2000-01-01']],
  [
    'a referral order of which the year of the first meeting is known',
    [
      given('referral_order', '2025-03-01', {
        ...young,
        ...length(6),
        panel: { isKnown: 'yes', unsure: 'yes', year: '2025' },
      }),
    ],
    ['2026-07-01 / 2026-06-30'],
  ],
])('%s', (_, told, expected) => {
  expect(found(told).map(shown)).toEqual(expected)
})

const otherDays = (record: RecordOutcome | undefined) =>
  Object.fromEntries((record?.alternatives ?? []).map(({ because, period }) => [because, dayOf(period)]))

test.each<[string, Told, string, Record<string, string>]>([
  [
    'two terms, and not sure how they go together',
    given('prison', '2024-01-01', {
      term: [{ months: '8' }, { months: '6' }],
      more: [{ more: 'not_known' }, { more: 'no' }],
    }),
    '2029-03-01',
    { terms_not_known: '2025-09-01' },
  ],
  [
    'not sure if a suspended sentence was served: as late as is likely, and the day if it was not',
    given('suspended_prison', '2020-01-01', { ...months(6), activated: { is: 'not_sure' } }),
    '2024-07-01',
    { assumed_activated: '2021-07-01' },
  ],
  [
    'days on remand: the day without them too',
    given('prison', '2025-01-01', { ...months(12), credited: { isCredited: 'yes', days: '50' } }),
    '2026-11-12',
    { credited_days: '2027-01-01' },
  ],
  [
    // 366 days from 1 January 2024 are a leap year, and 12.02 months of average length.
    '366 days in a leap year',
    given('prison', '2024-01-01', { term: { days: '366' } }),
    '2026-01-01',
    { days_as_months: '2029-01-01' },
  ],
  [
    '1,461 days',
    given('prison', '2020-01-01', { term: { days: '1461' } }),
    '2028-01-01',
    { days_as_months: '2031-01-01' },
  ],
])('both days where it is not sure: %s', (_, told, expected, others) => {
  const [record] = found([told])
  expect([record && dayOf(record.latest), otherDays(record)]).toEqual([expected, others])
  expect(record?.doubts).toEqual(expect.arrayContaining(Object.keys(others)))
})

test('what a later sentence has barred is never spent, and still keeps a later conviction unspent', () => {
  const records = found([
    given('prison', '2018-01-01', months(48)),
    given('extended_sentence', '2020-01-01'),
    fine('2024-01-01'),
  ])
  // 4 years from 1 January 2018, and 4 more: the fine of 2024 was within them.
  expect(records.map(shown)).toEqual(['never', 'never', '2026-01-01 / 2025-12-31'])
})

test('a suspended term of over 2 years from before 22 March 2026 is counted, and asked to be checked', () => {
  const [before] = found([given('suspended_prison', '2025-01-01', months(30))])
  const [since] = found([given('suspended_prison', '2026-04-01', months(30))])
  expect([before?.doubts.includes('long_suspended'), since?.doubts.includes('long_suspended')]).toEqual([true, false])
  expect(before && dayOf(before.latest)).toBe('2031-07-01')
})

test('not sure if there was another term: said, and not called the later day', () => {
  expect(found([given('prison', '2025-01-01', { ...months(6), more: { more: 'not_sure' } })])[0]?.doubts).toContain(
    'perhaps_more_terms',
  )
})

test('a day of payment that is not known moves neither the conviction nor the sentence before their own days', () => {
  const told = given('prison,compensation_order', '2020-06-01', {
    ...months(12),
    sentenced: { same: 'no', ...typedDay('2020-08-01') },
    paid: { isPaid: 'yes', unsure: 'yes', year: '2020' },
  })
  expect(found([told])[0]).toMatchObject({
    earliest: { firstSpentDay: '2022-08-01' },
    latest: { firstSpentDay: '2022-08-01' },
  })
})

test.each(['paid', 'panel'] as const)('what follows a sentence cannot come before it: %s', (question) => {
  const kinds = question === 'paid' ? 'community_order,compensation_order' : 'referral_order,conditional_discharge'
  const answers = answersOf([
    given(kinds, '2020-06-01', {
      ...(question === 'panel' && young),
      ...length(6),
      sentenced: { same: 'no', ...typedDay('2020-08-01') },
      paid: { isPaid: 'no' },
      panel: { isKnown: 'no' },
    }),
  ])
  const id = Object.keys(answers.given).find((screen) => screen.endsWith(question)) ?? ''
  const early = { isPaid: 'yes', isKnown: 'yes', ...typedDay('2020-07-01') }
  expect(mistakeIn(answers, { id, question, recordId: 'r1' }, early, today)).toBe('date_before_conviction')
})

test('what is not sure of the conviction that lengthened another is said of both', () => {
  const [one] = found([
    fine('2026-01-01'),
    given('penalty_points', '2026-06-01', { summaryOnly: { answer: 'not_sure' } }),
  ])
  expect(one).toMatchObject({ confidence: 'L', doubts: ['endorsement', 'assumed_not_summary_only'] })
})

test.each<[string, Told]>([
  [
    'days that were taken off',
    given('prison', '2019-05-10', { ...months(6), credited: { isCredited: 'yes', days: '1' } }),
  ],
  ['a length in days', given('prison', '2020-01-01', { term: { days: '366' } })],
])('where it is spent by the other day too, nothing is doubted: %s', (_, told) => {
  const [record] = found([told])
  expect([record?.isSpent, record?.doubts]).toEqual([true, []])
})

test.each<[string, Told, string]>([
  [
    'an order of which nothing was said',
    given('community_order', '2025-06-01', { term: { mode: 'none' } }),
    'no_end_given',
  ],
  [
    'a ban that names its last day',
    given('driving_disqualification', '2025-06-01', { term: { mode: 'until', ...typedDay('2027-01-01') } }),
    'order_ended_early',
  ],
  ['a confiscation order', given('confiscation_order', '2025-06-01', { paid: { isPaid: 'no' } }), 'confiscation'],
  [
    'days that were taken off',
    given('prison', '2025-01-01', { ...months(12), credited: { isCredited: 'yes', days: '50' } }),
    'credited_days',
  ],
])('that the day can be another is said of %s', (_, told, doubt) => {
  expect(found([told])[0]?.doubts).toContain(doubt)
})
