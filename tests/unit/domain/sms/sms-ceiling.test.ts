import { refusalIn, refusalMessage, smsRefusals } from '@/lib/domain/sms/sms-ceiling'

test('why a code was not sent is found again in what the sign-in server says', () => {
  for (const refusal of smsRefusals) expect(refusalIn(`429: ${refusalMessage(refusal)}`)).toBe(refusal)
  expect(refusalIn('For security purposes, you can only request this after 7 seconds.')).toBeNull()
})
