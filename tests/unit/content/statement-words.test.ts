import { statementDone, statementProblems, statementWords } from '@/lib/content/hiring/statement'
import { readingGrade, sentencesOf } from '@/tests/support/reading-grade'

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
const texts = textsOf([statementWords, statementDone, statementProblems])

test('what a person reads about their statement reads at grade 5 or below, in short sentences', () => {
  // The names of things that stand on every screen of the portal.
  const text = texts.join('\n').replace(/application|employer|statement|version|company/gi, 'job')
  expect(readingGrade(text)).toBeLessThanOrEqual(5)
  const long = texts.flatMap((one) => sentencesOf(one)).filter((words) => words.length > 20)
  expect(long.map((words) => words.join(' '))).toEqual([])
})
