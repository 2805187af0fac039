import { referralTab } from '@/lib/content/casework/referrals'

test.each([
  ['RF-7KX2M9AB', undefined, 'Referral RF-7KX2M9AB'],
  ['RF-7KX2M9AB', 'place', 'Where they are, and who can be asked: Referral RF-7KX2M9AB'],
  ['RF-7KX2M9AB', 'consent', 'Consent: Referral RF-7KX2M9AB'],
  ['RF-7KX2M9AB', 'other', 'Referral RF-7KX2M9AB'],
  ['<b>', 'help', 'What they would like help with: A referral'],
])('the tab says which referral it is and which step: %s %s', (reference, section, said) => {
  expect(referralTab(reference, section)).toBe(said)
})
