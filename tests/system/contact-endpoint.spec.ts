import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { connect } from 'node:net'
import { expect } from 'playwright/test'

import { consentWording } from '@/lib/content/enquiries/callback-form'
import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'
import { waitUntil } from '../support/wait-until'

type Refusal = {
  ok: boolean
  error: { code: string; message: string; fields?: Record<string, string> }
  requestId: string
}
const refusalOf = async (answer: Response): Promise<Refusal> => (await answer.json()) as Refusal
const sized = (message: string) => anEnquiry('general', { message })

test('a kept enquiry is answered 201 with a reference, and is there', async ({ service }) => {
  const answer = await postEnquiry(service.url, anEnquiry('employer', { email: 'kept@example.com' }))
  expect(answer.status).toBe(201)
  const body = (await answer.json()) as { ok: boolean; reference: string }
  expect(Object.keys(body)).toEqual(['ok', 'reference'])
  expect(body).toEqual({ ok: true, reference: expect.stringMatching(/^SC-[0-9A-HJKMNP-TV-Z]{8}$/) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('set-cookie')).toBeNull()

  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${body.reference}`)
  expect(row).toMatchObject({ form_source: 'employer', company_name: 'Acme & Sons Ltd', email: 'kept@example.com' })
  const consents = await rowsOf(service, 'consent_records', `enquiry_id=eq.${row?.id}`)
  expect(consents.map(({ purpose, granted, form_source }) => ({ purpose, granted, form_source }))).toEqual(
    expect.arrayContaining([
      { purpose: 'contact', granted: true, form_source: 'employer' },
      { purpose: 'marketing', granted: false, form_source: 'employer' },
    ]),
  )
  for (const consent of consents) {
    expect(consent.wording).toBe(consent.purpose === 'contact' ? consentWording.contact : consentWording.marketing)
    expect(consent.wording_version).toBe(consentWording.version)
  }
  expect(await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${row?.id}`)).toHaveLength(2)
})

test('a phone number alone is enough, and owes no confirmation; an email address alone is enough too', async ({
  service,
}) => {
  const kept = async (change: Record<string, unknown>) => {
    const answer = await postEnquiry(service.url, anEnquiry('general', change))
    const { reference } = (await answer.json()) as { reference: string }
    const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
    const emails = await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${row?.id}`)
    return { row, kinds: emails.map(({ kind }) => kind).sort() }
  }
  const called = await kept({ email: undefined, lastName: 'O' })
  expect(called.row).toMatchObject({ email: null, last_name: 'O', phone_number: expect.any(String) })
  expect(called.kinds).toEqual(['notification'])
  const written = await kept({ phoneNumber: undefined, email: 'only-written@example.com' })
  expect(written.row).toMatchObject({ email: 'only-written@example.com', phone_number: null })
  expect(written.kinds).toEqual(['confirmation', 'notification'])
})

test('without scripts a form with a phone number alone leads to the thank-you page', async ({ service }) => {
  const { contactConsent, recordConsent, marketingConsent, ...typed } = anEnquiry('candidate', {
    email: '',
    phoneNumber: '0113 496 0123',
  })
  expect([contactConsent, recordConsent, marketingConsent]).toEqual([true, false, false])
  const answer = await fetch(`${service.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: service.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...(typed as Record<string, string>), contactConsent: 'on', website: '' }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/thank-you?reference='),
  ])
})

test('text is stored as it was meant: composed, trimmed, and never as a command', async ({ service }) => {
  const message = '\'; drop table enquiries; --\r\n{"level":"info","event":"admin.login"}'
  const answer = await postEnquiry(service.url, anEnquiry('general', { firstName: ' Ame\u0301lie ', message }))
  const { reference } = (await answer.json()) as { reference: string }
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  expect(row).toMatchObject({ first_name: 'Amélie', message: message.replace('\r', '') })
})

