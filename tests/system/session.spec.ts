import { createHmac } from 'node:crypto'
import { expect } from 'playwright/test'

import { aNewAddress, aPassword, codeIn, cookiesOf, linkIn, mailWith, postForm, sessionOf } from '../support/accounts'
import { mailFor, type Mail } from '../support/mailbox'
import { ProviderBetween } from '../support/provider-between'
import { startService, type Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const portal = '/dashboard/employerportal'
const cookieName = 'sb-127-auth-token'
const now = () => Math.floor(Date.now() / 1000)

const base64 = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const claims = (changes: object = {}) => ({
  sub: '0b6f2f4e-0000-4000-8000-000000000000',
  aud: 'authenticated',
  role: 'authenticated',
  exp: now() + 3600,
  iat: now(),
  app_metadata: { role: 'employer' },
  user_metadata: { role: 'employer' },
  ...changes,
})
const token = (header: object, body: unknown, signature = 'c2lnbmF0dXJl') =>
  `${base64(header)}.${base64(body)}.${signature}`
const signed = (key: string, body: unknown = claims()) => {
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(body)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const session = (accessToken: unknown, changes: object = {}) =>
  `base64-${base64({
    access_token: accessToken,
    refresh_token: 'not-a-real-one',
    expires_at: now() + 3600,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: 'x', app_metadata: { role: 'employer' } },
    ...changes,
  })}`

const visit = (service: Pick<Service, 'url'>, path: string, cookie = '') =>
  fetch(`${service.url}${path}`, { redirect: 'manual', headers: { cookie } })

type Forged = { name: string; value: (publishableKey: string) => string; asksProvider?: true }
const forged: Forged[] = [
  { name: 'alg none', value: () => session(token({ alg: 'none' }, claims(), '')) },
  { name: 'alg None with a signature', value: () => session(token({ alg: 'None' }, claims())) },
  { name: 'another key', value: () => session(signed('another key')), asksProvider: true },
  { name: 'the publishable key', value: (key) => session(signed(key)), asksProvider: true },
  { name: 'asymmetric by name', value: () => session(token({ alg: 'ES256', kid: 'a' }, claims())), asksProvider: true },
  { name: 'expired', value: () => session(signed('k', claims({ exp: now() - 10 }))), asksProvider: true },
  { name: 'no end', value: () => session(signed('k', claims({ exp: undefined }))) },
  { name: 'an end that is text', value: () => session(signed('k', claims({ exp: '9999999999' }))) },
  { name: 'not yet', value: () => session(signed('k', claims({ nbf: now() + 3600 }))), asksProvider: true },
  { name: 'for somebody else', value: () => session(signed('k', claims({ aud: 'other' }))), asksProvider: true },
  { name: '__proto__ in claims', value: () => session(signed('k', '{"__proto__":{"exp":9999999999}}')) },
  { name: 'a number for a token', value: () => session(1) },
  { name: 'an object for a token', value: () => session({ toString: 'x' }) },
  { name: 'three empty parts', value: () => session('..') },
  { name: 'parts that are not JSON', value: () => session('a.b.c') },
  { name: 'a list for claims', value: () => session(token({ alg: 'HS256' }, [1])) },
  { name: 'no refresh token', value: () => session(signed('k'), { refresh_token: null }) },
  { name: 'a list for a session', value: () => `base64-${base64([])}` },
  { name: 'null for a session', value: () => `base64-${base64('null')}` },
  { name: 'not base64', value: () => 'base64-%%%' },
  { name: 'plain text', value: () => 'hello' },
  { name: 'JSON without base64', value: () => encodeURIComponent(JSON.stringify({ access_token: 'x' })) },
  { name: 'nothing', value: () => '' },
]

test.describe('with a provider that is watched', () => {
  let between: ProviderBetween
  let site: Service
  let employer: string

  test.beforeAll(async ({ service }) => {
    between = await new ProviderBetween(service.supabaseUrl).start()
    site = await startService({
      env: {
        NEXT_PUBLIC_SUPABASE_URL: between.url,
        SUPABASE_PUBLISHABLE_KEY: service.keys.publishableKey,
        SUPABASE_SECRET_KEY: service.keys.secretKey,
        NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
      },
    })
    employer = await sessionOf(site, 'employer')
  })
  test.afterAll(async () => {
    await site.dispose()
    await between.stop()
  })

  test('forged and broken cookies are nobody: no error, no entry, and most of them no question', async ({
    service,
  }) => {
    for (const { name, value, asksProvider } of forged) {
      const before = between.callsTo('/auth/v1/')
      const answer = await visit(site, portal, `${cookieName}=${value(service.keys.publishableKey)}`)
      expect(answer.status, name).toBe(307)
      expect(answer.headers.get('location'), name).toBe('/sign-in?next=%2Fdashboard%2Femployerportal')
      expect(answer.headers.get('cache-control'), name).toContain('no-store')
      expect(between.callsTo('/auth/v1/') > before, name).toBe(asksProvider ?? false)
    }
    const chunks = Array.from({ length: 60 }, (_, index) => `${cookieName}.${index}=AAAA`).join('; ')
    expect((await visit(site, portal, chunks)).status).toBe(307)
    expect((await visit(site, '/auth/who', `${cookieName}=${session('..')}`)).status).toBe(401)
    expect((await visit(site, '/auth/home', `${cookieName}=${session('..')}`)).headers.get('location')).toBe('/sign-in')
  })

  test('one forged cookie, sent many times, is asked about once', async () => {
    const cookie = `${cookieName}=${session(signed('one more key', claims({ exp: now() - 10 })), { refresh_token: 'r1' })}`
    const before = between.callsTo('/auth/v1/')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit(site, portal, cookie)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 307))
    expect((await visit(site, portal, cookie)).status).toBe(307)
    expect(between.callsTo('/auth/v1/') - before).toBeLessThanOrEqual(2)
  })

  test('made-up sessions that seem to have ended do not use up what the provider grants everybody', async () => {
    const before = between.callsTo('/auth/v1/token')
    const made = (count: number) =>
      session(signed('k', claims({ iat: count })), { refresh_token: `r${count}`, expires_at: now() - 10 })
    // All at once, when none has been refused yet, and then one after another.
    await Promise.all(
      Array.from({ length: 60 }, (_, count) => visit(site, portal, `${cookieName}=${made(count + 100)}`)),
    )
    for (let count = 0; count < 25; count += 1) {
      expect((await visit(site, portal, `${cookieName}=${made(count)}`)).status).toBe(307)
      const out = await postForm(site, '/auth/sign-out', {}, { cookie: `${cookieName}=${made(count)}x` })
      expect(out.headers.get('location')).toBe('/sign-in?sent=signed-out')
    }
    // At most a minute ended in between.
    expect(between.callsTo('/auth/v1/token') - before).toBeLessThanOrEqual(24)
    expect(between.callsTo('/auth/v1/token') - before).toBeGreaterThan(5)
    // Who is signed in, and who signs in, does not notice.
    const own = await visit(site, portal, employer)
    expect(own.status, own.headers.get('location') ?? '').toBe(200)
    expect(await sessionOf(site, 'candidate')).toContain(cookieName)
  })

  test('a guarded page asks the provider once for each request, and each request anew', async () => {
    for (const path of [portal, `${portal}/company`, '/account']) {
      for (let time = 0; time < 2; time += 1) {
        const before = between.callsTo('/auth/v1/user')
        expect((await visit(site, path, employer)).status, path).toBe(200)
        expect(between.callsTo('/auth/v1/user') - before, path).toBe(1)
      }
    }
  })

  test('public pages ask the provider nothing, whatever the cookie says', async () => {
    const before = between.callsTo('/auth/v1/')
    for (const path of ['/', '/about', '/sign-in', '/sign-in?next=/account', '/sign-in/forgotten']) {
      for (const cookie of [employer, `${cookieName}=${session(signed('k'))}; signed-in=abc`, `${cookieName}=x`]) {
        expect((await visit(site, path, cookie)).status, path).toBe(200)
      }
    }
    expect(between.callsTo('/auth/v1/')).toBe(before)
  })

  test('a provider that is merely slow is waited for', async () => {
    between.mode = 'slow'
    try {
      expect((await visit(site, portal, employer)).status).toBe(200)
    } finally {
      between.mode = 'answer'
    }
  })

  for (const mode of ['hang', 'fail', 'refuse'] as const) {
    test(`when the provider does ${mode}: public pages live, sign-in says so, and nobody gets in`, async () => {
      between.mode = mode
      try {
        const expired = `${cookieName}=${session(signed(mode, claims({ exp: now() - 10 })), { refresh_token: mode })}`
        for (const cookie of [employer, expired]) {
          const startedAt = Date.now()
          const answer = await visit(site, portal, cookie)
          expect(Date.now() - startedAt).toBeLessThan(5000)
          expect(answer.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(portal)}&problem=unavailable`)
          // The session is not taken away: it may be good.
          expect(answer.headers.getSetCookie()).toEqual([])
        }
        // A notice that nobody has seen yet is kept for later.
        const notice = await visit(site, `${portal}?done=sent`, `${employer}; done=sent`)
        expect(notice.headers.getSetCookie()).toEqual([])
        expect((await visit(site, '/', employer)).status).toBe(200)
        const page = await visit(site, '/sign-in?problem=unavailable')
        expect(await page.text()).toContain('We cannot reach our sign-in service just now.')
        const tried = await postForm(
          site,
          '/auth/sign-in',
          { email: aNewAddress(), password: aPassword },
          { accept: 'application/json' },
        )
        expect(tried.status).toBe(503)
        expect(await tried.json()).toMatchObject({ ok: false, message: expect.stringContaining('cannot reach') })
        const out = await postForm(site, '/auth/sign-out', {}, { cookie: `${employer}; signed-in=abc` })
        expect(out.headers.get('location')).toBe('/sign-in?sent=signed-out')
        expect(out.headers.getSetCookie().every((cookie) => /max-age=0/i.test(cookie))).toBe(true)
      } finally {
        between.mode = 'answer'
      }
      expect((await visit(site, portal, employer)).status).toBe(200)
    })
  }
})

test('what a person writes about themselves opens nothing', async ({ service }) => {
  const email = aNewAddress()
  const headers = { apikey: service.keys.publishableKey, 'content-type': 'application/json' }
  const auth = (path: string, body: object, method = 'POST', more = {}) =>
    fetch(`${service.supabaseUrl}/auth/v1/${path}`, {
      method,
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  const role = 'employer'
  // Nor does it fill every request of whoever has the address: too much is refused, and leaves no account behind.
  const tooMuch = await auth('signup', { email, password: 'a strangers anvil', data: { long: 'x'.repeat(4000) } })
  expect(tooMuch.ok).toBe(false)
  await auth('signup', { email, password: aPassword, data: { role }, app_metadata: { role }, role })
  const signedUpAt = Date.now()
  const link = new URL(linkIn(await mailWith(service, email, 'Your code to verify your email address')), service.url)
  // Nobody proves an address within a second; an account that is made with its address proven looks like that.
  await waitUntil(() => (Date.now() - signedUpAt > 1100 ? true : undefined), { failure: 'time stood still' })
  const verified = await postForm(service, '/auth/verify', Object.fromEntries(link.searchParams))
  const cookie = cookiesOf(verified)
  // The password was not typed here, so it is chosen anew.
  expect(verified.headers.get('location')).toContain('/sign-in/new-password?why=first')
  await postForm(service, '/auth/new-password', { password: aPassword }, { cookie })
  const { access_token } = (await (await auth('token?grant_type=password', { email, password: aPassword })).json()) as {
    access_token: string
  }
  expect(access_token).toBeTruthy()
  await auth('user', { data: { role }, app_metadata: { role } }, 'PUT', { authorization: `Bearer ${access_token}` })
  for (const [place, instead] of [
    [portal, '/account/company'],
    ['/dashboard/partnerportal', '/account/organisation'],
  ] as const) {
    const opened = await visit(service, place, cookie)
    expect([opened.status, opened.headers.get('location')]).toEqual([307, instead])
  }
  for (const other of ['/dashboard/caseworkerportal', '/dashboard/team']) {
    expect((await visit(service, other, cookie)).status, other).toBe(403)
  }
})

test(
  'nobody can tell by an answer, its cookies or its time whether an address has an account',
  onlyInAll,
  async ({ service }) => {
    const told = async (path: string, email: string) => {
      const startedAt = performance.now()
      const answer = await postForm(service, path, { email }, { accept: 'application/json' })
      const { to } = (await answer.json()) as { to: string }
      const milliseconds = performance.now() - startedAt
      const said = {
        status: answer.status,
        to: to.replace(/again=\w+/, 'again'),
        cookies: answer.headers
          .getSetCookie()
          .map((cookie) =>
            cookie
              .replace(/[0-9a-f]{32}/, 'flow')
              .replace(/=[^;]+/, '=kept')
              .replace(/Expires=[^;]+/i, ''),
          )
          .sort(),
      }
      return { said, milliseconds }
    }
    for (const path of ['/auth/link', '/auth/forgotten', '/auth/resend']) {
      const known = [await told(path, 'candidate@example.org'), await told(path, 'employer@example.org')]
      const unknown = [await told(path, aNewAddress()), await told(path, aNewAddress())]
      expect(new Set([...known, ...unknown].map(({ said }) => JSON.stringify(said))), path).toHaveProperty('size', 1)
      // The shorter of two, because a busy machine keeps either waiting now and then.
      const [shortest, other] = [known, unknown].map((times) =>
        Math.min(...times.map(({ milliseconds }) => milliseconds)),
      ) as [number, number]
      expect(Math.min(shortest, other), path).toBeGreaterThanOrEqual(990)
      expect(Math.abs(shortest - other), path).toBeLessThan(500)
    }
    const startedAt = performance.now()
    await postForm(service, '/auth/sign-in', { email: aNewAddress(), password: 'not the password' })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990)
  },
)

test('what was typed and is kept to be shown again can be read and written by the server alone', async ({
  service,
}) => {
  const email = aNewAddress()
  const answer = await postForm(service, '/auth/sign-in', { email, password: 'not the password' })
  const kept = cookiesOf(answer)
  const at = answer.headers.get('location') ?? ''
  expect(await (await visit(service, at, kept)).text()).toContain(email)
  expect(Buffer.from(kept.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('example.com')
  const made = base64({
    id: new URL(at, service.url).searchParams.get('again'),
    message: 'Call this number',
    field: null,
    values: {},
  })
  const name = 'kept-sign-in'
  for (const cookie of [`${name}=${made}`, `${name}=${kept.slice(name.length + 1, -2)}`, `${name}=%00`]) {
    const page = await visit(service, at, cookie)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/Call this number|example\.com/)
  }
})

test('the code of an email about the password leads to a new one from any page of the browser that asked for it', async ({
  service,
}) => {
  const email = aNewAddress()
  await postForm(service, '/auth/sign-up', { email, password: aPassword })
  const first = new URL(linkIn(await mailWith(service, email, 'Your code to verify your email address')), service.url)
  await postForm(service, '/auth/verify', Object.fromEntries(first.searchParams))
  const asked = await postForm(service, '/auth/forgotten', { email })
  const code = codeIn(await mailWith(service, email, 'Your code to choose a new password'))
  // The page that takes any code does not say what it is for. A slip keeps what was asked for.
  const slip = await postForm(service, '/auth/code', { email, code: '000000' }, { cookie: cookiesOf(asked) })
  expect(slip.headers.get('location')).toMatch(/^\/sign-in\/code\?again=/)
  const page = await (await visit(service, slip.headers.get('location') ?? '', cookiesOf(slip))).text()
  expect(page).toContain('name="purpose" value="recovery"')
  const proven = await postForm(service, '/auth/code', { email, code }, { cookie: cookiesOf(asked) })
  expect(proven.headers.get('location')).toBe('/sign-in/new-password')
})

test('being signed in is not enough to choose a password: the old one, or an email about it, is needed', async ({
  service,
}) => {
  const cookie = await sessionOf(service, 'employer')
  const page = await visit(service, '/sign-in/new-password', cookie)
  expect(page.headers.get('location')).toBe('/account/password')
  const tried = await postForm(service, '/auth/new-password', { password: 'chosen by a thief' }, { cookie })
  expect(tried.headers.get('location')).toBe('/account/password')
  // The permit of another account, or one of their own making, is none.
  await postForm(service, '/auth/forgotten', { email: 'partner@example.org' })
  const link = new URL(
    linkIn(await mailWith(service, 'partner@example.org', 'Your code to choose a new password')),
    service.url,
  )
  const verified = cookiesOf(await postForm(service, '/auth/verify', Object.fromEntries(link.searchParams)))
  const permit = verified.split('; ').find((each) => each.startsWith('new-password=')) ?? ''
  expect(permit.length).toBeGreaterThan(40)
  expect((await visit(service, '/sign-in/new-password', verified)).status).toBe(200)
  for (const other of [permit, `new-password=${base64({ userId: 'x', until: 9e15 })}`]) {
    const answer = await postForm(
      service,
      '/auth/new-password',
      { password: 'chosen by a thief' },
      { cookie: `${cookie}; ${other}` },
    )
    expect(answer.headers.get('location')).toBe('/account/password')
  }
  expect(await sessionOf(service, 'employer')).toContain(cookieName)
})

test('a password that somebody typed before the address was proven opens nothing once its owner has proven it', async ({
  service,
}) => {
  const email = aNewAddress()
  const signsIn = async (password: string): Promise<boolean> =>
    (await postForm(service, '/auth/sign-in', { email, password })).headers.get('location') ===
    '/dashboard/employerdemo'
  await postForm(service, '/auth/sign-up', { email, password: `${aPassword} of a stranger` })
  await mailWith(service, email, 'Your code to verify your email address')
  // The owner signs up too. The provider keeps the first password, and tells neither of them.
  const own = await postForm(service, '/auth/sign-up', { email, password: aPassword, next: '/account' })
  const [, mail] = await waitUntil(
    async () => {
      const arrived = (await mailFor(service, email)).filter(({ text }) => text.includes('token_hash='))
      return arrived.length > 1 ? arrived : undefined
    },
    { failure: 'the owner got no link' },
  )
  const link = new URL(linkIn(mail as Mail), service.url)
  const proven = await postForm(
    service,
    '/auth/verify',
    { ...Object.fromEntries(link.searchParams), next: '/account' },
    { cookie: cookiesOf(own) },
  )
  expect(proven.headers.get('location')).toBe('/sign-in/new-password?why=first&next=%2Faccount')
  expect(await signsIn(`${aPassword} of a stranger`)).toBe(false)
  expect(await signsIn(aPassword)).toBe(false)
  const chosen = await postForm(
    service,
    '/auth/new-password',
    { password: `${aPassword} at last`, next: '/account' },
    { cookie: cookiesOf(proven) },
  )
  expect(chosen.headers.get('location')).toBe('/account?done=password')
  expect(await signsIn(`${aPassword} of a stranger`)).toBe(false)
  expect(await signsIn(`${aPassword} at last`)).toBe(true)
})

test('who signs up and follows the link in one browser keeps the password, and only there', async ({ service }) => {
  for (const isSameBrowser of [true, false]) {
    const email = aNewAddress()
    const signedUp = await postForm(service, '/auth/sign-up', { email, password: aPassword })
    const link = new URL(linkIn(await mailWith(service, email, 'Your code to verify your email address')), service.url)
    // Another browser has signed up too, for another account.
    const other = await postForm(service, '/auth/sign-up', { email: aNewAddress(), password: aPassword })
    const verified = await postForm(service, '/auth/verify', Object.fromEntries(link.searchParams), {
      cookie: cookiesOf(isSameBrowser ? signedUp : other),
    })
    expect(verified.headers.get('location'))[isSameBrowser ? 'toBe' : 'toContain'](
      isSameBrowser ? '/dashboard/employerdemo' : '/sign-in/new-password?why=first',
    )
    const signedIn = await postForm(service, '/auth/sign-in', { email, password: aPassword })
    expect(signedIn.headers.get('location') === '/dashboard/employerdemo').toBe(isSameBrowser)
  }
})

test('a return path to anywhere else is left out', async ({ service }) => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
  ]) {
    const query = new URLSearchParams({ next }).toString()
    const callback = await visit(service, `/auth/callback?code=valid-test&${query}`)
    expect(callback.headers.get('location'), next).toBe('/sign-in/problem?reason=device')
    const hashed = await visit(service, `/auth/callback?token_hash=${'a'.repeat(56)}&type=signup&${query}`)
    expect(hashed.headers.get('location'), next).not.toContain('evil')
    expect(await (await visit(service, `/sign-in?${query}`)).text(), next).not.toContain('evil.example"')
  }
  const signedIn = await postForm(service, '/auth/sign-in', {
    email: 'employer@example.org',
    password: 'second-chance-demo',
    next: '//evil.example',
  })
  expect(signedIn.headers.get('location')).toBe('/dashboard/employer')
  const twice = await visit(service, '/auth/callback?code=x&next=/account&next=//evil.example')
  expect(twice.headers.get('location')).toBe('/sign-in/problem?reason=device')
  const script = await visit(
    service,
    '/auth/callback?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
  )
  expect(script.headers.get('location')).toBe('/sign-in/problem?reason=cancelled')
  const other = await visit(service, '/auth/callback?error=server_error&error_description=%3Cscript%3E')
  expect(other.headers.get('location')).toBe('/sign-in/problem?reason=refused')
  const old = await visit(service, '/auth/callback?error=access_denied&error_code=otp_expired')
  expect(old.headers.get('location')).toBe('/sign-in/problem?reason=link')
})

test('a refusal that the sign-in server sends to the site alone is explained, and its words do not stay in the address', async ({
  service,
}) => {
  const leadsTo = async (path: string) => (await visit(service, path)).headers.get('location')
  const words = 'error_description=Nobody+called+ann%40example.org+may+come+in'
  expect(await leadsTo(`/?error=access_denied&error_code=user_banned&${words}`)).toBe('/sign-in/problem?reason=refused')
  expect(await leadsTo(`/?error=server_error&${words}`)).toBe('/sign-in/problem?reason=refused')
  expect(await leadsTo('/?error=access_denied&error_code=otp_expired')).toBe('/sign-in/problem?reason=link')
  expect(await leadsTo('/?utm_source=letter')).toBe(null)
})

test('only our own pages may send these forms', async ({ service }) => {
  const form = { email: 'employer@example.org', password: 'second-chance-demo' }
  const refused: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: service.url, 'content-type': 'text/plain' },
    { origin: service.url, 'content-type': 'application/json' },
  ]
  for (const headers of refused) {
    const answer = await postForm(service, '/auth/sign-in', form, headers)
    expect([403, 415], JSON.stringify(headers)).toContain(answer.status)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const program = await fetch(`${service.url}/auth/sign-out`, { method: 'POST', body: new URLSearchParams(form) })
  expect(program.status).toBe(403)
  expect((await postForm(service, '/auth/__proto__', {})).status).toBe(404)
  expect((await postForm(service, '/auth/sign-in', { ...form, password: 'x'.repeat(9000) })).status).toBe(413)
})

test('too many tries at one account have to wait, and the right password too', onlyInAll, async ({ service }) => {
  const email = aNewAddress()
  const tryOnce = async () =>
    (await postForm(service, '/auth/sign-in', { email, password: aPassword }, { accept: 'application/json' })).status
  const answers: number[] = []
  // A minute may end among them, so up to twice as many as it allows.
  while (answers.at(-1) !== 429 && answers.length < 21) answers.push(await tryOnce())
  expect(answers.at(-1)).toBe(429)
  expect(answers.length).toBeGreaterThan(10)
})

test(
  'tokens and links end when they should: the one is renewed without a word, the other says so',
  onlyInAll,
  async () => {
    const service = await startService({ env: { SUPABASE_TOKEN_SECONDS: '102', SUPABASE_LINK_SECONDS: '1' } })
    try {
      const before = await sessionOf(service, 'employer')
      // The provider's library takes a token for ended a minute and a half before it ends.
      await waitUntil(() => ((endOf(before) - 90) * 1000 < Date.now() ? true : undefined), {
        withinMs: 40_000,
        failure: 'the token did not end',
      })
      const answer = await visit(service, portal, before)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      const after = cookiesOf(answer)
      expect(endOf(after)).toBeGreaterThan(endOf(before))
      // Another tab that was a moment slower still has the old one.
      expect((await visit(service, portal, before)).status).toBe(200)

      const email = aNewAddress()
      await postForm(service, '/auth/sign-up', { email, password: aPassword })
      const link = new URL(
        linkIn(await mailWith(service, email, 'Your code to verify your email address')),
        service.url,
      )
      const form = Object.fromEntries(link.searchParams)
      const sentAt = Date.now()
      await waitUntil(() => (Date.now() - sentAt > 1500 ? true : undefined), { failure: 'time stood still' })
      const late = await postForm(service, '/auth/verify', form)
      expect(late.headers.get('location')).toBe('/sign-in/problem?reason=link')
      expect(late.headers.getSetCookie()).toEqual([])

      const out = await postForm(service, '/auth/sign-out', {}, { cookie: after })
      expect(out.status).toBe(303)
      // The provider has ended the session: the old cookie opens nothing, and sign-out is done a second time too.
      expect((await visit(service, portal, after)).headers.get('location')).toMatch(/^\/sign-in/)
      expect((await postForm(service, '/auth/sign-out', {}, { cookie: after })).headers.get('location')).toBe(
        '/sign-in?sent=signed-out',
      )
    } finally {
      await service.dispose()
    }
  },
)

test('a session of ours is renewed while made-up ones arrive from the same network', onlyInAll, async () => {
  const service = await startService({ env: { SUPABASE_TOKEN_SECONDS: '94', TRUST_PROXY_HOPS: '1' } })
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const ask = (cookie: string) => fetch(`${service.url}${portal}`, { redirect: 'manual', headers: { cookie, ...from } })
  try {
    const before = await sessionOf(service, 'employer')
    await waitUntil(() => ((endOf(before) - 90) * 1000 < Date.now() ? true : undefined), {
      failure: 'the token did not end',
    })
    const forge = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => {
          const made = session(signed('k', claims({ iat: index })), {
            refresh_token: `r${index}`,
            expires_at: now() - 10,
          })
          return ask(`${cookieName}=${made}`)
        }),
      )
    await forge(30)
    const answer = await ask(before)
    expect(answer.status).toBe(200)
    expect(endOf(cookiesOf(answer))).toBeGreaterThan(endOf(before))
    // Without the proof that it is ours it is one more stranger's; with somebody else's proof too.
    const proof = before.split('; ').find((cookie) => cookie.includes('-proof=')) ?? ''
    const made = session(signed('k', claims({ iat: 99 })), { refresh_token: 'r99', expires_at: now() - 10 })
    expect((await ask(`${cookieName}=${made}; ${proof}`)).headers.get('location')).toContain('/sign-in')
  } finally {
    await service.dispose()
  }
})

/** When the library takes the session for ended, in seconds: it may be one later than the token itself says. */
function endOf(cookies: string): number {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? ''
  const text = Buffer.from(value.slice(`${cookieName}=base64-`.length), 'base64url').toString()
  return (JSON.parse(text) as { expires_at: number }).expires_at
}

test('a new password leads back to the page that was wanted, with what was typed there', async ({ service }) => {
  const email = aNewAddress()
  const wanted = '/account/company/advert?again=1a2b3c4d'
  await postForm(service, '/auth/sign-up', { email, password: aPassword })
  const first = new URL(linkIn(await mailWith(service, email, 'Your code to verify your email address')), service.url)
  await postForm(service, '/auth/verify', Object.fromEntries(first.searchParams))
  await postForm(service, '/auth/forgotten', { email, next: wanted })
  const link = new URL(linkIn(await mailWith(service, email, 'Your code to choose a new password')), service.url)
  // The address that the page of the link reads from it, as the provider's own `to` or as `next`.
  const page = await (await visit(service, `${link.pathname}${link.search}`)).text()
  const next = /name="next" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  expect(next).toBe(`/sign-in/new-password?next=${encodeURIComponent(wanted)}`)
  const token = /name="token_hash" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const proven = await postForm(service, '/auth/verify', { token_hash: token, type: 'recovery', next: next ?? '' })
  expect(proven.headers.get('location')).toBe(`/sign-in/new-password?next=${encodeURIComponent(wanted)}`)
  const chosen = await postForm(
    service,
    '/auth/new-password',
    { password: `${aPassword} again`, next: wanted },
    { cookie: cookiesOf(proven) },
  )
  expect(chosen.headers.get('location')).toBe(wanted)
})
