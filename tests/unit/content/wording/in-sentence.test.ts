import { inSentence, listed } from '@/lib/content/wording/in-sentence'

test('a label within a list begins small, unless it is an abbreviation', () => {
  expect(listed(['Interview practice', 'CV', 'ID and bank account', 'Finding a job'])).toBe(
    'Interview practice, CV, ID and bank account, finding a job',
  )
  expect(inSentence('')).toBe('')
})
