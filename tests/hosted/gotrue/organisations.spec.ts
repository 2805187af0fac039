import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { aNewAddress, postForm } from '../../support/accounts'
import { addAccount } from '../../support/add-account'
import { SamlOrganisation } from '../../support/hosted/saml-organisation'
import { startHostedService, type HostedService } from '../../support/hosted/service'
import { Visitor } from '../../support/hosted/visitor'

// Single sign-on by the domain of a work address. The organisation's own page is ours, and signs what it answers.

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const university = new SamlOrganisation()

let service: HostedService
test.beforeAll(async () => {
  service = await startHostedService({
    goTrueSettings: {
      GOTRUE_SAML_ENABLED: 'true',
      GOTRUE_SAML_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64'),
    },
  })
  const added = await fetch(`${service.supabaseUrl}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers: {
      apikey: service.keys.secretKey,
      authorization: `Bearer ${service.keys.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type: 'saml', domains: ['example.ac.uk'], metadata_xml: university.metadata }),
  })
  expect(added.status, await added.text()).toBe(201)
})
test.afterAll(() => service.dispose())

const leadsTo = async (path: string) => {
  const answer = await fetch(service.url + path, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** What a browser posts to the sign-in server, and where that sends it. */
async function postToServer(form: Record<string, string>): Promise<string> {
  const answer = await fetch(`${service.supabaseUrl}/auth/v1/sso/saml/acs`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  return answer.headers.get('location') ?? `${answer.status}`
}

/** As far as the organisation's page, where a member signs in. */
async function atOrganisation(visitor: Visitor, next = '/account') {
  const { location } = await visitor.step(
    `/auth/with/organisation?domain=example.ac.uk&next=${encodeURIComponent(next)}`,
  )
  return university.asked(location ?? '')
}

let members = 0
const aMember = (email = `person-${(members += 1)}@example.ac.uk`) => ({ id: crypto.randomUUID(), email })

const accountsWith = (email: string) =>
  service.project
    .run(
      `select coalesce(raw_app_meta_data ->> 'role', 'no role') || ' ' || is_sso_user from auth.users where email = '${email}'`,
    )
    .trim()

test('a work address leads to its organisation; the page is linked where there is one', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 } })
  await page.goto(`${service.url}/sign-in?next=/account`)
  await page.getByRole('link', { name: 'Sign in with my organisation' }).click()
  await page.waitForURL('**/sign-in/organisation**')
  await expect(page.getByLabel('Work email address')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Work email address').fill('ann@example.ac.uk')
  await page.getByRole('button', { name: 'Continue' }).click()
  const link = page.getByRole('link', { name: 'Go on to example.ac.uk' })
  await expect(link).toHaveAttribute('href', '/auth/with/organisation?domain=example.ac.uk&next=%2Faccount')
  await expectAccessible(page)
  expect(await leadsTo('/auth/with/organisation?domain=example.ac.uk')).toMatch(
    /^https:\/\/idp\.example\.ac\.uk\/sso\?.*SAMLRequest=/,
  )
  await page.close()
})

test('an organisation that nobody connected, and what is no address, are said in words', async () => {
  expect(await leadsTo('/auth/with/organisation?domain=example.org&next=/account')).toBe(
    '/sign-in/problem?reason=organisation&next=%2Faccount',
  )
  expect(await leadsTo('/auth/with/organisation?domain=%3Cscript%3E')).toBe('/sign-in/problem?reason=organisation')
  const answer = await postForm(service, '/auth/organisation', { email: 'nowhere' }, { accept: 'application/json' })
  expect(answer.status).toBe(422)
})

test('what an organisation needs to connect is published', async () => {
  const metadata = await fetch(`${service.supabaseUrl}/auth/v1/sso/saml/metadata`)
  expect(metadata.status).toBe(200)
  expect(await metadata.text()).toContain('/auth/v1/sso/saml/acs')
})

