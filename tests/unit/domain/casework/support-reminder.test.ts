import { noSafeTimes } from '@/lib/domain/casework/safe-times'
import { remindedBy } from '@/lib/domain/casework/support-reminder'

test.each([
  [true, true, ['email'], '', 'email'],
  [true, true, ['call', 'email'], '', 'email'],
  [true, true, ['text'], '', 'text'],
  [true, true, ['email', 'text'], '', 'text'],
  [true, false, ['email', 'text'], '', 'email'],
  [false, false, ['email'], '', 'no_account'],
  [true, false, ['call', 'text'], '', 'no_number'],
  [true, true, [], '', 'not_safe'],
  [true, true, ['call'], '', 'not_safe'],
  [true, true, ['call'], 'after 4pm', 'not_safe'],
  [true, true, ['email'], 'after 4pm', 'hours'],
  [true, true, ['text'], 'after 4pm', 'hours'],
] as const)(
  'account %s, can be texted %s, safe ways %j, hours ‘%s’: %s',
  (hasAccount, canBeTexted, safe_ways, safe_hours, by) => {
    expect(remindedBy({ hasAccount, canBeTexted, safe_ways, safe_hours, ...noSafeTimes })).toBe(by)
  },
)

test.each([{ safe_days: ['mon'] as const }, { safe_from: '16:00', safe_to: '20:00' }])(
  'somebody whose hours are in words is reminded once days or times stand beside them: %j',
  (times) => {
    const person = { hasAccount: true, canBeTexted: true, safe_ways: ['text'] as const, safe_hours: 'after 4pm' }
    expect(remindedBy({ ...person, ...noSafeTimes, ...times })).toBe('text')
  },
)
