import { retryAfterSeconds } from '@/lib/domain/emails/retry-schedule'

const waitsAt = (random: number) =>
  Array.from({ length: 12 }, (_, index) => Number(retryAfterSeconds(index + 1, random)))
const hoursAt = (random: number) => waitsAt(random).reduce((sum, wait) => sum + wait) / 3600

test('the waits are those promised: 13 attempts in about 22 hours', () => {
  const waits = waitsAt(0.5)
  expect(waits).toEqual([5, 15, 60, 300, 900, 1800, 3600, 7200, 10800, 14400, 18000, 21600])
  expect(Math.round(hoursAt(0.5))).toBe(22)
  expect(retryAfterSeconds(13, 0.5)).toBe('give up')
})

test('whatever chance does, all attempts are within the 24 hours for which a provider remembers our key', () => {
  const comesRoundHours = (12 * 60) / 3600
  expect(hoursAt(0)).toBeGreaterThan(20)
  expect(hoursAt(1) + comesRoundHours).toBeLessThan(24)
})

test('chance spreads a wait by at most 8% either way', () => {
  expect(retryAfterSeconds(4, 0)).toBe(276)
  expect(retryAfterSeconds(4, 1)).toBe(324)
})
