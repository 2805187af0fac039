import { joinWords } from '@/lib/content/hiring/colleague-words'

test('whoever joins reads what they can do there, in one sentence', () => {
  expect(joinWords.rights(['post_jobs', 'see_applicants'])).toBe(
    'You can write and manage jobs, and see applicants and reply to them.',
  )
  expect(joinWords.rights([])).toBe('')
})
