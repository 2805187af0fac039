import { expect } from 'playwright/test'

import { indexedPaths, pageAt, pagePaths } from '@/lib/content/site/pages'
import { movedAddresses } from '@/lib/content/site/moved-addresses'
import { shareImageAlt, shareImagePath, shareImages } from '@/lib/content/site/share-image'
import { htmlOf } from '../support/html-of'
import { test } from '../support/test'

const site = 'http://localhost:3000'
const contentOf = (html: string, attribute: string): string | undefined =>
  new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#x27;', "'")

test('each page says where it belongs, whether it may be found, and how its link is shown', async ({ service }) => {
  // The board says other things once it has a live job: hiring-board.spec.ts.
  for (const path of pagePaths.filter((one) => one !== '/jobs')) {
    const { title, description, canonical, isNoindex } = pageAt(path)
    const { html } = await htmlOf(service, path)
    const address = new URL(canonical ?? path, site).href.replace(/\/$/, '')
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).toBe(address)
    expect(contentOf(html, 'name="robots"'), path).toBe(isNoindex ? 'noindex' : undefined)
    expect(contentOf(html, 'property="og:title"'), path).toBe(title)
    expect(contentOf(html, 'property="og:description"'), path).toBe(description)
    expect(contentOf(html, 'property="og:url"'), path).toBe(address)
    expect(contentOf(html, 'property="og:image"'), path).toBe(`${site}${shareImagePath(path)}`)
    expect(contentOf(html, 'property="og:image:alt"'), path).toBe(shareImageAlt(path))
    expect(contentOf(html, 'name="twitter:card"'), path).toBe('summary_large_image')
  }
})

test('each share image is a PNG of 1200 by 630, light enough to be fetched, and no two are the same', async ({
  request,
}) => {
  const seen = new Map<string, string>()
  for (const path of shareImages.values()) {
    const answer = await request.get(shareImagePath(path))
    expect(answer.headers()['content-type'], path).toBe('image/png')
    expect(answer.headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
    const image = await answer.body()
    expect([image.readUInt32BE(16), image.readUInt32BE(20)], path).toEqual([1200, 630])
    expect(image.length, path).toBeLessThan(200 * 1024)
    const bytes = image.toString('base64')
    expect(seen.get(bytes), `${path} looks like another`).toBeUndefined()
    seen.set(bytes, path)
  }
  expect((await request.get('/share/no-such-page.png')).status()).toBe(404)
})

test('the sitemap has every page that may be found', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  // Live jobs are listed too, where another test left some: hiring-board.spec.ts.
  expect(paths.filter((path) => !path.startsWith('/jobs')).sort()).toEqual([...indexedPaths].sort())
})

test('robots.txt lets pages be read, names the sitemap, and keeps no page secret by naming it', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Allow: /')
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(text.match(/Disallow/g)).toHaveLength(1)
})

test('llms.txt is plain text that names the pages', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toContain(`](${site}/employer-guide)`)
})

test('security.txt says where to write, until a day within the year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({ Contact: 'mailto:hello@example.org', Canonical: `${site}/.well-known/security.txt` })
  const daysLeft = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(30)
  expect(daysLeft).toBeLessThan(365)
})

test('a slash at the end and an address of old are one permanent step from the page', async ({ request, service }) => {
  const once = (path: string) => request.get(path, { maxRedirects: 0 })
  for (const path of pagePaths.filter((page) => page !== '/')) {
    const answer = await once(`${path}/`)
    expect([answer.status(), answer.headers().location], path).toEqual([301, path])
  }
  expect((await once('/about/?from=a')).headers().location).toBe('/about?from=a')
  for (const [from, to] of Object.entries(movedAddresses)) {
    for (const spelling of [from, `${from}/`]) {
      const answer = await once(spelling)
      expect([answer.status(), answer.headers().location], spelling).toEqual([301, to])
    }
  }
  expect((await once('/sign-up')).headers().location).toBe('/sign-in?mode=sign-up')
  for (const path of ['//evil.example/', '/%2F%2Fevil.example/', '/\\evil.example/', '/%5Cevil.example/']) {
    const answer = await fetch(service.url + path, { redirect: 'manual' })
    expect(new URL(answer.headers.get('location') ?? '/', service.url).host, path).toBe(new URL(service.url).host)
  }
})

test('JSON-LD in the pages is JSON, and says who runs the site and where a page stands', async ({ service }) => {
  for (const path of pagePaths) {
    const { html } = await htmlOf(service, path)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@context': string; '@type': string },
    )
    for (const block of blocks) expect(block['@context'], path).toBe('https://schema.org')
    const types = blocks.map((block) => block['@type'])
    if (path === '/') expect(types).toEqual(['Organization', 'WebSite'])
    // Where a page that may be found shows breadcrumbs it says them, and nowhere else.
    const saysWhere = html.includes('class="breadcrumbs') && !pageAt(path).isNoindex
    expect(types.includes('BreadcrumbList'), path).toBe(saysWhere)
    expect(types.includes('FAQPage'), path).toBe(path === '/faqs')
  }
})

test('headings go down one step at a time on every page, so that it reads without styles', async ({ service }) => {
  for (const path of pagePaths) {
    const html = (await htmlOf(service, path)).html.replace(/<dialog[\s\S]*?<\/dialog>/g, '')
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels[0], path).toBe(1)
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0), `${path} heading ${index}`).toBeLessThan(2),
    )
  }
})
