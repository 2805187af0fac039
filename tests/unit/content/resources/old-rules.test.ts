import { oldRules } from '@/lib/content/resources/old-rules'

const [, table] = oldRules.blocks

test('the old table is the specification’s, and is shown beside today’s rules', () => {
  expect(oldRules.heading).toBe('The rules before 28 October 2023, which are no longer the law')
  expect(table.rows.map(([sentence, adult, young]) => [sentence, adult, young])).toEqual([
    ['Fine', '1 year', '6 months'],
    ['Community order', '1 year after it ended', '6 months after it ended'],
    ['Prison, up to 6 months', '2 years after it ended', '18 months after it ended'],
    ['Prison, 6 months to 2 years 6 months', '4 years after it ended', '2 years after it ended'],
    ['Prison, 2 years 6 months to 4 years', '7 years after it ended', '3 years 6 months after it ended'],
    ['Prison, over 4 years', 'Never', 'Never'],
  ])
  expect(table.head).toEqual(['Sentence', 'Before, adult', 'Before, under 18', 'Now, adult', 'Now, under 18'])
})
