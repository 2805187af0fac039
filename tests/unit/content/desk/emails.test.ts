import { causeText } from '@/lib/content/desk/emails'

it.each([
  ['smtp', '550_EENVELOPE', 'Refused for good (550_EENVELOPE)'],
  ['smtp', '451_EENVELOPE', 'Not accepted for now (451_EENVELOPE)'],
  ['resend', '422_validation_error', 'Refused for good (422_validation_error)'],
  ['resend', '500_application_error', 'Not accepted for now (500_application_error)'],
  ['resend', '429_rate_limit_exceeded', 'It asked us to wait (429_rate_limit_exceeded)'],
  ['smtp', 'no_answer_ECONNREFUSED', 'No answer (no_answer_ECONNREFUSED)'],
  ['resend', 'no_id', 'no_id'],
])('%s said %s: %s', (provider, code, words) => {
  expect(causeText(provider, code)).toBe(words)
})
