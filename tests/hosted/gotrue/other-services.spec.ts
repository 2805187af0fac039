import { expect, test } from 'playwright/test'

import { providerNames } from '../../../lib/content/account/sign-in'
import { expectAccessible } from '../../support/accessible'
import { aNewAddress, aPassword, codeIn, mailWith } from '../../support/accounts'
import { addAccount } from '../../support/add-account'
import { OpenIdProvider } from '../../support/hosted/openid-provider'
import { startHostedService, type HostedService } from '../../support/hosted/service'
import { siteUrl, Visitor } from '../../support/hosted/visitor'

// Signing in through another service. Keycloak stands for all of them: Google's and Microsoft's addresses are fixed.

let service: HostedService
let provider: OpenIdProvider

test.beforeAll(async () => {
  provider = await new OpenIdProvider().start()
  service = await startHostedService({
    goTrueSettings: {
      GOTRUE_EXTERNAL_KEYCLOAK_ENABLED: 'true',
      GOTRUE_EXTERNAL_KEYCLOAK_CLIENT_ID: 'second-chance',
      GOTRUE_EXTERNAL_KEYCLOAK_SECRET: 'only-for-tests',
      GOTRUE_EXTERNAL_KEYCLOAK_URL: provider.url,
      GOTRUE_EXTERNAL_KEYCLOAK_REDIRECT_URI: `${siteUrl}/auth/provider`,
    },
  })
})
test.afterAll(async () => {
  await service.dispose()
  await provider.stop()
})

const aPerson = (email: string, more: object = {}) => ({
  sub: crypto.randomUUID(),
  email,
  email_verified: true,
  name: 'Amina O’Brien',
  ...more,
})

const usersWith = (email: string) =>
  service.project.run(`select u.id || ' ' || coalesce(u.raw_app_meta_data ->> 'role', 'no role') || ' '
    || (u.raw_app_meta_data ->> 'providers') from auth.users u where email = '${email}'`)

