import { assessHistory, type Assessment } from '@/lib/domain/disclosure/assess-history'
import type { Conviction, History, Sentence, TermLink } from '@/lib/domain/disclosure/history'
import { addDays, addMonths, dateFrom, parseDate, plainDate } from '@/lib/domain/dates/plain-date'
import { isSentenceLength } from '@/lib/domain/disclosure/sentence-length'

const asOf = plainDate('2026-11-21')
const day = plainDate('2015-06-01')
const months = (count: number) => ({ kind: 'length', length: { months: count } }) as const

const aConviction = (
  id: string,
  on: string,
  sentence: Omit<Sentence, 'id'>,
  changes: Partial<Conviction> = {},
): Conviction => ({
  id,
  convictedOn: plainDate(on),
  ageGroup: 'adult',
  isSummaryOnly: false,
  sentences: [{ ...sentence, id: `${id}-1` }],
  ...changes,
})
const assess = (convictions: Conviction[], rest: Partial<History> = {}): Assessment =>
  assessHistory({ convictions, cautions: [], links: [], ...rest }, { asOf })

function datesOf(assessment: Assessment): string[] {
  if (assessment.outcome === 'ask') return assessment.questions.map(({ question }) => `ask ${question}`)
  return assessment.convictions.map(({ period }) =>
    period.outcome === 'dated' ? period.firstSpentDay : period.outcome,
  )
}

const fine = { kind: 'fine' } as const
const life = { kind: 'life_sentence' } as const
const prison = (count: number, more: Partial<Sentence> = {}) =>
  ({ kind: 'prison', term: months(count), isSchedule18: false, ...more }) as const

describe('one sentence', () => {
  test.each<[string, Omit<Sentence, 'id'>, string]>([
    ['12 months in prison: 12 months from the last day', prison(12), '2017-05-31'],
    ['50 days on remand bring that forward by 50 days', prison(12, { creditedDays: 50 }), '2017-04-11'],
    ['4 years exactly: 4 years', prison(48), '2023-05-31'],
    [
      '4 years and a day: 7 years',
      { ...prison(0), term: { kind: 'length', length: { years: 4, days: 1 } } },
      '2026-06-01',
    ],
    ['5 years for a Schedule 18 offence: never', prison(60, { isSchedule18: true }), 'never'],
    ['an extended sentence: never', { kind: 'extended_sentence', term: months(12) }, 'never'],
    ['a fine: 12 months from the conviction', { kind: 'fine', startsOn: plainDate('2015-08-01') }, '2016-06-01'],
    [
      'a ban of 6 months with an endorsement: 5 years',
      { kind: 'driving_disqualification', term: months(6), isEndorsed: true },
      '2020-06-01',
    ],
    [
      'an order that ended early keeps its last day',
      { kind: 'community_order', term: { kind: 'until', lastDay: plainDate('2016-05-31') } },
      '2016-06-01',
    ],
    ['until further order', { kind: 'restraining_order', term: { kind: 'indefinite' } }, 'until_further_order'],
    [
      'until further order, and that has ended',
      { kind: 'restraining_order', term: { kind: 'indefinite', endedOn: plainDate('2019-01-10') } },
      '2019-01-11',
    ],
    [
      'no end given: 24 months from the conviction',
      { kind: 'criminal_behaviour_order', term: { kind: 'none' }, startsOn: plainDate('2015-07-01') },
      '2017-06-01',
    ],
    ['compensation that is not paid', { kind: 'compensation_order', paidInFullOn: null }, 'until_paid'],
  ])('%s', (_, sentence, expected) => {
    expect(datesOf(assess([aConviction('a', day, sentence)]))).toEqual([expected])
  })
})

