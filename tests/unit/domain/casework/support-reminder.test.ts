import { noSafeTimes } from '@/lib/domain/casework/safe-times'
import { whyNotReminded } from '@/lib/domain/casework/support-reminder'

test.each([
  [true, ['email'], '', null],
  [true, ['call', 'email'], '', null],
  [false, ['email'], '', 'no_account'],
  [true, [], '', 'email_not_safe'],
  [true, ['call', 'text'], '', 'email_not_safe'],
  [true, ['email'], 'after 4pm', 'hours'],
] as const)('account %s, safe ways %j, hours ‘%s’: %s', (hasAccount, safe_ways, safe_hours, why) => {
  expect(whyNotReminded({ hasAccount, safe_ways, safe_hours, ...noSafeTimes })).toBe(why)
})

test.each([{ safe_days: ['mon'] as const }, { safe_from: '16:00', safe_to: '20:00' }])(
  'somebody whose hours are in words is reminded once days or times stand beside them: %j',
  (times) => {
    const person = { hasAccount: true, safe_ways: ['email'] as const, safe_hours: 'after 4pm' }
    expect(whyNotReminded({ ...person, ...noSafeTimes, ...times })).toBeNull()
  },
)