test('a member comes in to an account without a role, and the next time to the same one', async () => {
  const member = aMember()
  for (const next of ['/account', '/account/name']) {
    const visitor = new Visitor(service)
    const asked = await atOrganisation(visitor, next)
    expect((await visitor.visit(await postToServer(university.answer(asked, member)))).path).toBe(next)
    expect((await visitor.visit('/account')).body).toContain(member.email)
    expect((await visitor.visit('/dashboard/team')).status).toBe(403)
  }
  expect(accountsWith(member.email)).toBe('no role true')
})

test('an organisation speaks for its own addresses only: nobody becomes somebody else by its word', async () => {
  const somebody = await addAccount(service, 'elsewhere')
  for (const email of [somebody.email, aNewAddress(), 'ann@example.ac.uk.evil.example', 'ann@not-example.ac.uk']) {
    const visitor = new Visitor(service)
    const asked = await atOrganisation(visitor)
    const { path } = await visitor.visit(await postToServer(university.answer(asked, aMember(email))))
    expect(path, email).toMatch(/^\/sign-in\/problem\?reason=refused/)
    expect((await visitor.visit('/account')).path, email).toMatch(/^\/sign-in/)
    expect(accountsWith(email), email).not.toContain('true')
  }
})

test('an answer that another key signed, was changed, was sent before, or is another browser’s signs nobody in', async () => {
  const member = aMember()
  const stranger = new Visitor(service)
  const forged = new SamlOrganisation().answer(await atOrganisation(stranger), member)
  expect((await stranger.visit(await postToServer(forged))).path).toMatch(/^\/sign-in\/problem/)

  const { SAMLResponse, RelayState } = university.answer(await atOrganisation(stranger), member)
  const changed = Buffer.from(SAMLResponse, 'base64').toString().replace(`>${member.email}<`, '>boss@example.ac.uk<')
  expect(
    (await stranger.visit(await postToServer({ SAMLResponse: Buffer.from(changed).toString('base64'), RelayState })))
      .path,
  ).toMatch(/^\/sign-in\/problem/)

  const owner = new Visitor(service)
  const answer = university.answer(await atOrganisation(owner), member)
  const callback = await postToServer(answer)
  // Ended in a browser that did not begin it, which would sign its owner in to somebody else's account.
  expect((await stranger.visit(callback)).path).toMatch(/reason=device/)
  expect((await owner.visit(callback)).path).toBe('/account')
  for (const again of [callback, await postToServer(answer)]) {
    const thief = new Visitor(service)
    expect((await thief.visit(again)).path, again).toMatch(/^\/sign-in\/problem/)
    expect((await thief.visit('/account')).path).toMatch(/^\/sign-in/)
  }

  // Begun at the organisation, with no browser of ours that asked for it: a link there must not sign anybody in.
  const unasked = university.answer({ ...(await atOrganisation(stranger)), relayState: '' }, member)
  const bystander = new Visitor(service)
  await bystander.visit(await postToServer(unasked))
  expect((await bystander.visit('/account')).path).toMatch(/^\/sign-in/)
})

test('a banned member stays out without being told why; one with two-step sign-in still takes the second step', async () => {
  const member = aMember()
  const first = new Visitor(service)
  await first.visit(await postToServer(university.answer(await atOrganisation(first), member)))
  service.project
    .run(`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    select gen_random_uuid(), id, 'app', 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now() from auth.users
    where email = '${member.email}'`)
  const second = new Visitor(service)
  expect((await second.visit(await postToServer(university.answer(await atOrganisation(second), member)))).path).toBe(
    '/sign-in/two-step?next=%2Faccount',
  )
  service.project.run(`update auth.users set banned_until = now() + interval '1 year' where email = '${member.email}'`)
  const third = new Visitor(service)
  const { path, body } = await third.visit(await postToServer(university.answer(await atOrganisation(third), member)))
  expect(path).toMatch(/^\/sign-in\/problem\?reason=refused/)
  expect(body).not.toMatch(/banned/i)
})