describe('what has to be asked is asked, and never guessed', () => {
  test.each<[string, Omit<Sentence, 'id'>, string]>([
    ['prison without a length', { kind: 'prison' }, 'sentence_needs_length'],
    ['prison until further order', { kind: 'prison', term: { kind: 'indefinite' } }, 'sentence_needs_length'],
    ['a length of nothing', prison(0), 'length_is_not_a_length'],
    ['a length of half a month', prison(0.5), 'length_is_not_a_length'],
    ['over 4 years, and nothing said of Schedule 18', { kind: 'prison', term: months(49) }, 'schedule_18'],
    ['an order of which nothing is known', { kind: 'community_order' }, 'order_needs_term'],
    ['compensation of which nothing is known', { kind: 'compensation_order' }, 'paid_in_full'],
    ['a youth order for an adult', { kind: 'referral_order', term: months(6) }, 'kind_is_not_for_this_age'],
    [
      'a sentence that begins before the conviction',
      { ...fine, startsOn: addDays(day, -1) },
      'starts_before_conviction',
    ],
    [
      'an order that ends before it begins',
      { kind: 'bind_over', term: { kind: 'until', lastDay: addDays(day, -1) } },
      'ends_before_start',
    ],
    ['a suspended sentence of over 3 years', { ...prison(37), kind: 'suspended_prison' }, 'longer_than_allowed'],
  ])('%s', (_, sentence, expected) => {
    expect(datesOf(assess([aConviction('a', day, sentence)]))).toEqual([`ask ${expected}`])
  })

  test('a conviction without a sentence, and a further one that may be summary-only', () => {
    expect(datesOf(assess([aConviction('a', day, fine, { sentences: [] })]))).toEqual(['ask no_sentence'])
    const unknown = aConviction('b', '2015-09-01', fine, { isSummaryOnly: undefined })
    expect(datesOf(assess([aConviction('a', day, fine), unknown]))).toEqual(['ask summary_only'])
  })

  test('all questions at once, each with what it is about', () => {
    const assessment = assess([
      aConviction('a', day, { kind: 'prison' }),
      aConviction('b', '2016-01-01', { kind: 'compensation_order' }),
    ])
    expect(assessment).toEqual({
      outcome: 'ask',
      questions: [
        { question: 'sentence_needs_length', convictionId: 'a', sentenceId: 'a-1' },
        { question: 'paid_in_full', convictionId: 'b', sentenceId: 'b-1' },
      ],
    })
  })

  test('a caution whose conditions end before it was given', () => {
    const caution = { id: 'c', kind: 'conditional_caution', givenOn: day, conditionsEndedOn: addDays(day, -1) } as const
    expect(datesOf(assess([], { cautions: [caution] }))).toEqual(['ask conditions_end_before_caution'])
  })
})

describe('further convictions (section 6)', () => {
  test('both end together, and each says what moved it', () => {
    const assessment = assess([aConviction('a', day, fine), aConviction('b', '2016-05-31', prison(6))])
    expect(datesOf(assessment)).toEqual(['2017-11-29', '2017-11-29'])
    expect(assessment.outcome === 'assessed' && assessment.convictions[0]?.extensions).toMatchObject([
      { byConvictionId: 'b', section: '6(4)' },
    ])
  })

  test('on the first spent day it is too late: nothing moves', () => {
    expect(datesOf(assess([aConviction('a', day, fine), aConviction('b', '2016-06-01', prison(6))]))).toEqual([
      '2016-06-01',
      '2017-11-30',
    ])
  })

  test('a summary-only offence extends nothing, either way', () => {
    const summary = aConviction('b', '2016-01-01', fine, { isSummaryOnly: true })
    expect(datesOf(assess([aConviction('a', day, prison(24)), summary]))).toEqual(['2021-05-31', '2017-01-01'])
  })

  test('an order that only forbids extends nothing, but is itself extended', () => {
    const order = { kind: 'restraining_order', term: months(120) } as const
    expect(datesOf(assess([aConviction('a', day, order), aConviction('b', '2016-01-01', fine)]))).toEqual([
      '2025-06-01',
      '2017-01-01',
    ])
    expect(datesOf(assess([aConviction('a', day, order), aConviction('b', '2024-01-01', prison(24))]))).toEqual([
      '2029-12-31',
      '2029-12-31',
    ])
  })

  test('an excluded sentence bars what was unspent, and leaves what was spent', () => {
    const all = [
      aConviction('a', '2010-01-01', fine),
      aConviction('b', day, prison(24)),
      aConviction('c', '2016-01-01', life),
    ]
    expect(datesOf(assess(all))).toEqual(['2011-01-01', 'never', 'never'])
  })

  test('a conviction barred by a later sentence does not bar one that was spent by then', () => {
    const order = { kind: 'restraining_order', term: months(120) } as const
    const all = [
      aConviction('a', '2010-01-01', fine),
      aConviction('b', '2010-06-01', order),
      aConviction('c', '2015-01-01', life),
    ]
    expect(datesOf(assess(all))).toEqual(['2011-01-01', 'never', 'never'])
  })

  test('an excluded sentence does not touch what came after it', () => {
    expect(datesOf(assess([aConviction('a', day, life), aConviction('b', '2016-01-01', fine)]))).toEqual([
      'never',
      '2017-01-01',
    ])
  })

  test('convictions on one day are one occasion', () => {
    expect(datesOf(assess([aConviction('a', day, fine), aConviction('b', day, prison(24))]))).toEqual([
      '2016-06-01',
      '2021-05-31',
    ])
  })
})

