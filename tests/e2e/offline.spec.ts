import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'

import { guardOf, isPersonal } from '@/lib/domain/access/access'

import { keptPages } from '../../scripts/run/pages-worker'
import { signInAs } from '../support/accounts'
import { axeFindings } from '../support/accessible'
import { rowsOf } from '../support/database'
import { Line } from '../support/line'
import { root, startService } from '../support/service'
import { test as base } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const test = base.extend<{ line: Line }>({
  line: async ({ service }, provide) => {
    const line = await new Line(service.url).start()
    await provide(line)
    await line.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const prefix = 'kept-pages-'
const stores = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted())
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

/** The paths of all that is in any store of the browser. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

async function visit(page: Page, line: Line, path: string): Promise<void> {
  await page.goto(line.url + path)
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const isOffline = (page: Page) => expect(title(page)).toHaveText('You’re offline')

test('what was opened opens without a line, the tools work, and what was not opened says so', async ({
  page,
  line,
}) => {
  for (const path of ['/disclosure-calculator', '/job-matcher', '/employer-guide/dbs-checks']) {
    await visit(page, line, path)
  }
  // By a link, without loading the page anew.
  await page.getByRole('main').getByRole('link', { name: 'Employer guide' }).first().click()
  await expect(page).toHaveURL(`${line.url}/employer-guide`)
  await expect.poll(() => keptPaths(page)).toContain('/employer-guide')
  expect((await keptPaths(page)).some((path) => path.endsWith('.woff2'))).toBe(true)

  line.cut()
  await page.goto(`${line.url}/disclosure-calculator`)
  await page.getByLabel('England or Wales').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Conviction', { exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('18 or over')).toBeVisible()

  await page.goto(`${line.url}/job-matcher`)
  await page.getByRole('group', { name: 'Do you have a criminal record?' }).getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('group', { name: 'What kind of work is it?' }).getByLabel('Retail').check()
  await page.getByRole('button', { name: 'See Results' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Your results')

  await page.goto(`${line.url}/employer-guide?from=a-letter`)
  await expect(title(page)).not.toHaveText('You’re offline')
  for (const path of ['/faqs', '/jobs', '/sign-in']) {
    await page.goto(line.url + path)
    await isOffline(page)
  }
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Disclosure calculator' }).click()
  // The tab was not closed, so the calculator goes on where it was left.
  await expect(page.getByLabel('18 or over')).toBeEnabled()

  await page.goto(`${line.url}/faqs`)
  await isOffline(page)
  line.mend()
  await page.getByRole('link', { name: 'Try this page again' }).click()
  await expect(title(page)).not.toHaveText('You’re offline')
  await expect(page).toHaveURL(`${line.url}/faqs`)
})

test(
  'a line that does not answer within three seconds brings the page that was kept',
  onlyInAll,
  async ({ page, line }) => {
    await visit(page, line, '/about')
    line.delayMs = 30_000
    const startedAt = Date.now()
    await page.goto(`${line.url}/about`)
    expect(Date.now() - startedAt).toBeGreaterThan(2_500)
    expect(Date.now() - startedAt).toBeLessThan(15_000)
    await expect(title(page)).not.toHaveText('You’re offline')
  },
)

test('nothing of an account, no endpoint and nothing that was sent is in any store', async ({ page, line }) => {
  await visit(page, line, '/about')
  await signInAs(page, 'candidate', `${line.url}/sign-in`)
  for (const path of ['/account', '/dashboard/candidateportal', '/account/devices', '/jobs', '/job-alerts']) {
    await page.goto(line.url + path)
    await expect(title(page)).toBeVisible()
  }
  // Signed in, the public pages are the same for everybody.
  await visit(page, line, '/contact')
  await visit(page, line, '/privacy-policy')
  await page.evaluate(() => fetch('/api/contact', { method: 'POST', body: '{}' }))
  await page.goto(`${line.url}/thank-you?reference=SC-7F3K9Q2M`)

  const kept = await keptPaths(page)
  const pages = keptPages(join(root, '.next'))
  expect(kept.filter((path) => !path.startsWith('/_next/static/') && !pages.includes(path))).toEqual([])
  expect(kept.filter((path) => guardOf(path) || isPersonal(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const names = await caches.keys()
    const answers = await Promise.all(
      names.map(async (name) => {
        const store = await caches.open(name)
        return Promise.all((await store.keys()).map(async (request) => (await store.match(request))?.text() ?? ''))
      }),
    )
    return answers.flat().join('\n')
  })
  expect(texts).toContain('<h1')
  expect(texts).not.toContain('candidate@example.org')

  line.cut()
  // A guarded page is left to the browser, as if there were no worker.
  await expect(page.goto(`${line.url}/account`)).rejects.toThrow()
})

test('no page that may be kept is guarded, asks who looks, or is the CV builder', () => {
  const pages = keptPages(join(root, '.next'))
  expect(pages.length).toBeGreaterThan(25)
  expect(pages).toEqual(expect.arrayContaining(['/', '/offline', '/disclosure-calculator', '/job-matcher', '/faqs']))
  expect(pages.filter((path) => guardOf(path) || isPersonal(path))).toEqual([])
  expect(pages.filter((path) => /^\/(account|api|auth|cv-builder|dashboard|sign-in|thank-you)/.test(path))).toEqual([])
})

/** As if the site had been built again, its about page with a mark that React lets be. */
function release(line: Line, name: string): void {
  line.changes.set('/sw.js', (worker) => worker.replace(/"build":"[^"]+"/, `"build":"${name}"`))
  line.changes.set('/about', (page) => page.replace('<html ', `<html data-release="${name}" `))
}

test(
  'a new release shows at the next visit, takes over what was kept, and leaves nothing of the old one',
  onlyInAll,
  async ({ context, line }) => {
    const page = await context.newPage()
    await visit(page, line, '/about')
    await visit(page, line, '/faqs')
    const [first = ''] = await stores(page)
    expect(first.startsWith(prefix)).toBe(true)

    release(line, 'second')
    await page.goto(`${line.url}/about`)
    await expect(page.locator('html')).toHaveAttribute('data-release', 'second')
    await expect.poll(() => stores(page)).toEqual([first, `${prefix}second`].toSorted())
    await waiting(page)
    await page.close()
    const later = await context.newPage()
    await later.goto(`${line.url}/about`)
    await expect.poll(() => stores(later)).toEqual([`${prefix}second`])
    expect(await keptPaths(later)).toEqual(expect.arrayContaining(['/about', '/faqs', '/offline']))
    line.cut()
    await later.goto(`${line.url}/about`)
    await expect(later.locator('html')).toHaveAttribute('data-release', 'second')
  },
)

/** Waits until the newer worker has all it needs, and only waits for the tabs to close. */
async function waiting(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.waiting)))
    .toBe(true)
}

