import { companyDecisionProblems, deskCompanyWords } from '@/lib/content/desk/companies'

test('an answer that is missing is asked for in the words of its question', () => {
  expect(deskCompanyWords.result).toBe('Does that match what they told us?')
  expect(companyDecisionProblems.noResult).toBe('Say whether it matches what they told us.')
})
