import { shareText, workingTimeText } from '@/lib/content/desk/figures'

test.each([
  [0, 'under a minute'],
  [0.4, 'under a minute'],
  [1, '1 minute'],
  [45.4, '45 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [119.6, '2 hours'],
  [980, '16 hours 20 minutes'],
])('%d minutes of office hours read as %s', (minutes, text) => {
  expect(workingTimeText(minutes)).toBe(text)
})

test.each([
  [{ kept: 0, of: 0 }, null],
  [{ kept: 0, of: 6 }, 'None of 6'],
  [{ kept: 2, of: 6 }, '2 of 6'],
  [{ kept: 6, of: 6 }, 'All 6'],
  [{ kept: 0, of: 1 }, '0 of 1'],
  [{ kept: 1, of: 1 }, '1 of 1'],
  [{ kept: 9, of: 10 }, '90%'],
  [{ kept: 199, of: 200 }, '99%'],
])('%j is said as %j: no percentage of fewer than ten, and 100% only of all', (share, said) => {
  expect(shareText(share)).toBe(said)
})