const noneLeft = async (page: Page): Promise<void> => {
  await expect.poll(() => stores(page)).toEqual([])
  await expect.poll(() => registrations(page)).toEqual([])
}

test(
  'it can be stopped on the privacy page, stays stopped, and can be taken back',
  onlyInAll,
  async ({ page, line }) => {
    await visit(page, line, '/privacy-policy')
    await page.getByRole('button', { name: 'Stop keeping pages on this device' }).click()
    await expect(page.getByText('No pages are kept on this device.')).toBeVisible()
    await noneLeft(page)
    for (const path of ['/about', '/faqs', '/privacy-policy']) {
      await page.goto(line.url + path)
      await page.waitForLoadState('networkidle')
    }
    await noneLeft(page)
    await page.getByRole('button', { name: 'Keep pages on this device' }).click()
    await expect.poll(() => keptPaths(page)).toContain('/privacy-policy')
  },
)

test(
  'with OFFLINE_PAGES=off the next visit deletes what was kept, and its worker',
  onlyInAll,
  async ({ page, line }) => {
    await visit(page, line, '/about')
    const without = await startService({ env: { OFFLINE_PAGES: 'off' } })
    line.leadTo(without.url)
    await page.goto(`${line.url}/about`)
    await noneLeft(page)
    await page.goto(`${line.url}/faqs`)
    await page.waitForLoadState('networkidle')
    await noneLeft(page)
    await without.dispose()
  },
)

