import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'

import { enquiryBySource, formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { waitlistApplication } from '@/lib/domain/enquiries/waitlist-application'
import { aWaitlistApplication } from '../support/a-waitlist-application'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { test } from '../support/test'

// Agreements are kept as consent records, with their wording and their time.
const agreements = new Set(['contactConsent', 'recordConsent', 'marketingConsent', 'consent', 'updates'])
const columnOf = (field: string): string =>
  field === 'phone' ? 'phone_number' : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const forms = [
  ...formSources.map((source) => ({
    form: source,
    path: '/api/contact' as const,
    fields: Object.keys(enquiryBySource[source].shape),
    body: anEnquiry(source),
  })),
  {
    form: 'waitlist',
    path: '/api/applicant-signup' as const,
    fields: Object.keys(waitlistApplication.shape),
    body: aWaitlistApplication({ referral: 'A key worker' }),
  },
]

for (const { form, path, fields, body } of forms) {
  test(`every field of the ${form} form is stored, and included when somebody asks for a copy`, async ({ service }) => {
    const sent: Record<string, unknown> = { ...body, email: `${randomUUID()}@example.com` }
    // A field that the builder leaves out or empty would prove nothing.
    expect(fields.filter((field) => sent[field] === undefined || sent[field] === '')).toEqual([])
    expect((await postEnquiry(service.url, sent, { path })).status).toBe(201)
    const [kept] = (await callFunction(service, 'personal_data_of', { p_email: sent.email })) as Record<
      string,
      unknown
    >[]
    const own = kept?.waitlist_application as Record<string, unknown> | null
    const typed = fields.filter((field) => !agreements.has(field))
    // The waitlist's own columns stand beside the enquiry, which has a free text of the name 'support' too.
    const found = typed.map((field) => [field, own?.[columnOf(field)] ?? kept?.[columnOf(field)]])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(typed.map((field) => [field, field === 'form_source' ? form : sent[field]])),
    )
  })
}