const badBodies: [string, unknown, number, string, string?][] = [
  ['nothing', '', 400, 'invalid_json'],
  ['a bare word', 'hello', 400, 'invalid_json'],
  ['a comment after it', '{"a":1}//x', 400, 'invalid_json'],
  ['two objects', '{}{}', 400, 'invalid_json'],
  ['NaN', '{"a":NaN}', 400, 'invalid_json'],
  ['a string', '"x"', 400, 'invalid_json'],
  ['null', 'null', 400, 'invalid_json'],
  ['a number', '5', 400, 'invalid_json'],
  ['an array of enquiries', [anEnquiry(), anEnquiry()], 400, 'invalid_json'],
  ['cut off in the middle', JSON.stringify(anEnquiry()).slice(0, 100), 400, 'invalid_json'],
  ['3,000 levels', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 400, 'invalid_json'],
  ['nine levels inside a field', anEnquiry('general', { extra: [[[[[[[[[1]]]]]]]]] }), 400, 'invalid_json'],
  ['UTF-16', Buffer.from(JSON.stringify(anEnquiry()), 'utf16le'), 400, 'invalid_encoding'],
  [
    'Latin-1',
    Buffer.from(JSON.stringify(anEnquiry('general', { firstName: 'Zoë' })), 'latin1'),
    400,
    'invalid_encoding',
  ],
  ['an empty object', {}, 422, 'validation_failed', 'form_source'],
  ['no source', anEnquiry('general', { form_source: undefined }), 422, 'validation_failed', 'form_source'],
  ['another source', anEnquiry('general', { form_source: 'admin' }), 422, 'validation_failed', 'form_source'],
  [
    'a source that every object has',
    anEnquiry('general', { form_source: 'constructor' }),
    422,
    'validation_failed',
    'form_source',
  ],
  ['a source as an object', anEnquiry('general', { form_source: { a: 1 } }), 422, 'validation_failed', 'form_source'],
  ['null for a name', anEnquiry('general', { firstName: null }), 422, 'validation_failed', 'firstName'],
  ['an object for a name', anEnquiry('general', { lastName: { toString: 'x' } }), 422, 'validation_failed', 'lastName'],
  ['a list for an address', anEnquiry('general', { email: ['a@b.co'] }), 422, 'validation_failed', 'email'],
  ['two addresses', anEnquiry('general', { email: 'a@example.com,b@example.com' }), 422, 'validation_failed', 'email'],
  ['an address with a name', anEnquiry('general', { email: 'A <a@b.com>' }), 422, 'validation_failed', 'email'],
  [
    'an address with a header',
    anEnquiry('general', { email: 'a@example.com\r\nBcc: b@example.com' }),
    422,
    'validation_failed',
    'email',
  ],
  ['a number for a phone', anEnquiry('general', { phoneNumber: 441234567 }), 422, 'validation_failed', 'phoneNumber'],
  ['letters for a phone', anEnquiry('general', { phoneNumber: 'abcdef' }), 422, 'validation_failed', 'phoneNumber'],
  ['a short location', anEnquiry('general', { location: 'X' }), 422, 'validation_failed', 'location'],
  ['a blank message', anEnquiry('general', { message: '      ' }), 422, 'validation_failed', 'message'],
  ['NUL in a message', anEnquiry('general', { message: 'hello\u0000world' }), 422, 'validation_failed', 'message'],
  ['ESC in a message', anEnquiry('general', { message: 'hi \u001b[31mred' }), 422, 'validation_failed', 'message'],
  ['a lone surrogate', anEnquiry('general', { message: 'hello \ud800 there' }), 422, 'validation_failed', 'message'],
  [
    'a header in a name',
    anEnquiry('general', { firstName: 'A\r\nBcc: v@evil.example' }),
    422,
    'validation_failed',
    'firstName',
  ],
  [
    'reversed text in a name',
    anEnquiry('general', { firstName: 'Am\u202eina' }),
    422,
    'validation_failed',
    'firstName',
  ],
  [
    '500 combining marks',
    anEnquiry('general', { firstName: `A${'\u0301'.repeat(500)}` }),
    422,
    'validation_failed',
    'firstName',
  ],
  ['5,001 characters', sized('a'.repeat(5001)), 422, 'validation_failed', 'message'],
  ['no consent', anEnquiry('general', { contactConsent: false }), 422, 'validation_failed', 'contactConsent'],
  ['consent as a word', anEnquiry('general', { contactConsent: 'true' }), 422, 'validation_failed', 'contactConsent'],
  [
    'marketing as a number',
    anEnquiry('general', { marketingConsent: 1 }),
    422,
    'validation_failed',
    'marketingConsent',
  ],
  [
    'an employer without a company',
    anEnquiry('employer', { companyName: undefined }),
    422,
    'validation_failed',
    'companyName',
  ],
  [
    'a partner of no type',
    anEnquiry('partner', { organisationType: 'bank' }),
    422,
    'validation_failed',
    'organisationType',
  ],
  ['a candidate with four letters', anEnquiry('candidate', { support: 'help' }), 422, 'validation_failed', 'support'],
  ['33 KiB', sized('a'.repeat(33 * 1024)), 413, 'body_too_large'],
]

