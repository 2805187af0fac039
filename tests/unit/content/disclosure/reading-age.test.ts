import * as calculator from '@/lib/content/disclosure/calculator'
import * as covers from '@/lib/content/disclosure/covers'
import * as periods from '@/lib/content/disclosure/rehabilitation-periods'
import * as results from '@/lib/content/disclosure/results'
import * as matcher from '@/lib/content/job-matcher/matcher'
import { readingGrade, sentencesOf } from '@/tests/support/reading-grade'

/** Every text with a sentence in it; addresses, names of sources and single words are left out. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /\s/.test(value) && !['title', 'publisher', 'url'].includes(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}

// Measured, with a little room: a frightened person reads these on a phone.
test.each([
  ['the questions', calculator, 6],
  ['the result', results, 7],
  ['what the calculator covers', covers, 7.5],
  ['the table of periods', periods, 8.5],
  ['the matcher', matcher, 7],
])('%s: the reading grade', (_, content, most) => {
  expect(readingGrade(textsIn({ ...content }).join('\n'))).toBeLessThanOrEqual(most)
})

test('no sentence of the calculator has more than 40 words', () => {
  const all = [calculator, results, covers, periods].flatMap((content) => textsIn({ ...content }))
  const long = all.flatMap(sentencesOf).filter((sentence) => sentence.length > 40)
  expect(long.map((sentence) => sentence.join(' '))).toEqual([])
})
