import corpus from '@/tests/support/law/cases.json'
import {
  spentDays,
  type Caution,
  type Conviction,
  type Convention,
  type Kind,
  type Length,
  type Sentence,
  type Spent,
} from '@/tests/support/law/oracle'

type Status = { status: string; date?: Spent }
type CorpusSentence = {
  kind: string
  startsOn?: string
  term?: { kind: string; length?: Length }
  isSchedule18?: boolean
  isEndorsed?: boolean
  paidInFullOn?: string
}
type Single = CorpusSentence & {
  id: string
  age: 'adult' | 'under18'
  convictedOn?: string
  conditionsEndedOn?: string
  moj: Status
  firstSpentDay?: string
}
type Several = {
  id: string
  convictions: { convictedOn: string; age: 'adult' | 'under18'; sentences: CorpusSentence[] }[]
  moj: Status[]
  statute?: Status[]
}
type Abstract = {
  id: string
  convictions: { convictedOn: string; own: string; source: string }[]
  expected: string[]
}
const cases = corpus as unknown as { singles: Single[]; several: Several[]; abstract: Abstract[] }

/** What the oracle's form cannot say, or MoJ does not answer. */
const notExpressed: Record<string, string> = {
  'cau-01': 'a caution without a day',
  'add-04': 'service detention without a length, which the Act does not know',
  'mx-suspended_prison-1460d': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-suspended_prison-1461d': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-suspended_prison-4y': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-suspended_prison-5y': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-detention_training_order-31m': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-detention_training_order-48m': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-detention_training_order-1461d': 'MoJ refuses it, and the corpus gives no statutory day',
  'mx-detention_training_order-209w': 'MoJ refuses it, and the corpus gives no statutory day',
}

const ages = { adult: 'adult', under18: 'under 18' } as const
const cautions: Record<string, Caution['kind']> = {
  simple_caution: 'simple',
  conditional_caution: 'conditional',
  youth_conditional_caution: 'conditional',
}

/** To the oracle a fine and the endorsement that comes with it are two sentences. */
function sentencesOf({ kind, startsOn, term, isSchedule18, isEndorsed, paidInFullOn }: CorpusSentence): Sentence[] {
  const start = startsOn && { start: startsOn }
  const endorsement: Sentence[] = isEndorsed ? [{ kind: 'endorsement', ...start }] : []
  if (kind === 'endorsed_fixed_penalty_notice') return endorsement
  const named = (kind === 'motoring_fine' ? 'fine' : kind) as Kind
  const runs: Sentence['term'] =
    term?.kind === 'none' ? 'no end date' : term?.kind === 'indefinite' ? 'until further order' : term?.length
  const sentence = {
    kind: named,
    ...start,
    ...(runs && { term: runs }),
    ...(isSchedule18 && { schedule18: true }),
    ...(paidInFullOn && { paidInFull: paidInFullOn }),
  }
  return [sentence, ...endorsement]
}

const asSpent = ({ status, date }: Status): Spent =>
  status === 'never_spent' ? 'never' : status === 'not_spent_until_further_order' ? 'until-further' : String(date)