test(`${badBodies.length} bad bodies are refused in words, and nothing of them is kept`, async ({ service }) => {
  const before = await rowsOf(service, 'enquiries')
  for (const [title, body, status, code, field] of badBodies) {
    const answer = await postEnquiry(service.url, body)
    expect(answer.status, title).toBe(status)
    const refusal = await refusalOf(answer)
    expect(refusal, title).toMatchObject({
      ok: false,
      error: { code },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(refusal.error.message.length, title).toBeGreaterThan(10)
    if (field) expect(Object.keys(refusal.error.fields ?? {}), title).toContain(field)
    expect(answer.headers.get('cache-control'), title).toBe('private, no-store')
    expect(JSON.stringify(refusal), title).not.toMatch(/evil|Bcc|toString|node_modules|ZodError|SyntaxError/)
  }
  expect(await rowsOf(service, 'enquiries')).toHaveLength(before.length)
  const lines = service.output().split('\n')
  const refused = lines.filter((line) => line.includes('"fields_failed":"companyName"'))
  expect(refused.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ form_source: 'employer', status: 422 }),
  ])
  expect(service.output()).not.toMatch(/evil|admin|constructor/)
})

test('other content types and compressed bodies are 415', async ({ service }) => {
  const text = JSON.stringify(anEnquiry())
  const types = [
    'text/plain',
    'text/json',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ]
  for (const type of types) {
    const answer = await postEnquiry(service.url, text, { headers: { 'content-type': type } })
    expect(answer.status, type).toBe(415)
    expect((await refusalOf(answer)).error.code).toBe('unsupported_media_type')
  }
  const bomb = gzipSync(Buffer.alloc(20_000_000, 97))
  expect((await postEnquiry(service.url, bomb, { headers: { 'content-encoding': 'gzip' } })).status).toBe(415)
})

test('a body that is sent in pieces past the limit is 413 while it is being sent', async ({ service }) => {
  const piece = new TextEncoder().encode('a'.repeat(8 * 1024))
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(piece)
    },
  })
  const startedAt = Date.now()
  const answer = await fetch(`${service.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit).then(
    ({ status }) => status,
    () => 'cut off',
  )
  // The answer may be lost with the connection that carries the flood; what counts is that it ends and harms nobody.
  expect([413, 'cut off']).toContain(answer)
  expect(Date.now() - startedAt).toBeLessThan(5000)
  await waitUntil(() => /"status":413/.test(service.output()) || undefined, {
    withinMs: 5000,
    failure: 'the flood was not refused',
  })
  expect((await fetch(`${service.url}/api/health/live`)).status).toBe(200)
})

test('a body that stops coming is 408 after 10 seconds', onlyInAll, async ({ service }) => {
  const { hostname, port } = new URL(service.url)
  const startedAt = Date.now()
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
      ),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.includes('requestId')) {
        socket.destroy()
        resolve(text)
      }
    })
    socket.on('error', reject)
    socket.setTimeout(20_000, () => reject(new Error('no answer')))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('body_timeout')
  expect(Date.now() - startedAt).toBeGreaterThan(9_000)
})

test('forty bodies that stop coming are all given up, and none is kept cut short', onlyInAll, async ({ service }) => {
  const before = await rowsOf(service, 'enquiries')
  const { hostname, port } = new URL(service.url)
  const complete = new URLSearchParams({
    ...anEnquiry('general'),
    contactConsent: 'on',
    message: 'cut short',
  } as Record<string, string>)
  const sendHalf = () =>
    new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST /api/contact HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: http://localhost:3000\r\n` +
            `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n${complete}`,
        ),
      )
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', () => resolve(text))
      socket.setTimeout(40_000, () => socket.destroy())
    })
  const answers = await Promise.all(Array.from({ length: 40 }, sendHalf))
  expect(answers.filter((text) => !/^HTTP\/1\.1 408 /.test(text))).toEqual([])
  expect(await rowsOf(service, 'enquiries')).toHaveLength(before.length)
})

test('other methods are 405 with Allow, and no other origin is granted anything', async ({ service }) => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(`${service.url}/api/contact`, { method, headers: { origin: 'https://evil.example' } })
    expect(answer.status, method).toBe(405)
    expect(answer.headers.get('allow'), method).toBe('POST')
    expect(answer.headers.get('access-control-allow-origin'), method).toBeNull()
  }
})

