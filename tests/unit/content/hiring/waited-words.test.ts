import { waitedWords } from '@/lib/content/hiring/applicants'

test.each([
  [0, true, 10, 'Since today'],
  [0, false, 10, 'New, 10 working days left'],
  [0, false, null, 'New'],
  [1, false, 10, 'Waited 1 of 10 working days'],
  [10, false, 10, 'Waited 10 of 10 working days'],
  [11, false, 10, 'Waited 11 working days'],
  [0, true, null, 'Since today'],
  [1, false, null, 'Waited 1 working day'],
  [3, false, null, 'Waited 3 working days'],
] as const)('%i working days, since today %s, of %s: %s', (waited, isSinceToday, of, words) => {
  expect(waitedWords({ waited, isSinceToday }, of)).toBe(words)
})