describe('the published cases', () => {
  const singles = cases.singles.filter(({ id }) => !(id in notExpressed))

  test('only the listed cases are left out', () => {
    expect(singles).toHaveLength(cases.singles.length - Object.keys(notExpressed).length)
  })

  test.each(singles)('$id: $kind agrees in both conventions', (single) => {
    const kind = cautions[single.kind]
    const day = String(single.startsOn)
    const answer = (convention: Convention) => {
      if (kind) {
        const { conditionsEndedOn: conditionsEnd } = single
        const caution = { kind, given: day, ...(conditionsEnd && { conditionsEnd }) }
        return spentDays({ convictions: [], cautions: [caution] }, convention).cautions[0]
      }
      const conviction = {
        day: single.convictedOn ?? day,
        age: ages[single.age],
        sentences: sentencesOf(single),
      }
      return spentDays({ convictions: [conviction] }, convention).convictions[0]
    }
    const printed = asSpent(single.moj)
    expect(answer('moj')).toBe(printed)
    const isDated = printed.startsWith('1') || printed.startsWith('2')
    if (single.firstSpentDay || !isDated) expect(answer('statute')).toBe(single.firstSpentDay ?? printed)
  })

  // The corpus gives its statutory reading of several convictions in the days that MoJ prints.
  test.each(cases.several)('$id: several convictions agree', ({ convictions, moj, statute }) => {
    const history = {
      convictions: convictions.map(({ convictedOn, age, sentences }) => ({
        day: convictedOn,
        age: ages[age],
        sentences: sentences.flatMap(sentencesOf),
      })),
    }
    expect(spentDays(history, 'moj').convictions).toEqual((statute ?? moj).map(asSpent))
  })

  // Periods without a sentence: here a hospital order and a restraining order that end on those days.
  test.each(cases.abstract)('$id: periods alone agree', ({ id, convictions, expected }) => {
    const ending = (kind: Kind, end: string): Sentence => {
      if (end === 'never_spent') return { kind: 'life_sentence' }
      if (end === 'indefinite') return { kind, term: 'until further order' }
      const lastDay = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10)
      return { kind, term: { lastDay } }
    }
    const history = {
      convictions: convictions.map(({ convictedOn, own, source }) => ({
        day: convictedOn,
        age: 'adult' as const,
        sentences: [ending('hospital_order', source), ...(own === source ? [] : [ending('restraining_order', own)])],
      })),
    }
    const tags: Record<string, Spent> = { never_spent: 'never', indefinite: 'until-further' }
    const spent = expected.map((end) => tags[end] ?? end)
    // MoJ passes nothing on from any order without an end; the Act does (§4.5, third reason).
    expect(spentDays(history, 'statute').convictions).toEqual(
      id === 'ab-09' ? ['until-further', 'until-further'] : spent,
    )
  })
})

const adult = (day: string, ...sentences: Sentence[]): Conviction => ({ day, age: 'adult', sentences })
const young = (day: string, ...sentences: Sentence[]): Conviction => ({ day, age: 'under 18', sentences })
const statute = (...convictions: Conviction[]) => spentDays({ convictions }, 'statute').convictions
const moj = (...convictions: Conviction[]) => spentDays({ convictions }, 'moj').convictions
const prison = (term: Length, more: Omit<Sentence, 'kind'> = {}): Sentence => ({ kind: 'prison', term, ...more })
const fine: Sentence = { kind: 'fine' }
const restrained = (years: number): Sentence => ({ kind: 'restraining_order', term: { years } })