test('a page of another site cannot send an enquiry', async ({ service }) => {
  const before = await rowsOf(service, 'enquiries')
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ] as const) {
    const answer = await postEnquiry(service.url, anEnquiry(), { headers: { [name]: value } })
    expect(answer.status).toBe(403)
    expect((await refusalOf(answer)).error.code).toBe('cross_origin')
  }
  const form = new URLSearchParams({ form_source: 'general' })
  const withoutOrigin = await fetch(`${service.url}/api/contact`, { method: 'POST', body: form, redirect: 'manual' })
  expect(withoutOrigin.status).toBe(403)
  expect(await rowsOf(service, 'enquiries')).toHaveLength(before.length)
})

test('a form post behind a proxy that speaks TLS gets its page back, filled in', async ({ service }) => {
  const answer = await fetch(`${service.url}/api/contact`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.org' },
    body: new URLSearchParams({ form_source: 'general', firstName: 'Amina', message: 'ذ'.repeat(4000) }),
  })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toContain('text/html')
  const html = await answer.text()
  expect(html).toContain('value="Amina"')
  expect(html).toContain('ذ'.repeat(4000))
  expect(html).toContain('Enter your email address or a phone number.')
  expect(html).not.toContain('<script')
})

test.describe('the same key', () => {
  test('and the same body: the same bytes, one enquiry', async ({ service }) => {
    const key = randomUUID()
    const body = anEnquiry('partner')
    const first = await postEnquiry(service.url, body, { key })
    const second = await postEnquiry(service.url, body, { key })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const [firstText, secondText] = [await first.text(), await second.text()]
    expect(secondText).toBe(firstText)
    const { reference } = JSON.parse(firstText) as { reference: string }
    expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toHaveLength(1)
  })

  test('twenty times at once: one enquiry, two emails', async ({ service }) => {
    const key = randomUUID()
    const body = anEnquiry('general', { email: `${randomUUID()}@example.com` })
    const answers = await Promise.all(Array.from({ length: 20 }, () => postEnquiry(service.url, body, { key })))
    const references = new Set(
      await Promise.all(
        answers.filter(({ status }) => status === 201).map(async (answer) => (await answer.json()).reference),
      ),
    )
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(references.size).toBe(1)
    const rows = await rowsOf(service, 'enquiries', `email=eq.${body.email}`)
    expect(rows).toHaveLength(1)
    expect(await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${rows[0]?.id}`)).toHaveLength(2)
  })

  test('and another body is refused', async ({ service }) => {
    const key = randomUUID()
    await postEnquiry(service.url, anEnquiry(), { key })
    const other = await postEnquiry(service.url, anEnquiry('general', { location: 'York' }), { key })
    expect(other.status).toBe(422)
    expect((await refusalOf(other)).error.code).toBe('idempotency_mismatch')
  })

  test('is not used up by a refused body', async ({ service }) => {
    const key = randomUUID()
    expect((await postEnquiry(service.url, anEnquiry('general', { email: 'x' }), { key })).status).toBe(422)
    expect((await postEnquiry(service.url, anEnquiry(), { key })).status).toBe(201)
  })

  test('of the wrong form is refused', async ({ service }) => {
    for (const key of ['a b', 'short', 'k'.repeat(300), 'key-with-ü-in-it'.replace('ü', '%')]) {
      const answer = await postEnquiry(service.url, anEnquiry(), { key })
      expect(answer.status, key).toBe(400)
      expect((await refusalOf(answer)).error.code).toBe('invalid_idempotency_key')
    }
  })
})

test('a filled honeypot looks like success, is kept apart, and mails nobody until it is released', async ({
  service,
}) => {
  const answer = await postEnquiry(
    service.url,
    anEnquiry('general', { website: 'http://spam.example', email: 'bot@example.com' }),
  )
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  expect(row?.quarantined).toBe(true)
  const held = await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${row?.id}`)
  expect(held.map(({ status }) => status)).toEqual(['held', 'held'])
})

test('HTTP headers that claim another host change nothing in an answer or an email', async ({ service }) => {
  const answer = await postEnquiry(service.url, anEnquiry('general', { email: 'host@example.com' }), {
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example;proto=https' },
  })
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  const emails = await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${row?.id}`)
  for (const { html, body_text } of emails) expect(`${html}${body_text}`).not.toContain('evil')
})
