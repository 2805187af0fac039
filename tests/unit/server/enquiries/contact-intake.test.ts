import { consentWording, recordConsentProblem } from '@/lib/content/enquiries/callback-form'
import { contactIntake } from '@/lib/server/enquiries/contact-intake'

import { anEnquiry } from '../../../support/an-enquiry'

const consentsOf = (sent: Record<string, unknown>) => {
  const checked = contactIntake.check(sent)
  return checked.success ? checked.enquiry.consents : checked.error.issues
}
const { version } = consentWording
const contact = { purpose: 'contact', granted: true, wording: consentWording.contact, version }
const marketing = { purpose: 'marketing', granted: false, wording: consentWording.marketing, version }

test('each consent is stored with the words beside its own box, and nothing else', () => {
  expect(consentsOf(anEnquiry('employer'))).toEqual([contact, marketing])
  expect(consentsOf(anEnquiry('candidate'))).toEqual([
    contact,
    { purpose: 'record', granted: false, wording: consentWording.record, version },
    marketing,
  ])
  expect(consentsOf(anEnquiry('candidate', { recordConsent: true }))).toContainEqual({
    purpose: 'record',
    granted: true,
    wording: consentWording.record,
    version,
  })
})

test.each([
  ['I got out of prison in May.', 'prison'],
  ['I have a con\u00adviction from 2019.', 'conviction'],
])('without the tick nothing about a record is kept: %j', (support, words) => {
  expect(consentsOf(anEnquiry('candidate', { support }))).toMatchObject([
    { path: ['recordConsent'], message: recordConsentProblem(words) },
  ])
  expect(consentsOf(anEnquiry('candidate', { support, recordConsent: true }))).toHaveLength(3)
})
