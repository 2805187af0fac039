import { spokenNumber } from '@/lib/domain/sms/spoken-number'

test('a number is shown as people read it out', () => {
  expect(spokenNumber('+447700900123')).toBe('07700 900123')
  expect(spokenNumber('+12025550123')).toBe('+12025550123')
})
