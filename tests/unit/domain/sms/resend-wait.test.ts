import { resendAfterSeconds, secondsUntilResend } from '@/lib/domain/sms/resend-wait'

const now = new Date('2026-11-25T12:00:00Z')

test.each([
  ['2026-11-25T12:00:00Z', resendAfterSeconds],
  ['2026-11-25T11:59:30.500Z', 31],
  ['2026-11-25T11:59:00Z', 0],
  ['2026-11-24T12:00:00Z', 0],
  // A clock that is put back, and what nobody of ours wrote.
  ['2026-11-25T12:00:01Z', 0],
  ['soon', 0],
  [undefined, 0],
])('after a code at %s another may be asked for in %s seconds', (sentAt, seconds) => {
  expect(secondsUntilResend(sentAt, now)).toBe(seconds)
})
