import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { postForm } from '../../support/accounts'
import { startHostedService, type HostedService } from '../../support/hosted/service'

// Single sign-on by the domain of a work address. What an organisation's own server answers is not tested here.

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const idp = 'https://idp.example.ac.uk/sso'

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
    body: JSON.stringify({
      type: 'saml',
      domains: ['example.ac.uk'],
      metadata_xml: `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example.ac.uk"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${idp}"/></IDPSSODescriptor></EntityDescriptor>`,
    }),
  })
  expect(added.status, await added.text()).toBe(201)
})
test.afterAll(() => service.dispose())

const leadsTo = async (path: string) => {
  const answer = await fetch(service.url + path, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

test('a work address leads to its organisation; the page is linked where there is one', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 } })
  await page.goto(`${service.url}/sign-in?next=/account`)
  await page.getByRole('link', { name: 'Sign in with my organisation' }).click()
  await expectAccessible(page)
  await page.getByLabel('Work email address').fill('ann@example.ac.uk')
  await page.getByRole('button', { name: 'Continue' }).click()
  const link = page.getByRole('link', { name: 'Go on to example.ac.uk' })
  await expect(link).toHaveAttribute('href', '/auth/with/organisation?domain=example.ac.uk&next=%2Faccount')
  await expectAccessible(page)
  expect(await leadsTo('/auth/with/organisation?domain=example.ac.uk')).toMatch(
    /^https:\/\/idp\.example\.ac\.uk\/sso\?SAMLRequest=/,
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
