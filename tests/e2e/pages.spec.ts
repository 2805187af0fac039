import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'

import { expectAccessible, sidewaysScroll } from '../support/accessible'
import { htmlOf, markupOf } from '../support/html-of'
import { root } from '../support/service'
import { sitePages } from '../support/site-pages'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const missingPage = '/no-such-page'
const otherPages = [missingPage, '/thank-you?reference=SC-7F3K9Q2M', '/thank-you/SC-NOPE'] as const

/** The pages that `npm test` opens: one of each kind. The others are opened with `--all`. */
const oneOfEachKind: ReadonlySet<string> = new Set([
  '/',
  '/candidates',
  '/compliance',
  '/cv-builder',
  '/cv-builder/on-paper',
  '/disclosure-calculator',
  '/employer-guide/dbs-checks',
  '/employers',
  '/faqs',
  '/job-matcher',
  '/jobs/examples',
  '/privacy-policy',
  '/request-callback',
  '/resources',
  '/sign-in',
  missingPage,
])

for (const path of [...sitePages, ...otherPages]) {
  test(
    `${path}: nothing that axe or the console finds, light or dark, wide or narrow, and nothing wider than the screen`,
    oneOfEachKind.has(path) ? {} : onlyInAll,
    async ({ look: { page, problems } }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page, `${path}, light and wide`, { withColours: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 320, height: 800 })
      // The others are made of the same parts, and tests/architecture/contrast.test.ts holds their colours.
      if (oneOfEachKind.has(path)) await expectAccessible(page, `${path}, dark and narrow`, { withColours: true })
      expect(await sidewaysScroll(page), `sideways scroll of ${path}, narrow`).toBe(0)
      // A page that is meant to be missing is reported as a failed load.
      expect(
        problems.filter((problem) => !problem.includes('404')),
        `the console of ${path}`,
      ).toEqual([])
    },
  )
}

test('no page has a dead link, or one to a place that the page does not have', async ({ service }) => {
  for (const path of [...sitePages, ...otherPages]) {
    const page = await markupOf(service, path)
    const links = page('a[href]')
      .toArray()
      .map((anchor) => page(anchor).attr('href') ?? '')
    for (const link of new Set(links)) {
      expect(link, `a link on ${path}`).not.toMatch(/^#?$/)
      const [address = '', fragment] = link.split('#')
      if (address === '') expect(page(`[id="${fragment}"]`).length, `${path} ${link}`).toBe(1)
      else if (address.startsWith('/')) {
        const { status, html } = await htmlOf(service, address)
        expect(status, `${link} on ${path}`).toBe(200)
        if (fragment) expect(html, `${link} on ${path}`).toContain(`id="${fragment}"`)
      } else expect(link, `a link on ${path}`).toMatch(/^(https:\/\/|mailto:|tel:|sms:)/)
    }
  }
})

// Made when asked for: one says what became of the last form, also with scripts off; the others show rows as they are now, or jobs as old as they are today.
const madeWhenAskedFor: readonly string[] = [
  '/sign-in',
  '/jobs',
  '/jobs/examples',
  '/employers/who-reply',
  '/partners',
  '/so-far',
]

test('every other page is prerendered, and none is made again later', () => {
  const manifest = JSON.parse(readFileSync(join(root, '.next', 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, { initialRevalidateSeconds: number | false }>
  }
  for (const path of sitePages) {
    const expected = madeWhenAskedFor.includes(path) ? undefined : false
    expect(manifest.routes[path]?.initialRevalidateSeconds, path).toBe(expected)
  }
})

test('each page has its own title and description, one language, and no style attribute in its HTML', async ({
  service,
}) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of sitePages) {
    const { html } = await htmlOf(service, path)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(title, path).not.toBe('')
    expect(description.length, path).toBeGreaterThan(30)
    // The contact address shows the callback request itself.
    if (path !== '/contact') {
      expect(titles.has(title), `${path}: ${title}`).toBe(false)
      expect(descriptions.has(description), `${path}: ${description}`).toBe(false)
    }
    titles.add(title)
    descriptions.add(description)
    expect(html, path).toContain('<html lang="en-GB"')
    expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/\sstyle="/)
  }
})

test('contact shows the callback request, which is its canonical address', async ({ service }) => {
  const contact = await markupOf(service, '/contact')
  expect(contact('h1').text()).toBe('Request a Call Back')
  expect(contact('link[rel="canonical"]').attr('href')).toMatch(/\/request-callback$/)
  expect(contact('main').html()).toBe((await markupOf(service, '/request-callback'))('main').html())
})

test('with scripts off, every page shows its text, and nobody is asked about analytics', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const path of sitePages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(120)
    await expect(page.locator('.consent-bar, .consent-choices:visible'), path).toHaveCount(0)
  }
  await context.close()
})

test('the pages send nothing to anybody else and set no cookie', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  for (const path of ['/', '/employers', '/request-callback']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('every answer has the security headers and tells nothing of the framework', async ({ request }) => {
  for (const path of ['/', '/no-such-page', '/api/health/live', '/icon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['strict-transport-security'], path).toMatch(/max-age=63072000; includeSubDomains/)
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['cross-origin-embedder-policy'], path).toBe('require-corp')
    expect(headers['origin-agent-cluster'], path).toBe('?1')
    expect(headers['x-permitted-cross-domain-policies'], path).toBe('none')
    expect(headers['content-security-policy'], path).toContain("base-uri 'none'")
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})
