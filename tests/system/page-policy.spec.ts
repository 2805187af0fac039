import { load } from 'cheerio'
import { expect } from 'playwright/test'

import { postForm } from '../support/accounts'
import { sitePages } from '../support/site-pages'
import { test } from '../support/test'

const madeForOneRequest = [
  '/sign-in',
  '/sign-in/link',
  '/jobs',
  '/dashboard/employer',
  '/thank-you?reference=SC-7F3K9Q2M',
  '/dashboard/caseworker/candidate/nobody',
]

test('an answer that a cache may keep has hashes and no nonce; one made for its request has a nonce and no hashes', async ({
  service,
}) => {
  let kept = 0
  const others = ['/thank-you', '/thank-you?reference=made-up', '/no-such-page', '/employers?a=b', ...madeForOneRequest]
  for (const path of [...sitePages, ...others]) {
    const answer = await fetch(`${service.url}${path}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const caching = answer.headers.get('cache-control') ?? ''
    const page = await answer.text()
    expect(policy, path).toContain("default-src 'none'")
    expect(policy.match(/script-src /g), path).toHaveLength(1)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    if (nonce === undefined) {
      kept += 1
      expect(page, path).not.toContain(' nonce=')
      expect(policy, path).toContain("'sha256-")
    } else {
      expect(caching, path).toContain('no-store')
      expect(page, path).toContain(`nonce="${nonce}"`)
      expect(policy, path).not.toContain('sha256-')
    }
  }
  expect(kept).toBeGreaterThan(25)
})

test('the page that shows a form again runs no script at all, and shows what was typed as text', async ({
  service,
  page,
}) => {
  const typed = '"><script>document.title = "taken over"</script><img src=x onerror="document.title=1">'
  const form = { form_source: 'general', firstName: typed, message: typed, email: 'x' }
  const answer = await postForm(service, '/api/contact', form)
  expect(answer.status).toBe(422)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
  const html = await answer.text()
  // What was typed stands in attributes and in a text box, where its brackets open no element.
  const written = load(html)
  expect(written('script, link[as="script"]')).toHaveLength(0)
  expect(written('img[src="x"], [onerror]')).toHaveLength(0)
  expect(written('input[name="firstName"]').attr('value')).toBe(typed)

  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(event.effectiveDirective))
  })
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, headers: Object.fromEntries(answer.headers), body: html }),
  )
  await page.goto(`${service.url}/api/contact`)
  await expect(page.getByLabel('First name')).toHaveValue(typed)
  await expect(page.locator('.error-summary')).toBeVisible()
  expect(await page.title()).not.toContain('taken over')
  expect(refused.filter((text) => text.includes('src'))).toEqual([])
})

test('no answer about who is signed in may be kept', async ({ service }) => {
  const answers = [
    fetch(`${service.url}/auth/home`, { redirect: 'manual' }),
    fetch(`${service.url}/auth/callback`, { redirect: 'manual' }),
    fetch(`${service.url}/auth/who`),
    fetch(`${service.url}/auth/who`, { headers: { origin: 'https://evil.example' } }),
    postForm(service, '/auth/no-such-step', {}),
    postForm(service, '/auth/sign-out', {}),
    postForm(service, '/api/account/name', {}),
    postForm(service, '/api/desk/enquiry-take', {}),
  ]
  for (const { url, headers } of await Promise.all(answers)) {
    expect(headers.get('cache-control'), url).toBe('private, no-store')
  }
})