describe('the examples in the written rules', () => {
  test('§2.1 a fine is spent 12 months from the conviction, that day included', () => {
    expect(statute(adult('2010-06-10', fine))).toEqual(['2011-06-10'])
    expect(statute(young('2010-06-10', fine))).toEqual(['2010-12-10'])
  })

  test('§2.2 the buffer begins with the last day of the sentence; MoJ prints the day after', () => {
    const conviction = adult('2020-01-01', prison({ months: 12 }))
    expect([statute(conviction), moj(conviction)]).toEqual([['2021-12-31'], ['2022-01-01']])
  })

  test('§2.5a a fine given weeks after the conviction counts from the conviction, and MoJ from the fine', () => {
    const conviction = adult('2020-01-01', { kind: 'fine', start: '2020-02-12' })
    expect([statute(conviction), moj(conviction)]).toEqual([['2021-01-01'], ['2021-02-12']])
  })

  test('§2.7 months clamp, the length first and then the buffer', () => {
    expect(statute(young('2023-08-31', fine))).toEqual(['2024-02-29'])
    expect(statute(adult('2024-02-29', { kind: 'bind_over', term: { years: 1 } }))).toEqual(['2025-02-28'])
    expect(moj(young('2023-08-31', { kind: 'youth_detention', term: { months: 6 } }))).toEqual(['2024-08-29'])
  })

  test.each([
    [{ months: 12 }, '2019-12-31', '2019-06-30'],
    [{ days: 365 }, '2019-12-31', '2019-06-30'],
    [{ days: 366 }, '2023-01-01', '2021-01-01'],
    [{ months: 12, days: 1 }, '2023-01-01', '2021-01-01'],
    [{ months: 48 }, '2025-12-31', '2023-12-31'],
    [{ days: 1461 }, '2025-12-31', '2023-12-31'],
    [{ years: 4, days: 1 }, '2029-01-01', '2025-07-01'],
    [{ years: 20 }, '2044-12-31', '2041-06-30'],
  ])('§0, §2.8 custody of %j from 1 January 2018', (term, whenAdult, whenYoung) => {
    expect(statute(adult('2018-01-01', prison(term)))).toEqual([whenAdult])
    expect(statute(young('2018-01-01', { kind: 'youth_detention', term }))).toEqual([whenYoung])
  })

  test('§0 excluded sentences are never spent, at any length', () => {
    expect(statute(adult('2018-01-01', { kind: 'life_sentence' }))).toEqual(['never'])
    expect(statute(young('2018-01-01', { kind: 'extended_sentence', term: { months: 18 } }))).toEqual(['never'])
    expect(statute(adult('2018-01-01', prison({ years: 4 }, { schedule18: true })))).toEqual(['2025-12-31'])
    expect(statute(adult('2018-01-01', prison({ years: 4, days: 1 }, { schedule18: true })))).toEqual(['never'])
  })

  test('§3 a suspended sentence of up to 36 months stays in the second band', () => {
    const conviction = adult('2026-04-01', { kind: 'suspended_prison', term: { months: 36 } })
    expect(statute(conviction)).toEqual(['2033-03-31'])
  })

  test('§3 days credited to a sentence bring its end forward, and leave its band', () => {
    expect(statute(adult('2018-01-01', prison({ months: 13 }, { creditedDays: 50 })))).toEqual(['2022-12-12'])
  })

  test('§0 compensation is spent when it is paid, and an unpaid one is not', () => {
    const paid = adult('2018-01-01', { kind: 'compensation_order', paidInFull: '2019-05-04' })
    expect(statute(paid)).toEqual(['2019-05-04'])
    expect(statute(adult('2018-01-01', { kind: 'compensation_order' }))).toEqual(['until-further'])
  })

  test('§0 a ban with an endorsement lasts as long as the longer of them', () => {
    const banned: Sentence = { kind: 'driving_disqualification', term: { years: 1 } }
    expect(statute(adult('2018-01-01', banned, { kind: 'endorsement' }))).toEqual(['2023-01-01'])
    expect(statute(young('2018-01-01', banned, { kind: 'endorsement' }))).toEqual(['2020-07-01'])
  })

  test('§4.1 on one conviction never beats until further order, which beats a day', () => {
    const open: Sentence = { kind: 'restraining_order', term: 'until further order' }
    expect(statute(adult('2018-01-01', open, prison({ years: 10 })))).toEqual(['until-further'])
    expect(statute(adult('2018-01-01', open, { kind: 'life_sentence' }))).toEqual(['never'])
  })
})

