import type { CalculatorAnswers, Given } from '@/lib/domain/disclosure-wizard/answers'
import { employerAnswer, jobLevelOf, jobLevels } from '@/lib/domain/disclosure-wizard/employer-answer'
import { outcomeOf, spentDaysToCome, type RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { timelineOf } from '@/lib/domain/disclosure-wizard/timeline'
import type { DisposalKind } from '@/lib/domain/disclosure/disposals'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')

type Sentence = { kind: DisposalKind } & Readonly<Record<string, Given | string>>
type Told =
  | { on: string; age?: 'adult' | 'under18'; summaryOnly?: string; unsure?: boolean; sentences: readonly Sentence[] }
  | { on: string; caution: string; conditions?: Given }

const dateGiven = (on: string, isUnsure = false): Given => {
  const [year = '', month = '', day = ''] = on.split('-')
  return { year, ...(month && { month }), ...(day && { day }), ...(isUnsure && { unsure: 'yes' }) }
}

/** Answers as the screens keep them. */
function answersOf(...told: readonly Told[]): CalculatorAnswers {
  const given: Record<string, Given> = { where: { place: 'england_wales' } }
  const records = told.map((one, index) => {
    const id = `r${index + 1}`
    given[`${id}-type`] = { type: 'caution' in one ? 'caution' : 'conviction' }
    if ('caution' in one) {
      given[`${id}-date`] = dateGiven(one.on)
      given[`${id}-cautionKind`] = { kind: one.caution }
      if (one.conditions) given[`${id}-conditions`] = one.conditions
      return id
    }
    given[`${id}-date`] = dateGiven(one.on, one.unsure)
    given[`${id}-age`] = { age: one.age ?? 'adult' }
    given[`${id}-disposals`] = { kinds: one.sentences.map(({ kind }) => kind).join(',') }
    given[`${id}-sentenced`] = { same: 'yes' }
    if (one.summaryOnly) given[`${id}-summaryOnly`] = { answer: one.summaryOnly }
    for (const { kind, ...rest } of one.sentences) {
      for (const [question, answer] of Object.entries(rest)) {
        if (typeof answer === 'string') continue
        given[`${id}-s_${kind}-${question}`] = answer
      }
    }
    return id
  })
  return { records, given }
}

function found(...told: readonly Told[]): readonly RecordOutcome[] {
  const outcome = outcomeOf(answersOf(...told), today)
  if (outcome.outcome !== 'found') throw new Error(JSON.stringify(outcome.questions))
  return outcome.records
}

const fine = (on: string, summaryOnly = 'no'): Told => ({ on, summaryOnly, sentences: [{ kind: 'fine' }] })
const prison = (on: string, years: string, more: Record<string, Given> = {}): Told => ({
  on,
  summaryOnly: 'no',
  sentences: [{ kind: 'prison', term: { years }, credited: { isCredited: 'no' }, more: { more: 'no' }, ...more }],
})
const order = (kind: DisposalKind, on: string, term: Given, more: Record<string, Given> = {}): Told => ({
  on,
  summaryOnly: 'no',
  sentences: [{ kind, term, ...more }],
})

describe('what each check shows today', () => {
  test.each<[string, Told, Record<string, unknown>]>([
    [
      'an unspent fine shows on every check',
      fine('2026-06-01'),
      {
        none: { shown: 'will_not_show' },
        basic: { because: 'unspent', until: '2027-06-01' },
        standard: { because: 'unspent' },
      },
    ],
    [
      'a spent fine of the last 11 years shows on a standard check, not on a basic one',
      fine('2018-06-01'),
      {
        basic: { shown: 'will_not_show' },
        standard: { because: 'not_long_enough' },
        enhanced: { because: 'not_long_enough' },
      },
    ],
    [
      'an old fine depends on the list',
      fine('2010-06-01'),
      { basic: { shown: 'will_not_show' }, standard: { shown: 'may_show', dependsOn: 'specified_offence' } },
    ],
    [
      'prison always shows',
      prison('2000-01-01', '1'),
      { basic: { shown: 'will_not_show' }, enhanced: { because: 'custody' } },
    ],
    [
      'a youth caution never shows',
      { on: '2020-01-01', caution: 'youth_caution' },
      { basic: { shown: 'will_not_show' }, enhanced: { shown: 'will_not_show' } },
    ],
    [
      'an adult caution shows for 6 years',
      { on: '2022-01-01', caution: 'simple_caution' },
      { basic: { shown: 'will_not_show' }, enhanced: { because: 'not_long_enough' } },
    ],
  ])('%s', (_, told, shows) => {
    expect(found(told)[0]?.shows).toMatchObject(shows)
  })

  test('the first day it can be left out, should the offence not be on the list', () => {
    expect(found(fine('2018-06-01'))[0]?.filteredFrom).toBe('2029-06-02')
    expect(found(prison('2000-01-01', '1'))[0]?.filteredFrom).toBeUndefined()
  })

  test('with a date that is not known, the most that can be shown', () => {
    const [record] = found({ on: '2015', unsure: true, sentences: [{ kind: 'fine' }] })
    // On 1 January 2015 it would be old enough, on 31 December it is not.
    expect(record?.shows.standard).toMatchObject({ shown: 'will_show', because: 'not_long_enough' })
    expect(record?.filteredFrom).toBe('2027-01-01')
  })
})

describe('what an employer may ask', () => {
  const records = found(
    fine('2026-06-01'),
    { on: '2000-01-01', caution: 'simple_caution' },
    prison('2000-02-01', '1'),
    { on: '2020-01-01', caution: 'youth_caution' },
  )
  const ids = (some: readonly RecordOutcome[]) => some.map(({ id }) => id).join(' ')

  test.each([
    ['none', 'r1', '', 'r2 r3 r4'],
    ['basic', 'r1', '', 'r2 r3 r4'],
    ['standard', 'r1 r3', 'r2', 'r4'],
    ['enhanced', 'r1 r3', 'r2', 'r4'],
    ['unknown', 'r1', 'r2 r3', 'r4'],
  ] as const)('check: %s', (level, must, depends, needNot) => {
    const answer = employerAnswer(records, level)
    expect([ids(answer.mustAnswer), ids(answer.depends), ids(answer.needNotAnswer)]).toEqual([must, depends, needNot])
  })

  test('a link can name a level and nothing else', () => {
    expect(jobLevels.map(jobLevelOf)).toEqual(jobLevels)
    expect([jobLevelOf('fine'), jobLevelOf(null), jobLevelOf('')]).toEqual([undefined, undefined, undefined])
  })
})

describe('what is not sure is said, and the later day is shown', () => {
  const day = (record: RecordOutcome | undefined) =>
    record?.latest.outcome === 'dated' ? record.latest.firstSpentDay : record?.latest.outcome
  test.each<[string, readonly Told[], string | undefined, { doubts: string[]; confidence: string }]>([
    ['a fine', [fine('2026-06-01')], '2027-06-01', { doubts: [], confidence: 'H' }],
    ['prison', [prison('2024-01-01', '3')], '2031-01-01', { doubts: ['two_counts'], confidence: 'H' }],
    [
      'a ban with an endorsement',
      [
        order(
          'driving_disqualification',
          '2025-06-01',
          { mode: 'length', months: '12' },
          { endorsed: { answer: 'yes' } },
        ),
      ],
      '2030-06-01',
      { doubts: ['endorsement'], confidence: 'M' },
    ],
    [
      'a ban, not sure of the endorsement',
      [
        order(
          'driving_disqualification',
          '2025-06-01',
          { mode: 'length', months: '12' },
          { endorsed: { answer: 'not_sure' } },
        ),
      ],
      '2030-06-01',
      { doubts: ['endorsement', 'assumed_endorsed'], confidence: 'M' },
    ],
    [
      'an old order without an end',
      [order('restraining_order', '2015-06-01', { mode: 'indefinite' })],
      'until_further_order',
      { doubts: ['old_open_order'], confidence: 'L' },
    ],
    [
      'a new order without an end',
      [order('restraining_order', '2024-06-01', { mode: 'indefinite' })],
      'until_further_order',
      { doubts: [], confidence: 'H' },
    ],
    [
      'a conditional caution without the end of its conditions',
      [{ on: '2026-11-01', caution: 'conditional_caution', conditions: { isKnown: 'no' } }],
      '2027-02-02',
      { doubts: ['assumed_three_months'], confidence: 'H' },
    ],
    [
      'an order that only forbids, made longer by another conviction',
      [order('restraining_order', '2025-06-01', { mode: 'length', years: '1' }), fine('2026-01-01')],
      '2027-01-01',
      { doubts: ['forbidding_order'], confidence: 'L' },
    ],
    [
      'a community order of which the last day is told',
      [order('community_order', '2025-01-01', { mode: 'until', day: '1', month: '6', year: '2026' })],
      '2026-06-02',
      { doubts: ['order_ended_early'], confidence: 'H' },
    ],
  ])('%s', (_, told, expected, { doubts, confidence }) => {
    const [record] = found(...told)
    expect(day(record)).toBe(expected)
    expect({ doubts: record?.doubts, confidence: record?.confidence }).toEqual({ doubts, confidence })
  })

  test('the later day is shown, ours stands beside it, and the reminder is for the later one', () => {
    const records = found(prison('2024-01-01', '3'))
    expect(records[0]).toMatchObject({
      latest: { firstSpentDay: '2031-01-01', lastUnspentDay: '2030-12-31' },
      dayByTheAct: '2030-12-31',
    })
    expect(spentDaysToCome(records, today)).toEqual(['2031-01-01'])
  })

  test('on the day between the two counts it is not spent yet, on any check and for any employer', () => {
    // 12 months from 21 November 2024 end on 20 November 2025; 12 months from that day are over on 20 November 2026.
    const records = found(prison('2024-11-22', '1'))
    expect(records[0]).toMatchObject({ dayByTheAct: today, isSpent: false, doubts: ['two_counts'] })
    expect(records[0]?.shows.basic).toMatchObject({ shown: 'will_show', until: '2026-11-22' })
    expect(employerAnswer(records, 'none').mustAnswer).toHaveLength(1)
    expect(found(prison('2024-11-21', '1'))[0]).toMatchObject({ isSpent: true, doubts: [] })
  })

  test('what is convicted on that day is during the period by the later count', () => {
    const [one, two] = found(prison('2024-01-01', '1'), fine('2025-12-31'))
    expect([day(one), day(two)]).toEqual(['2026-12-31', '2026-12-31'])
    expect(one).toMatchObject({ dayByTheAct: '2025-12-31', isSpent: false })
  })

  test('a conviction that prison made longer has the later day too', () => {
    const records = found(prison('2024-01-01', '3'), fine('2025-01-01'))
    expect(records.map(day)).toEqual(['2031-01-01', '2031-01-01'])
    expect(records.map(({ dayByTheAct }) => dayByTheAct)).toEqual(['2030-12-31', '2030-12-31'])
  })

  test('which conviction made which longer is kept', () => {
    const [one, two] = found(fine('2026-01-01'), fine('2026-06-01'))
    expect(one?.working?.extensions).toMatchObject([{ byConvictionId: 'r2', section: '6(4)' }])
    expect(two?.working?.extensions).toEqual([])
  })

  test('with several convictions and a date that is not known, that is said', () => {
    const unknown: Told = { on: '2026', unsure: true, sentences: [{ kind: 'fine' }], summaryOnly: 'no' }
    const records = found(fine('2025-06-01'), unknown)
    expect(records.map(({ doubts }) => doubts)).toEqual([['unknown_dates'], ['unknown_dates']])
    // On some dates the second falls within the first, on others not: the later end counts for both.
    expect(records[0]?.earliest).toMatchObject({ firstSpentDay: '2026-06-01' })
    expect(day(records[0])).toBe('2027-05-31')
  })
})

describe('dates that follow the conviction', () => {
  const paid = (day: Given): Told => ({ on: '2020-01-01', sentences: [{ kind: 'compensation_order', paid: day }] })

  test('compensation is spent on the day it was paid, or from the latest day that it may have been', () => {
    expect(found(paid({ isPaid: 'yes', ...dateGiven('2022-03-01') }))[0]?.latest).toMatchObject({
      firstSpentDay: '2022-03-01',
    })
    expect(found(paid({ isPaid: 'yes', ...dateGiven('2022', true) }))[0]).toMatchObject({
      earliest: { firstSpentDay: '2022-01-01' },
      latest: { firstSpentDay: '2022-12-31' },
    })
    expect(found(paid({ isPaid: 'no' }))[0]?.latest).toEqual({ outcome: 'until_paid' })
  })

  test('a later sentence is counted from its own day', () => {
    const answers = answersOf(prison('2020-01-01', '1'))
    const given = { ...answers.given, 'r1-sentenced': { same: 'no', ...dateGiven('2020-03-01') } }
    expect(outcomeOf({ ...answers, given }, today)).toMatchObject({
      records: [{ latest: { firstSpentDay: '2022-03-01' } }],
    })
  })
})

describe('not sure of Schedule 18', () => {
  const unsure = { schedule18: { answer: 'not_sure' } }

  test('never spent comes first, then the day if the offence is not in it', () => {
    expect(found(prison('2010-01-01', '5', unsure))).toMatchObject([
      {
        latest: { outcome: 'never' },
        isSpent: false,
        // No day from which a check would leave it out: on one of the two answers there is none.
        shows: { basic: { shown: 'will_show', because: 'unspent' } },
        otherwise: { ifInSchedule18: 'no', period: { firstSpentDay: '2022-01-01' } },
      },
    ])
    expect(found(prison('2020-01-01', '5', unsure))[0]?.shows.basic).not.toHaveProperty('until')
  })

  test('what was unspent then is never spent either, or lasts as long', () => {
    expect(found(fine('2020-01-01'), prison('2020-06-01', '5', unsure))[0]).toMatchObject({
      latest: { outcome: 'never' },
      otherwise: { ifInSchedule18: 'no', period: { firstSpentDay: '2032-06-01' } },
    })
  })

  test('for a later conviction the later day is the one if the offence is not in it', () => {
    expect(found(prison('2020-01-01', '5', unsure), fine('2025-06-01'))[1]).toMatchObject({
      latest: { firstSpentDay: '2032-01-01' },
      isSpent: false,
      shows: { basic: { shown: 'will_show', until: '2032-01-01' } },
      otherwise: { ifInSchedule18: 'yes', period: { firstSpentDay: '2026-06-01' } },
    })
  })
})

describe('the timeline', () => {
  test('begins with the first date, holds today, and names some years', () => {
    const { bars, years, todayAt } = timelineOf(found(fine('2010-01-01'), fine('2026-06-01')), today)
    expect(bars[0]).toMatchObject({ id: 'r1', from: 0, hasEnd: true })
    expect(bars.every(({ from, sure, to }) => from >= 0 && from <= sure && sure <= to && to <= 1)).toBe(true)
    expect(todayAt).toBeGreaterThan(bars[1]?.from ?? 1)
    expect(todayAt).toBeLessThan(bars[1]?.to ?? 0)
    expect(years.map(({ year }) => year)).toEqual([2010, 2015, 2020, 2025])
    expect(years.every(({ at }) => at >= 0 && at < 0.9)).toBe(true)
  })

  test('what has no end runs to the edge, and what may have ended is told apart', () => {
    const open = timelineOf(found(order('restraining_order', '2024-06-01', { mode: 'indefinite' })), today)
    expect(open.bars[0]).toMatchObject({ sure: 1, to: 1, hasEnd: false })
    const range = timelineOf(found({ on: '2026', unsure: true, sentences: [{ kind: 'fine' }] }), today)
    expect(range.bars[0]?.sure).toBeLessThan(range.bars[0]?.to ?? 0)
  })
})
