import { workingTimeText } from '@/lib/content/desk/figures'

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