describe('§3.1 and §4.4a terms of one occasion', () => {
  const first = (term: Length, more = {}) => adult('2018-01-01', prison(term, { name: 'first', ...more }))
  const concurrent = (term: Length, more = {}) =>
    adult('2018-01-01', prison(term, { concurrentWith: 'first', ...more }))
  const consecutive = (term: Length, more = {}) =>
    adult('2018-01-01', prison(term, { consecutiveTo: 'first', ...more }))

  test('2 years, 2 years concurrent and 1 year consecutive are 3 years', () => {
    const chain = statute(first({ years: 2 }), concurrent({ years: 2 }), consecutive({ years: 1 }))
    expect(chain).toEqual(['2024-12-31', '2024-12-31', '2024-12-31'])
  })

  test('8 months, 8 months concurrent and 4 months consecutive are 12 months, in the first band', () => {
    const chain = statute(first({ months: 8 }), concurrent({ months: 8 }), consecutive({ months: 4 }))
    expect(chain).toEqual(['2019-12-31', '2019-12-31', '2019-12-31'])
  })

  test('partly concurrent terms run from the earliest start to the latest end', () => {
    const chain = statute(first({ months: 12 }), concurrent({ months: 12 }, { start: '2018-03-01' }))
    expect(chain).toEqual(['2023-02-28', '2023-02-28'])
  })

  test('a term concurrent with a consecutive one starts when that one does', () => {
    const chain = statute(
      first({ years: 2 }),
      consecutive({ years: 1 }, { name: 'second' }),
      adult('2018-01-01', prison({ years: 2 }, { concurrentWith: 'second' })),
    )
    expect(chain).toEqual(['2025-12-31', '2025-12-31', '2025-12-31'])
  })

  test('days credited to each of two concurrent terms count once, and to two consecutive terms both', () => {
    const credited = { creditedDays: 50 }
    expect(statute(first({ years: 2 }, credited), concurrent({ years: 2 }, credited))[0]).toBe('2023-11-11')
    expect(statute(first({ years: 1 }, credited), consecutive({ years: 1 }, credited))[0]).toBe('2023-09-22')
    expect(statute(first({ years: 2 }), concurrent({ years: 2 }, credited))[0]).toBe('2023-12-31')
  })

  test('two consecutive Schedule 18 terms of 3 years are a term of 6 years, and not excluded', () => {
    const chain = statute(first({ years: 3 }, { schedule18: true }), consecutive({ years: 3 }, { schedule18: true }))
    expect(chain).toEqual(['2030-12-31', '2030-12-31'])
  })

  test('a single Schedule 18 term over 4 years is excluded, and the term beside it is not', () => {
    const chain = statute(first({ years: 5 }, { schedule18: true }), concurrent({ years: 1 }))
    expect(chain).toEqual(['never', '2029-12-31'])
  })

  test('terms of different days that are written once and used twice stay two terms', () => {
    const year = prison({ years: 1 })
    expect(statute(adult('2018-01-01', year), adult('2023-01-01', year))).toEqual(['2019-12-31', '2024-12-31'])
  })

  test('a link to a term that is not there is refused', () => {
    expect(() => statute(concurrent({ years: 1 }))).toThrow('no custodial term is named first')
  })
})

