import { assessHistory, type ConvictionResult } from '@/lib/domain/disclosure/assess-history'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { historyForCalculator, wordFor } from '@/tests/support/law/as-calculator-history'
import { spentDays, type History } from '@/tests/support/law/oracle'
import { randomHistory } from '@/tests/support/law/random-history'

// A second reading of the rules, by somebody who had not seen this calculator, has to come to the same days.
const asOf = plainDate('2026-11-21')

/** A conviction that is never spent, though its own sentences are not excluded, and one that was extended after it. */
const isAfterBarred = (convictions: readonly ConvictionResult[]): boolean => {
  const barred = convictions.filter(
    ({ period, ownPeriod }) => period.outcome === 'never' && ownPeriod.outcome !== 'never',
  )
  return convictions.some(({ extensions }) =>
    extensions.some(({ byConvictionId, section }) => {
      return section === '6(4)' && barred.some(({ convictionId }) => convictionId === byConvictionId)
    }),
  )
}
jest.setTimeout(180_000)

test('5,000 random histories come to the same days by the other reading of the rules', () => {
  const seen = { never: 0, 'until-further': 0, dated: 0, linked: 0, extended: 0, cautions: 0 }
  let afterBarred = 0
  const different: unknown[] = []
  for (let seed = 0; seed < 5000; seed += 1) {
    const theirs = randomHistory(seed)
    const ours = historyForCalculator(theirs)
    const found = assessHistory(ours, { asOf })
    if (found.outcome === 'ask') throw new Error(`${seed}: ${JSON.stringify(found.questions)}`)
    const days = {
      convictions: found.convictions.map(({ period }) => wordFor(period)),
      cautions: found.cautions.map(({ period }) => wordFor(period)),
    }
    for (const day of days.convictions) seen[day === 'never' || day === 'until-further' ? day : 'dated'] += 1
    seen.linked += ours.links.length
    seen.extended += found.convictions.filter(({ extensions }) => extensions.length > 0).length
    seen.cautions += days.cautions.length
    if (isAfterBarred(found.convictions)) afterBarred += 1
    const expected = spentDays(theirs, 'statute')
    if (JSON.stringify(days) !== JSON.stringify(expected)) different.push({ seed, days, expected, theirs })
  }
  expect(different.slice(0, 3)).toEqual([])
  // The histories reach every kind of answer.
  expect(Object.entries(seen).filter(([, count]) => count < 300)).toEqual([])
  expect(afterBarred).toBeGreaterThan(100)
})

test('a barred conviction without an end keeps a later one unspent: the example worked by hand', () => {
  const history: History = {
    convictions: [
      { day: '2019-02-01', age: 'adult', sentences: [{ kind: 'hospital_order', term: 'until further order' }] },
      { day: '2019-09-01', age: 'adult', sentences: [{ kind: 'prison', term: { years: 6 }, schedule18: true }] },
      { day: '2024-08-13', age: 'adult', sentences: [{ kind: 'service_detention', term: { months: 12 } }] },
    ],
  }
  const found = assessHistory(historyForCalculator(history), { asOf })
  const days = found.outcome === 'ask' ? [] : found.convictions.map(({ period }) => wordFor(period))
  expect(days).toEqual(['never', 'never', 'until-further'])
  expect(spentDays(history, 'statute').convictions).toEqual(days)
})
