import { whyNotReminded } from '@/lib/domain/casework/support-reminder'

test.each([
  [true, ['email'], '', null],
  [true, ['call', 'email'], '', null],
  [false, ['email'], '', 'no_account'],
  [true, [], '', 'email_not_safe'],
  [true, ['call', 'text'], '', 'email_not_safe'],
  [true, ['email'], 'after 4pm', 'hours'],
] as const)('account %s, safe ways %j, hours ‘%s’: %s', (hasAccount, safe_ways, safe_hours, why) => {
  expect(whyNotReminded({ hasAccount, safe_ways, safe_hours })).toBe(why)
})
