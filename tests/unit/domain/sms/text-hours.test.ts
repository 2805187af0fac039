import { isTextTime } from '@/lib/domain/sms/text-hours'

test.each([
  ['2026-11-25T07:59:59Z', false],
  ['2026-11-25T08:00:00Z', true],
  ['2026-11-25T19:59:59Z', true],
  ['2026-11-25T20:00:00Z', false],
  ['2026-11-25T00:00:00Z', false],
  // In summer the clocks are an hour ahead.
  ['2026-07-01T07:00:00Z', true],
  ['2026-07-01T19:00:00Z', false],
])('at %s an SMS that nobody waits for may be sent: %s', (instant, may) => {
  expect(isTextTime(new Date(instant))).toBe(may)
})
