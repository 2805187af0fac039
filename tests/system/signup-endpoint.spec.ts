import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'

import { waitlistConsentWording } from '@/lib/content/enquiries/waitlist-form'
import { aWaitlistApplication } from '../support/a-waitlist-application'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction, rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { startService, type Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const path = '/api/applicant-signup'
const signUp = (service: Service, body: unknown, key?: string) => postEnquiry(service.url, body, { path, key })
const referenceOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { reference: string }).reference
const enquiryOf = async (service: Service, reference: string) =>
  (await rowsOf(service, 'enquiries', `reference=eq.${reference}`))[0]

test('an application is kept with every field and its consent, answered 201, and mailed once to each side', async ({
  service,
}) => {
  const email = `${randomUUID()}@example.com`
  const answer = await signUp(service, aWaitlistApplication({ email, updates: true, referral: 'A key worker' }))
  expect(answer.status).toBe(201)
  const reference = await referenceOf(answer)
  const enquiry = await enquiryOf(service, reference)
  expect(enquiry).toMatchObject({
    form_source: 'waitlist',
    first_name: 'Amina',
    last_name: 'Obi',
    email,
    phone_number: '07700 900123',
    location: 'Leeds',
    referral: 'A key worker',
    message: null,
    support: null,
    quarantined: false,
  })
  const [own] = await rowsOf(service, 'waitlist_applications', `enquiry_id=eq.${enquiry?.id}`, 'enquiry_id')
  expect(own).toEqual({
    enquiry_id: enquiry?.id,
    job_interest: 'warehouse',
    availability: 'immediately',
    support: 'cv-help',
    skills: 'Forklift',
    experience: 'Two years in a workshop',
  })
  const consents = await rowsOf(service, 'consent_records', `enquiry_id=eq.${enquiry?.id}`)
  expect(
    consents.map(({ purpose, granted, wording, wording_version }) => [purpose, granted, wording, wording_version]),
  ).toEqual(
    expect.arrayContaining([
      ['contact', true, waitlistConsentWording.keep, waitlistConsentWording.version],
      ['marketing', true, waitlistConsentWording.updates, waitlistConsentWording.version],
    ]),
  )

  const confirmation = await waitUntil(async () => (await mailFor(service, email))[0], { failure: 'no confirmation' })
  expect(confirmation.subject).toContain(reference)
  expect(`${confirmation.subject} ${confirmation.from[0]?.name} ${confirmation.text}`).not.toMatch(
    /convict|second chance|prison|waitlist|Forklift|Amina/i,
  )
  const notification = await waitUntil(
    async () => (await mailFor(service, 'team@example.org')).find(({ subject }) => subject.includes(reference)),
    { failure: 'no notification' },
  )
  expect(notification.subject).toBe(`New waitlist application ${reference}`)
  for (const text of ['Warehouse', 'Straight away', 'Help with my CV', 'Forklift', 'Two years in a workshop', email]) {
    expect(notification.text).toContain(text)
  }
  expect(service.output()).not.toMatch(new RegExp(`${email}|Forklift|Two years in a workshop|900123`))
  const lines = service.output().split('\n')
  const line = lines.find((text) => text.includes('"event":"request"') && text.includes(reference)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ route: path, status: 201, form_source: 'waitlist', outcome: 'accepted' })
})

