import { retryAfterSeconds } from '@/lib/domain/enquiries/retry-schedule'

const unspread = (attempt: number) => retryAfterSeconds(attempt, 0.5)

test('the waits are those promised, and end within a day', () => {
  const waits = Array.from({ length: 12 }, (_, index) => Number(unspread(index + 1)))
  expect(waits).toEqual([5, 15, 60, 300, 900, 1800, 3600, 7200, 10800, 14400, 18000, 21600])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(24 * 3600)
  expect(unspread(13)).toBe('give up')
})

test('even spread to the longest, all tries end within the 24 hours a provider remembers our key', () => {
  const waits = Array.from({ length: 12 }, (_, index) => Number(retryAfterSeconds(index + 1, 0.75)))
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(24 * 3600 * 1.01)
})

test('chance spreads a wait by at most a fifth', () => {
  expect(retryAfterSeconds(3, 0)).toBe(48)
  expect(retryAfterSeconds(3, 1)).toBe(72)
})
