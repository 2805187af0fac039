import { provedJustNow } from '@/lib/domain/access/proved-just-now'

const made = '2026-11-23T10:00:00.000Z'

it.each<[string, string | undefined, string | undefined, boolean]>([
  ['the link that proves it', '2026-11-23T10:20:00.000Z', '2026-11-23T10:20:00.100Z', true],
  ['signed in just before the proof is noted', '2026-11-23T10:20:00.100Z', '2026-11-23T10:20:00.000Z', true],
  ['at the limit', '2026-11-23T10:20:00.000Z', '2026-11-23T10:20:05.000Z', true],
  ['a later sign-in', '2026-11-23T10:20:00.000Z', '2026-11-23T10:20:05.001Z', false],
  ['made with its address proven', made, '2026-11-23T10:00:00.050Z', false],
  ['not proven', undefined, '2026-11-23T10:20:00.000Z', false],
  ['the service does not say when somebody signed in', '2026-11-23T10:20:00.000Z', undefined, false],
])('%s', (_, email_confirmed_at, last_sign_in_at, expected) => {
  expect(provedJustNow({ created_at: made, email_confirmed_at, last_sign_in_at }, 5000)).toBe(expected)
})