describe('terms put together (section 5(7))', () => {
  const three = (id: string) => aConviction(id, day, prison(36, { isSchedule18: true }))
  const link = (sentenceId: string, how: TermLink['how'], ...to: string[]): TermLink => ({ sentenceId, how, to })
  const terms = (...lengths: number[]) =>
    aConviction('a', '2018-01-01', prison(1), {
      sentences: lengths.map((count, index) => ({ id: `t${index + 1}`, ...prison(count) })),
    })

  test('two terms of 3 years one after another are 6 years, and never "never" for Schedule 18', () => {
    const links = [link('b-1', 'consecutive', 'a-1')]
    expect(datesOf(assess([three('a'), three('b')], { links }))).toEqual(['2028-05-31', '2028-05-31'])
  })

  test('side by side they are as long as from the first day to the last', () => {
    const links = [link('b-1', 'concurrent', 'a-1')]
    expect(datesOf(assess([three('a'), three('b')], { links }))).toEqual(['2022-05-31', '2022-05-31'])
  })

  test.each<[string, number[], TermLink[], string]>([
    [
      '2 years, 2 years beside it and 1 year after it are 3 years',
      [24, 24, 12],
      [link('t2', 'concurrent', 't1'), link('t3', 'consecutive', 't1')],
      '2024-12-31',
    ],
    [
      '8 months, 8 months beside it and 4 months after it are 12 months',
      [8, 8, 4],
      [link('t2', 'concurrent', 't1'), link('t3', 'consecutive', 't1')],
      '2019-12-31',
    ],
    [
      'a term beside one that comes second begins with that one',
      [12, 6, 12],
      [link('t2', 'consecutive', 't1'), link('t3', 'concurrent', 't2')],
      '2023-12-31',
    ],
    [
      'a short term after a short one that runs beside a long one adds nothing',
      [24, 6, 6],
      [link('t2', 'concurrent', 't1'), link('t3', 'consecutive', 't2')],
      '2023-12-31',
    ],
    ['not known: one after another, which is the longest', [8, 6], [link('t2', 'not_known', 't1')], '2023-02-28'],
    [
      'not known after which: after the one that ends last',
      [8, 2, 5],
      [link('t2', 'concurrent', 't1'), link('t3', 'consecutive', 't1', 't2')],
      '2023-01-31',
    ],
  ])('%s', (_, lengths, links, expected) => {
    expect(datesOf(assess([terms(...lengths)], { links }))).toEqual([expected])
  })

  test('what is not known can be taken the other way too: beside each other, or not put together at all', () => {
    const shortest = (links: TermLink[]) =>
      datesOf(assessHistory({ convictions: [terms(8, 6)], cautions: [], links }, { asOf, unknownTerms: 'shortest' }))
    expect(shortest([link('t2', 'not_known', 't1')])).toEqual(['2019-08-31'])
    expect(shortest([{ ...link('t2', 'consecutive', 't1'), isPerhaps: true }])).toEqual(['2019-08-31'])
  })

  test('a fine cannot be put together with a term', () => {
    const links = [link('b-1', 'consecutive', 'a-1')]
    expect(datesOf(assess([three('a'), aConviction('b', day, fine)], { links }))).toEqual(['ask link_is_not_custody'])
  })

  test('a suspended term that was put into effect is served from that day, alone or after another term', () => {
    const suspended = { ...prison(6), kind: 'suspended_prison', activatedOn: plainDate('2016-01-01') } as const
    expect(datesOf(assess([aConviction('a', day, suspended)]))).toEqual(['2017-06-30'])
    const links = [link('a-1', 'consecutive', 'b-1')]
    const both = [aConviction('a', day, suspended), aConviction('b', '2016-01-01', prison(12))]
    expect(datesOf(assess(both, { links }))).toEqual(['2021-06-30', '2021-06-30'])
  })

  test('what was served on remand before it was passed ends on the day it was passed', () => {
    for (const creditedDays of [30, 400, 'all'] as const) {
      expect(datesOf(assess([aConviction('a', day, prison(1, { creditedDays }))]))).toEqual(['2016-06-01'])
    }
  })

  test('days on remand are taken off the whole chain once', () => {
    const credited = terms(8, 6)
    const sentences = credited.sentences.map((one, index) => (index === 0 ? { ...one, creditedDays: 28 } : one))
    const links = [link('t2', 'consecutive', 't1')]
    expect(datesOf(assess([{ ...credited, sentences }], { links }))).toEqual(['2023-01-31'])
  })
})

