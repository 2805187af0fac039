import { assessHistory } from '@/lib/domain/disclosure/assess-history'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { historyForCalculator, wordFor } from '@/tests/support/law/as-calculator-history'
import { spentDays } from '@/tests/support/law/oracle'
import { randomHistory } from '@/tests/support/law/random-history'

// A second reading of the rules, by somebody who had not seen this calculator, has to come to the same days.
const asOf = plainDate('2026-11-21')
jest.setTimeout(180_000)

test('5,000 random histories come to the same days by the other reading of the rules', () => {
  const seen = { never: 0, 'until-further': 0, dated: 0, linked: 0, extended: 0, cautions: 0 }
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
    const expected = spentDays(theirs, 'statute')
    if (JSON.stringify(days) !== JSON.stringify(expected)) different.push({ seed, days, expected, theirs })
  }
  expect(different.slice(0, 3)).toEqual([])
  // The histories reach every kind of answer.
  expect(Object.entries(seen).filter(([, count]) => count < 300)).toEqual([])
})
