import { waitedWords } from '@/lib/content/hiring/applicants'

test.each([
  [0, true, 10, 'Waiting since today'],
  [0, false, 10, 'Reply within 10 working days'],
  [0, false, null, 'New'],
  [1, false, 10, '9 working days left'],
  [9, false, 10, '1 working day left'],
  [10, false, 10, 'Reply due today'],
  [11, false, 10, 'Waited 11 working days'],
  [0, true, null, 'Waiting since today'],
  [1, false, null, 'Waited 1 working day'],
  [3, false, null, 'Waited 3 working days'],
] as const)('%i working days, since today %s, of %s: %s', (waited, isSinceToday, of, words) => {
  expect(waitedWords({ waited, isSinceToday }, of)).toBe(words)
})
