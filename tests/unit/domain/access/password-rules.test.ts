import { passwordFault } from '@/lib/domain/access/password-rules'

test.each([
  ['', 'missing'],
  ['seven77', 'short'],
  ['🙂🙂🙂🙂🙂🙂🙂', 'short'],
  ['a'.repeat(70) + 'bcd', 'long'],
  ['é'.repeat(35) + 'abc', 'long'],
  ['Amina.Obi@example.org', 'same-as-email'],
  ['amina.obi', 'same-as-email'],
  ['Password123', 'common'],
  ['aaaaaaaaab', 'common'],
] as const)('%s is %s', (password, fault) => expect(passwordFault(password, 'amina.obi@example.org')).toBe(fault))

test.each(['coffee tin fish', 'a b c d e', 'seven777', 'pässwörter', 'x'.repeat(69) + 'yz9'])(
  '%s will do',
  (password) => expect(passwordFault(password, 'amina.obi@example.org')).toBeNull(),
)
