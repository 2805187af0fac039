import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { assessHistory } from '@/lib/domain/disclosure/assess-history'
import type { AgeGroup, DisposalKind } from '@/lib/domain/disclosure/disposals'
import { extendPeriods } from '@/lib/domain/disclosure/further-convictions'
import type { CautionKind, Convention, History, Sentence, Term } from '@/lib/domain/disclosure/history'
import { spentFrom, type Period } from '@/lib/domain/disclosure/period'
import { daysBetween, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

type Moj = { status: string; date?: PlainDate }
type Given = Omit<Sentence, 'id' | 'kind'> & { kind: DisposalKind | CautionKind; term?: Term }
type Single = Given & {
  id: string
  age: AgeGroup
  convictedOn?: PlainDate
  conditionsEndedOn?: PlainDate
  asOf: PlainDate
  moj: Moj
  firstSpentDay?: PlainDate
  note?: string
}
type Several = {
  id: string
  asOf: PlainDate
  convictions: { convictedOn: PlainDate; age: AgeGroup; sentences: Omit<Sentence, 'id'>[] }[]
  moj: Moj[]
  statute?: Moj[]
  note?: string
}
type Abstract = {
  id: string
  convictions: { convictedOn: PlainDate; own: string; source: string }[]
  expected: string[]
  note?: string
}

// Facts taken from the tests of the Ministry of Justice's tool (MIT licence) and from runs of it on 8 June 2026.
const corpus = JSON.parse(readFileSync(join(__dirname, '..', '..', '..', 'support', 'law', 'cases.json'), 'utf8')) as {
  singles: Single[]
  several: Several[]
  abstract: Abstract[]
}

const cautionKinds: readonly string[] = [
  'simple_caution',
  'youth_caution',
  'conditional_caution',
  'youth_conditional_caution',
]

function historyOf({ id, kind, age, convictedOn, startsOn, conditionsEndedOn, ...given }: Single): History {
  const day = convictedOn ?? startsOn ?? plainDate('2018-01-01')
  if (cautionKinds.includes(kind)) {
    const caution = { id, kind: kind as CautionKind, givenOn: day, ...(conditionsEndedOn && { conditionsEndedOn }) }
    return { convictions: [], cautions: [caution], links: [] }
  }
  const { term, isSchedule18 = false, isEndorsed, paidInFullOn } = given
  const sentence: Sentence = { id: `${id}-sentence`, kind: kind as DisposalKind, isSchedule18 }
  const whole = { ...sentence, ...(startsOn && { startsOn }), ...(term && { term }), ...(isEndorsed && { isEndorsed }) }
  const sentences = [paidInFullOn === undefined ? whole : { ...whole, paidInFullOn }]
  return { convictions: [{ id, convictedOn: day, ageGroup: age, sentences }], cautions: [], links: [] }
}

function periodOf(single: Single, convention: Convention): Period | undefined {
  const assessment = assessHistory(historyOf(single), { asOf: single.asOf, convention })
  if (assessment.outcome === 'ask') return undefined
  return (assessment.convictions[0] ?? assessment.cautions[0])?.period
}

const dateOf = (period: Period | undefined): string | undefined =>
  period?.outcome === 'dated' ? period.firstSpentDay : period?.outcome

/** What the tool's answer is in our terms: its date is 'spent' only on the day after it. */
const expectedOf = ({ status, date }: Moj): string | undefined =>
  ({ never_spent: 'never', not_spent_until_further_order: 'until_further_order' })[status] ?? date

// The tool falls back to 24 months where the Act cannot apply: nobody is given detention without a length.
const asksInstead: Record<string, string> = { 'add-04': 'service detention always has a length' }

test(`the corpus is whole: ${corpus.singles.length} single disposals, ${corpus.several.length} histories, ${corpus.abstract.length} pairs of periods`, () => {
  expect([corpus.singles.length, corpus.several.length, corpus.abstract.length]).toEqual([158, 23, 8])
})

describe('counted as the Ministry of Justice counts', () => {
  test.each(corpus.singles.map((single) => [single.id, single.kind, single] as const))('%s (%s)', (id, _, single) => {
    const found = dateOf(periodOf(single, 'moj'))
    // One case has a status and no date.
    if (single.moj.status === 'spent' && !single.moj.date) return expect(found && found <= single.asOf).toBe(true)
    expect(found).toBe(id in asksInstead ? undefined : expectedOf(single.moj))
  })
})

describe('counted as the Act counts', () => {
  const dated = corpus.singles.filter(({ firstSpentDay }) => firstSpentDay)
  test.each(dated.map((single) => [single.id, single.kind, single] as const))('%s (%s)', (_, __, single) => {
    expect(dateOf(periodOf(single, 'statute'))).toBe(single.firstSpentDay)
  })

  test('differs from the Ministry by a day for custody and conditional cautions, and more for known reasons', () => {
    const far = dated.filter(({ moj, firstSpentDay }) => {
      const days = moj.date && firstSpentDay ? daysBetween(firstSpentDay, moj.date) : 0
      return days < -1 || days > 1
    })
    // 1,461 days are four calendar years, which the Ministry takes for more; and months are clamped twice on its way.
    expect(far.map(({ id }) => id).sort()).toEqual([
      'mx-detention_training_order-6m',
      'mx-prison-1461d',
      'mx-youth_detention-1461d',
    ])
  })
})

function severalHistory({ id, convictions }: Several): History {
  return {
    convictions: convictions.map(({ convictedOn, age, sentences }, index) => ({
      id: `${id}-${index}`,
      convictedOn,
      ageGroup: age,
      isSummaryOnly: false,
      sentences: sentences.map((sentence, place) => ({
        isSchedule18: false,
        ...sentence,
        id: `${id}-${index}-${place}`,
      })),
    })),
    cautions: [],
    links: [],
  }
}

function periodsOf(several: Several, convention: Convention): (Period | undefined)[] {
  const assessment = assessHistory(severalHistory(several), { asOf: several.asOf, convention })
  if (assessment.outcome === 'ask') throw new Error(JSON.stringify(assessment.questions))
  return assessment.convictions.map(({ period }) => period)
}

describe('several convictions', () => {
  // Where our reading of section 6 differs from the Ministry's, the corpus says so ('statute') and why ('note').
  test.each(corpus.several.map((several) => [several.id, several.note ?? '', several] as const))(
    '%s: %s',
    (_, __, several) => {
      const expected = (several.statute ?? several.moj).map(expectedOf)
      expect(periodsOf(several, 'moj').map(dateOf)).toEqual(expected)
      // The Act's own count is the same but for the days by which single disposals differ.
      periodsOf(several, 'statute').forEach((period, index) => {
        const other = expected[index] ?? ''
        if (period?.outcome !== 'dated') expect(dateOf(period)).toBe(other)
        else {
          expect(daysBetween(period.firstSpentDay, plainDate(other))).toBeGreaterThanOrEqual(0)
          expect(daysBetween(period.firstSpentDay, plainDate(other))).toBeLessThanOrEqual(2)
        }
      })
    },
  )

  const asPeriod = (text: string): Period =>
    text === 'never_spent'
      ? { outcome: 'never' }
      : text === 'indefinite'
        ? { outcome: 'until_further_order' }
        : spentFrom(plainDate(text))
  // The Ministry extends nothing by an order without end; the Act excepts only orders that forbid or require (s.6(5)).
  const byTheAct: Record<string, string[]> = { 'ab-09': ['indefinite', 'indefinite'] }

  test.each(corpus.abstract.map((pair) => [pair.id, pair.note ?? '', pair] as const))('%s: %s', (id, _, pair) => {
    const extended = extendPeriods(
      pair.convictions.map(({ convictedOn, own, source }, index) => ({
        id: String(index),
        convictedOn,
        neverExtends: false,
        own: asPeriod(own),
        source: asPeriod(source),
      })),
    )
    const expected = (byTheAct[id] ?? pair.expected).map((text) => dateOf(asPeriod(text)))
    expect(pair.convictions.map((__, index) => dateOf(extended.get(String(index))?.period))).toEqual(expected)
  })
})