test('only what is connected is offered, on a page that is as accessible as before', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${service.url}/sign-in?next=/account/name`)
  const link = page.getByRole('link', { name: `Continue with ${providerNames.keycloak}` })
  await expect(link).toHaveAttribute('href', '/auth/with/keycloak?next=%2Faccount%2Fname')
  await expect(page.getByRole('link', { name: /Google|Microsoft/ })).toHaveCount(0)
  await expectAccessible(page)
  // By keyboard, and the page's policy lets it: it leads to the other service.
  provider.person = null
  await link.focus()
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().startsWith(provider.url)),
    page.keyboard.press('Enter'),
  ])
  expect(new URL(request.url()).searchParams.get('redirect_uri')).toBe(`${siteUrl}/auth/provider`)
  expect((await new Visitor(service).visit('/auth/with/google')).path).toMatch(/^\/sign-in\/problem\?reason=refused/)
})

test('a new person comes in with scripts off, to the page they wanted, with no role and no password', async () => {
  const email = aNewAddress()
  // Whatever the other service says about them, no role comes from it.
  provider.person = aPerson(email, { role: 'team', app_metadata: { role: 'team' }, wanted_role: 'employer' })
  const visitor = new Visitor(service)
  const { path, body } = await visitor.visit('/auth/with/keycloak?next=/account/name')
  expect(path).toBe('/account/name')
  expect(body).toContain('Amina O’Brien')
  expect(usersWith(email)).toMatch(/no role \["keycloak"\]/)
  expect((await visitor.visit('/dashboard/team')).status).toBe(403)
  expect((await visitor.visit('/account')).body).toContain('You don’t have a password')
  // What the other service gave to get at the person's data there is not kept.
  const session = [...visitor.cookies]
    .filter(([name]) => name.includes('-auth-token'))
    .map(([, value]) => value)
    .join('')
  expect(Buffer.from(session.replace(/^base64-/, ''), 'base64url').toString()).not.toContain('provider_token')
})

test('somebody known by a verified address comes into the account that they have', async () => {
  const account = await addAccount(service, 'both-ways')
  provider.person = aPerson(account.email)
  const visitor = new Visitor(service)
  expect((await visitor.visit('/auth/with/keycloak?next=/account')).body).toContain(account.email)
  expect(usersWith(account.email)).toMatch(/\["email", "keycloak"\]/)
  // The password still works: they had proven the address before.
  expect(await new Visitor(service).post('/auth/sign-in', account)).not.toMatch(/again=/)
})

test('an address that the other service has not verified opens no account that is there', async () => {
  const account = await addAccount(service, 'not-theirs')
  provider.person = aPerson(account.email, { email_verified: false })
  const visitor = new Visitor(service)
  expect((await visitor.visit('/auth/with/keycloak?next=/account')).path).toMatch(/^\/sign-in/)
  expect((await visitor.visit('/account')).path).toMatch(/^\/sign-in/)
  expect(usersWith(account.email)).not.toContain('keycloak')
})

test('a stranger’s password for an address does not survive its owner’s arrival from another service', async () => {
  const email = aNewAddress()
  await new Visitor(service).post('/auth/sign-up', { email, password: aPassword })
  await mailWith(service, email, 'Your code to verify your email address')
  provider.person = aPerson(email)
  expect((await new Visitor(service).visit('/auth/with/keycloak?next=/account/name')).path).toBe('/account/name')
  expect(await new Visitor(service).post('/auth/sign-in', { email, password: aPassword })).toMatch(/again=/)
})

test('somebody who is banned stays out, and is not told why', async () => {
  const account = await addAccount(service, 'banned')
  service.project.run(`update auth.users set banned_until = now() + interval '1 year' where email = '${account.email}'`)
  provider.person = aPerson(account.email)
  const { path, body } = await new Visitor(service).visit('/auth/with/keycloak')
  expect(path).toMatch(/^\/sign-in\/problem\?reason=refused/)
  expect(body).not.toMatch(/banned/i)
})

test('whoever stops at the other service reads so, and the page they wanted is kept', async () => {
  provider.person = null
  const { path, body } = await new Visitor(service).visit('/auth/with/keycloak?next=/account/name')
  expect(path).toBe('/sign-in/problem?reason=cancelled&next=%2Faccount%2Fname')
  expect(body).toContain('href="/sign-in?next=%2Faccount%2Fname"')
})

test('a forged state, a callback used twice or in another browser, and another site’s address sign nobody in', async () => {
  provider.person = aPerson(aNewAddress())
  for (const state of ['', 'made-up', crypto.randomUUID()]) {
    const { path } = await new Visitor(service).visit(`/auth/provider?code=made-up&state=${state}`)
    expect(path, state).toMatch(/^\/sign-in\/problem\?reason=/)
  }
  const victim = new Visitor(service)
  const { through } = await victim.visit('/auth/with/keycloak?next=/account/name')
  const callback = through.find((address) => address.startsWith('/auth/callback')) ?? ''
  const atProvider = through.find((address) => address.startsWith('/auth/provider')) ?? ''
  expect(callback).toContain('code=')
  for (const replayed of [callback, atProvider]) {
    const thief = new Visitor(service)
    expect((await thief.visit(replayed)).path, replayed).toMatch(/^\/sign-in\/problem\?reason=/)
    expect((await thief.visit('/account')).path).toMatch(/^\/sign-in/)
  }
  // Begun by an attacker, ended in somebody else's browser: that one has not the verifier.
  const attacker = new Visitor(service)
  const begun = await attacker.step('/auth/with/keycloak')
  const fromProvider = await attacker.step(begun.location ?? '')
  expect((await new Visitor(service).visit((fromProvider.location ?? '').replace(siteUrl, ''))).path).toMatch(
    /reason=device/,
  )
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/auth/sign-out']) {
    provider.person = aPerson(aNewAddress())
    const { path } = await new Visitor(service).visit(`/auth/with/keycloak?next=${encodeURIComponent(next)}`)
    expect(path, next).toBe('/dashboard/employerdemo')
  }
  const crossSite = await fetch(`${service.url}/auth/with/keycloak`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(crossSite.headers.get('location')).toBe('/sign-in')
})

test('a token of another service that anybody made up, with whatever nonce, makes no account at the sign-in server', async () => {
  const email = aNewAddress()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { ...aPerson(email), iss: provider.url, aud: 'second-chance', exp: 4102444800, nonce: 'made-up' }
  for (const named of ['keycloak', 'google', 'azure', 'apple']) {
    for (const signature of ['', part({ signed: 'by nobody' })]) {
      const answer = await fetch(`${service.supabaseUrl}/auth/v1/token?grant_type=id_token`, {
        method: 'POST',
        headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          provider: named,
          id_token: `${part({ alg: signature ? 'RS256' : 'none', kid: '1' })}.${part(claims)}.${signature}`,
          nonce: 'made-up',
        }),
      })
      expect(answer.status, named).toBeGreaterThanOrEqual(400)
      expect(await answer.text(), named).not.toContain('access_token')
    }
  }
  expect(usersWith(email).trim()).toBe('')
})

test('in the account another service is added after the password, listed, and removed; nobody takes another’s', async () => {
  const account = await addAccount(service, 'links')
  const visitor = new Visitor(service)
  await visitor.post('/auth/sign-in', account)
  // Without the password nothing is added.
  expect((await visitor.visit('/auth/with/keycloak?link=yes')).path).toBe('/account/ways')
  expect(await visitor.post('/api/account/way-add', { provider: 'keycloak', password: 'wrong' })).toMatch(/again=/)
  expect(await visitor.post('/api/account/way-add', { provider: 'keycloak', password: account.password })).toBe(
    '/account/ways?go=keycloak',
  )
  provider.person = aPerson(`other-${account.email}`)
  const added = await visitor.visit('/auth/with/keycloak?link=yes')
  expect(added.path).toBe('/account/ways')
  expect(added.body).toContain(`other-${account.email}`)
  // The account keeps its own address.
  expect((await visitor.visit('/account')).body).toContain(`>${account.email}<`)
  expect((await new Visitor(service).visit('/auth/with/keycloak?next=/account')).body).toContain(account.email)

  // The same identity cannot be added to somebody else, whose session goes on.
  const other = await addAccount(service, 'links-too')
  const second = new Visitor(service)
  await second.post('/auth/sign-in', other)
  await second.post('/api/account/way-add', { provider: 'keycloak', password: other.password })
  const taken = await second.visit('/auth/with/keycloak?link=yes')
  expect(taken.path).toBe('/sign-in/problem?reason=identity&next=%2Faccount%2Fways')
  expect((await second.visit('/account')).body).toContain(other.email)

  const identity = /remove=([0-9a-f-]{36})/.exec(added.body)?.[1] ?? ''
  const remove = (password: string) => visitor.post('/api/account/way-remove', { identity, password })
  expect(await remove('wrong')).toMatch(/again=/)
  expect(await remove(account.password)).toBe('/account/ways?done=way-removed')
  expect(await remove(account.password)).toMatch(/again=/)
  expect((await visitor.visit('/account/ways')).body).not.toContain(`other-${account.email}`)
})

test('the only way in stays, and the session with it', async () => {
  const email = aNewAddress()
  provider.person = aPerson(email)
  const visitor = new Visitor(service)
  await visitor.visit('/auth/with/keycloak')
  const page = await visitor.visit('/account/ways')
  const identity = /remove=([0-9a-f-]{36})/.exec(page.body)?.[1] ?? ''
  const location = await visitor.post('/api/account/way-remove', { identity })
  expect((await visitor.visit(location)).body).toContain('This is the only way to sign in to your account')
  expect((await visitor.visit('/account')).body).toContain(email)
})

test('somebody with two-step sign-in who comes from another service still takes the second step', async () => {
  const account = await addAccount(service, 'second-step')
  service.project
    .run(`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    select gen_random_uuid(), id, 'app', 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now() from auth.users
    where email = '${account.email}'`)
  provider.person = aPerson(account.email)
  const { path } = await new Visitor(service).visit('/auth/with/keycloak?next=/account')
  expect(path).toBe('/sign-in/two-step?next=%2Faccount')
})

test('an account from another service can be signed in to with a code from an email too', async () => {
  const email = aNewAddress()
  provider.person = aPerson(email)
  await new Visitor(service).visit('/auth/with/keycloak')
  const visitor = new Visitor(service)
  await visitor.post('/auth/link', { email })
  const code = codeIn(await mailWith(service, email, 'Your code to sign in'))
  expect(await visitor.post('/auth/code', { email, code, next: '/account' })).toBe('/account')
})