describe('§4.3 and §4.4 further convictions', () => {
  const openOrder: Sentence = { kind: 'hospital_order', term: 'until further order' }

  test('the order of 2010 stays spent when a fine with a restraining order links 2011 to prison in 2019', () => {
    const history = [
      adult('2010-01-01', { kind: 'community_order', term: { years: 3 } }),
      adult('2011-01-01', fine, restrained(10)),
      adult('2019-01-01', prison({ years: 4 })),
    ]
    expect(statute(...history)).toEqual(['2013-01-01', '2026-12-31', '2026-12-31'])
    expect(statute(...history.toReversed())).toEqual(['2026-12-31', '2026-12-31', '2013-01-01'])
  })

  test('§4.2 either period is extended to the end of the other, and so along a chain', () => {
    expect(statute(adult('2018-01-01', prison({ years: 5 })), adult('2020-01-01', fine))).toEqual([
      '2029-12-31',
      '2029-12-31',
    ])
    expect(statute(adult('2020-01-01', fine), adult('2020-10-01', fine), adult('2021-09-01', fine))).toEqual([
      '2022-09-01',
      '2022-09-01',
      '2022-09-01',
    ])
  })

  test('a conviction on the first spent day is no longer during the period; on the last unspent day it is', () => {
    expect(statute(adult('2020-01-01', fine), adult('2021-01-01', fine))).toEqual(['2021-01-01', '2022-01-01'])
    expect(statute(adult('2020-01-01', fine), adult('2020-12-31', fine))).toEqual(['2021-12-31', '2021-12-31'])
    expect(moj(adult('2020-01-01', fine), adult('2021-01-01', fine))).toEqual(['2022-01-01', '2022-01-01'])
  })

  test('convictions of one day do not extend each other', () => {
    expect(statute(adult('2020-01-01', fine), adult('2020-01-01', prison({ months: 6 })))).toEqual([
      '2021-01-01',
      '2021-06-30',
    ])
  })

  test('(a), (d) a summary-only or minor service offence is no further conviction, but can be the earlier one', () => {
    const long = adult('2018-01-01', prison({ years: 2 }))
    const late = adult('2020-01-01', fine)
    for (const kind of ['summaryOnly', 'minorServiceOffence']) {
      expect(statute(long, { ...late, [kind]: true })).toEqual(['2023-12-31', '2021-01-01'])
      expect(statute({ ...late, [kind]: true }, adult('2020-06-01', prison({ years: 2 })))).toEqual([
        '2026-05-31',
        '2026-05-31',
      ])
    }
  })

  test('(b) an excluded sentence keeps for ever what is unspent that day, and nothing before, beside or after it', () => {
    const life = adult('2020-01-01', { kind: 'life_sentence' })
    expect(
      statute(
        adult('2018-01-01', fine),
        adult('2019-06-01', fine),
        life,
        adult('2020-01-01', fine),
        adult('2020-02-01', fine),
      ),
    ).toEqual(['2019-01-01', 'never', 'never', '2021-02-01', '2021-02-01'])
  })

  test('(c) a prohibition-type order keeps its own conviction only, which can itself be extended', () => {
    expect(statute(adult('2018-01-01', restrained(10)), adult('2019-01-01', fine))).toEqual([
      '2028-01-01',
      '2020-01-01',
    ])
    expect(statute(adult('2018-01-01', fine), adult('2018-06-01', restrained(10), fine))).toEqual([
      '2019-06-01',
      '2028-06-01',
    ])
    expect(statute(adult('2018-01-01', restrained(2)), adult('2019-01-01', prison({ years: 2 })))).toEqual([
      '2024-12-31',
      '2024-12-31',
    ])
  })

  test('(c) what a conviction passes on grows even under a longer prohibition-type order of its own', () => {
    const sameDay = [adult('2015-01-01', prison({ years: 1 })), adult('2015-01-01', fine)]
    expect(statute(adult('2014-06-01', fine, restrained(10)), ...sameDay)).toEqual([
      '2024-06-01',
      '2016-12-31',
      '2016-12-31',
    ])
  })

  test('an order until further order drags, unless it is of the prohibition type', () => {
    expect(statute(adult('2019-07-01', fine), adult('2019-12-01', openOrder))).toEqual([
      'until-further',
      'until-further',
    ])
    expect(
      statute(adult('2019-07-01', fine), adult('2019-12-01', { ...openOrder, kind: 'restraining_order' })),
    ).toEqual(['2020-07-01', 'until-further'])
  })

  test('(f) cautions play no part, and get their own days', () => {
    const convictions = [adult('2020-01-01', fine)]
    const cautions: Caution[] = [
      { kind: 'simple', given: '2020-03-01' },
      { kind: 'conditional', given: '2020-03-31', conditionsEnd: '2020-05-01' },
      { kind: 'conditional', given: '2020-11-30' },
    ]
    expect(spentDays({ convictions, cautions }, 'statute')).toEqual({
      convictions: ['2021-01-01'],
      cautions: ['2020-03-01', '2020-05-02', '2021-03-01'],
    })
  })

  test('an absolute discharge is spent at once, and still extended by what it happens during', () => {
    const nil: Sentence = { kind: 'absolute_discharge' }
    expect(statute(adult('2020-06-01', nil))).toEqual(['2020-06-01'])
    expect(statute(adult('2020-01-01', fine), adult('2020-06-01', nil))).toEqual(['2021-01-01', '2021-01-01'])
    expect(statute(adult('2020-06-01', nil), adult('2020-06-02', fine))).toEqual(['2020-06-01', '2021-06-02'])
  })
})