test(
  'the worker is asked for anew each time, may fetch from us alone, and comes after the page',
  onlyInAll,
  async ({ page, line, service }) => {
    const { status, headers } = await fetch(`${service.url}/sw.js`)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const again = await fetch(`${service.url}/sw.js`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await visit(page, line, '/about')
    const asked = line.calls
    expect(asked.indexOf('GET /sw.js')).toBeGreaterThan(asked.indexOf('GET /about'))
    expect(asked.slice(0, asked.indexOf('GET /sw.js')).filter((call) => call.endsWith('.js')).length).toBeGreaterThan(5)

    const atAccount = await page.context().browser()?.newContext({ serviceWorkers: 'allow' })
    const guarded = await atAccount?.newPage()
    await guarded?.goto(`${line.url}/sign-in`)
    await guarded?.waitForLoadState('networkidle')
    expect(guarded && (await registrations(guarded))).toEqual([])
    await atAccount?.close()
  },
)

const enquiryStore = (page: Page) => page.evaluate(() => localStorage.getItem('kept-enquiry'))

async function sendWithoutALine(page: Page, line: Line, email: string): Promise<void> {
  await visit(page, line, '/request-callback')
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Okoro')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByLabel('Location').fill('Hull')
  await page.getByLabel('Your message').fill('Please tell me more.')
  // What checks the answers comes with the first focus.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await expect(page.getByText('You’re offline, so nothing has been sent.')).toBeVisible()
  await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  expect(await enquiryStore(page), 'nothing is kept before a yes').toBeNull()
}

test('an enquiry sent without a line is kept after a yes, and sent once when it is back, whatever tabs are open', async ({
  page,
  context,
  line,
  service,
}) => {
  const email = 'kept-offline@example.com'
  await visit(page, line, '/about')
  await sendWithoutALine(page, line, email)
  await page.getByRole('button', { name: 'Yes, keep it and send it later' }).click()
  await expect(page.getByText('Your enquiry is saved on this device.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('')
  expect(await enquiryStore(page)).toContain(email)

  const other = await context.newPage()
  await other.goto(`${line.url}/about`)
  await expect(other.getByText('You have an enquiry waiting on this device.')).toBeVisible()
  expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toEqual([])
  await context.setOffline(false)
  const said = 'We’ve received the enquiry that was waiting on this device'
  await expect
    .poll(async () => (await page.getByText(said).count()) + (await other.getByText(said).count()))
    .toBeGreaterThan(0)
  await expect.poll(() => enquiryStore(page)).toBeNull()
  await other.reload()
  await page.goto(`${line.url}/faqs`)
  await page.waitForLoadState('networkidle')
  const rows = await rowsOf(service, 'enquiries', `email=eq.${email}`)
  expect(rows).toEqual([expect.objectContaining({ form_source: 'general' })])
  expect(line.calls.filter((call) => call === 'POST /api/contact')).toHaveLength(1)
})

test(
  'without a yes nothing of an enquiry is kept; one that waits can be deleted',
  onlyInAll,
  async ({ page, line, service }) => {
    const email = 'not-kept-offline@example.com'
    await sendWithoutALine(page, line, email)
    await page.context().setOffline(false)
    await page.reload()
    expect(await enquiryStore(page)).toBeNull()
    await page.waitForLoadState('networkidle')

    await sendWithoutALine(page, line, email)
    await page.getByRole('button', { name: 'Yes, keep it and send it later' }).click()
    expect(await enquiryStore(page)).toContain(email)
    // The line comes back, and the site does not answer.
    await page.route('**/api/contact', (route) => route.abort())
    await page.context().setOffline(false)
    await page.goto(`${line.url}/faqs`)
    await expect(page.getByText('You have an enquiry waiting on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete it from this device' }).click()
    await expect(page.getByText('You have an enquiry waiting on this device.')).toHaveCount(0)
    expect(await enquiryStore(page)).toBeNull()
    expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toEqual([])
  },
)