describe('days are compared with months by the calendar, and can be by average months', () => {
  test.each<[number, string, string]>([
    [366, '2017-05-31', '2020-05-31'],
    [1461, '2023-05-31', '2026-05-31'],
  ])('%i days', (days, calendar, average) => {
    const term = { kind: 'length', length: { days } } as const
    const history = { convictions: [aConviction('a', day, { ...prison(0), term })], cautions: [], links: [] }
    expect(datesOf(assessHistory(history, { asOf }))).toEqual([calendar])
    expect(datesOf(assessHistory(history, { asOf, bandsBy: 'average_months' }))).toEqual([average])
  })
})

describe('what has no day yet, or none from us', () => {
  test.each([
    ['awaiting_sentence', 'awaiting_sentence'],
    ['extended_sentence_before_2005', 'cannot_tell'],
    ['particular_concern_sentence', 'cannot_tell'],
    ['changed_on_appeal', 'cannot_tell'],
    ['not_listed', 'cannot_tell'],
  ] as const)('%s: neither for it nor for what is unspent then', (kind, outcome) => {
    const all = [
      aConviction('a', '2010-01-01', fine),
      aConviction('b', day, fine),
      aConviction('c', '2016-01-01', { kind }),
    ]
    expect(datesOf(assess(all))).toEqual(['2011-01-01', outcome, outcome])
  })
})

describe('days and months', () => {
  test.each([
    ['2023-08-31', 6, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2023-12-15', -1, '2023-11-15'],
  ])('%s and %i months is %s', (start, count, end) => {
    expect(addMonths(plainDate(start), count)).toBe(end)
  })

  test('what is no day is no date', () => {
    for (const text of ['2023-02-29', '2023-13-01', '1899-12-31', '23-01-01', '2023-1-1', ''])
      expect(parseDate(text)).toBeUndefined()
    expect(dateFrom(2023, 4, 31)).toBeUndefined()
    expect(() => plainDate('tomorrow')).toThrow(RangeError)
    expect(() => addMonths(plainDate('2199-12-31'), 1)).toThrow(RangeError)
  })

  test('what is no length is none', () => {
    for (const length of [
      {},
      { months: 0 },
      { days: -1 },
      { months: 1.5 },
      { days: Number.NaN },
      { days: 36_524 },
      { years: 100 },
    ]) {
      expect(isSentenceLength(length)).toBe(false)
    }
    expect(isSentenceLength({ years: 2, months: 6 })).toBe(true)
  })
})
