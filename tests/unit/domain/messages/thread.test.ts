import { readUpToMoment, unreadFor } from '@/lib/domain/messages/thread'

const sentAt = (hour: string) => ({ sentAt: `2026-11-25T${hour}:00+00:00` })

test.each([
  [null, 0],
  ['2026-11-25T08:59:59+00:00', 0],
  ['2026-11-25T09:00:00+00:00', 1],
  ['2026-11-25T11:30:00+01:00', 2],
  ['2026-11-25T12:00:00+00:00', 3],
])('of messages at 9, 10 and 11, %s has read %s', (readAt, read) => {
  expect(readUpToMoment([sentAt('09:00'), sentAt('10:00'), sentAt('11:00')], readAt)).toBe(read)
})

test('what one wrote is never new to oneself', () => {
  const messages = [{ from: 'person' as const }, { from: 'worker' as const }, { from: 'person' as const }]
  expect(unreadFor({ messages, readUpTo: { worker: 1 } }, 'worker')).toEqual([messages[2]])
  expect(unreadFor({ messages, readUpTo: {} }, 'person')).toEqual([messages[1]])
})