test('twenty times at once with one key: one application, two emails, the same bytes', async ({ service }) => {
  const key = randomUUID()
  const body = aWaitlistApplication({ email: `${randomUUID()}@example.com` })
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(service, body, key)))
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  const texts = new Set(
    await Promise.all(answers.filter(({ status }) => status === 201).map((answer) => answer.text())),
  )
  expect(texts.size).toBe(1)
  const rows = await rowsOf(service, 'enquiries', `email=eq.${body.email}`)
  expect(rows).toHaveLength(1)
  expect(await rowsOf(service, 'waitlist_applications', `enquiry_id=eq.${rows[0]?.id}`, 'enquiry_id')).toHaveLength(1)
  expect(await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${rows[0]?.id}`)).toHaveLength(2)
})

test('the same key with another body is refused, and at the other endpoint it is another operation', async ({
  service,
}) => {
  const key = randomUUID()
  expect((await signUp(service, aWaitlistApplication(), key)).status).toBe(201)
  expect((await signUp(service, aWaitlistApplication({ location: 'York' }), key)).status).toBe(422)
  expect((await postEnquiry(service.url, anEnquiry(), { key })).status).toBe(201)
})

test('bad bodies are refused by field, nothing of them is kept, and what was sent is not repeated', async ({
  service,
}) => {
  const before = await rowsOf(service, 'enquiries')
  const wrong: [string, unknown][] = [
    ['firstName', undefined],
    ['lastName', ''],
    ['email', 'canary@'],
    ['phone', 'canary'],
    ['location', 5],
    ['jobInterest', 'canary'],
    ['availability', 'canary'],
    ['support', 'canary'],
    ['skills', ['canary']],
    ['experience', 'canary'.repeat(1000)],
    ['consent', 'canary'],
    ['consent', false],
    ['updates', 'canary'],
  ]
  for (const [field, value] of wrong) {
    const answer = await signUp(service, aWaitlistApplication({ [field]: value }))
    const text = await answer.text()
    expect(answer.status, field).toBe(422)
    const { error } = JSON.parse(text) as { error: { code: string; fields: Record<string, string> } }
    expect(error.code).toBe('validation_failed')
    expect(Object.keys(error.fields)).toEqual([field])
    expect(text).not.toContain('canary')
  }
  for (const body of ['', 'null', '[]', '{"a":']) expect((await signUp(service, body)).status, body).toBe(400)
  expect((await signUp(service, 'x'.repeat(33 * 1024))).status).toBe(413)
  expect(await rowsOf(service, 'enquiries')).toHaveLength(before.length)
})

test('other methods are 405, other types 415, other sites 403', async ({ service }) => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(service.url + path, { method })
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST'])
  }
  const plain = await fetch(service.url + path, { method: 'POST', body: 'hello' })
  expect(plain.status).toBe(415)
  const foreign = await postEnquiry(service.url, aWaitlistApplication(), {
    path,
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('a filled honeypot looks like success, and mails nobody', async ({ service }) => {
  const answer = await signUp(
    service,
    aWaitlistApplication({ website: 'http://spam.example', email: `${randomUUID()}@example.com` }),
  )
  expect(answer.status).toBe(201)
  const enquiry = await enquiryOf(service, await referenceOf(answer))
  expect(enquiry?.quarantined).toBe(true)
  const emails = await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${enquiry?.id}`)
  expect(emails.map(({ status }) => status)).toEqual(['held', 'held'])
})

test('what is kept of somebody can be given to them and erased, by their address alone', async ({ service }) => {
  const email = `${randomUUID()}@example.com`
  await signUp(service, aWaitlistApplication({ email }))
  await postEnquiry(service.url, anEnquiry('candidate', { email: email.toUpperCase() }))
  await postEnquiry(service.url, anEnquiry('general', { email: `other-${email}` }))
  const copy = async () =>
    (await callFunction(service, 'personal_data_of', { p_email: email })) as Record<string, unknown>[]
  expect((await copy()).map(({ form_source }) => form_source)).toEqual(['waitlist', 'candidate'])
  expect((await copy())[0]).toMatchObject({
    email,
    waitlist_application: { skills: 'Forklift' },
    consents: [{ purpose: 'contact', granted: true }, { purpose: 'marketing' }],
    emails: [{ kind: 'confirmation', to: email }, { kind: 'notification' }],
  })
  expect(await callFunction(service, 'erase_personal_data', { p_email: email })).toBe(2)
  expect(await copy()).toEqual([])
  expect(await rowsOf(service, 'outgoing_emails', `to_address=ilike.${email}`)).toEqual([])
  expect(await rowsOf(service, 'enquiries', `email=eq.other-${email}`)).toHaveLength(1)
})

test('one visitor has one limit for both endpoints', onlyInAll, async () => {
  const service = await startService({ env: { TRUST_PROXY_HOPS: '1', CLIENT_ENQUIRIES_PER_MINUTE: '2' } })
  try {
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const send = () => postEnquiry(service.url, aWaitlistApplication(), { path, headers })
    // Three within one minute of the clock: the second round cannot straddle its end as well.
    let statuses: number[] = []
    for (let round = 0; round < 2 && !statuses.includes(429); round += 1) {
      statuses = [
        (await postEnquiry(service.url, anEnquiry(), { headers })).status,
        (await send()).status,
        (await send()).status,
      ]
    }
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await service.dispose()
  }
})

test('an ordinary form post is answered with the thank-you page, or with its page, filled in', async ({ service }) => {
  const post = (fields: Record<string, string>) =>
    fetch(service.url + path, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const typed = Object.fromEntries(
    Object.entries(aWaitlistApplication()).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const email = `${randomUUID()}@example.com`
  const kept = await post({ ...typed, email, consent: 'on' })
  expect(kept.status).toBe(303)
  expect(kept.headers.get('location')).toMatch(/^\/thank-you\?reference=SC-/)
  expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toHaveLength(1)

  const wrong = await post({ ...typed, phone: '12', skills: 'Forklift & "cranes"' })
  expect(wrong.status).toBe(422)
  const html = await wrong.text()
  expect(html).toContain('Please enter a valid phone number.')
  expect(html).toContain('Please tick the box to agree, or we cannot keep your application.')
  expect(html).toMatch(/<option[^>]*value="warehouse"[^>]*selected|<option[^>]*selected[^>]*value="warehouse"/)
  expect(html).toContain('Forklift &amp; "cranes"')
  expect(html).not.toMatch(/<button[^>]*disabled/)
})
