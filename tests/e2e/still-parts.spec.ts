import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const still = [
  '/privacy-policy',
  '/compliance',
  '/terms',
  '/accessibility',
  '/employer-guide/risk-assessment',
  '/resources',
  '/resources/legal',
] as const

/** Opens a page and waits until React has been there: its menu's link has become a button. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('button[aria-haspopup="dialog"]').first()).toBeAttached()
}

const article = (page: Page) => page.locator('#article')
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => expect(page.locator('html[data-same]')).toBeAttached()
const heading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible()

test('what stands in a still part is in the page once, and stays as it was sent', async ({
  look: { page, problems },
  service,
}) => {
  for (const path of still) {
    // The first answer after a start is Next.js's own.
    await (await fetch(service.url + path)).text()
    const sent = await (await fetch(service.url + path)).text()
    const heading = /<h2[^>]*>([^<]+)<\/h2>/.exec(sent)?.[1] ?? ''
    const paragraph = /<p class="lead">([^<]+)<\/p>/.exec(sent)?.[1] ?? ''
    expect(sent.split(`"${heading}"`), path).toHaveLength(1)
    expect(sent.split(paragraph), path).toHaveLength(2)

    await open(page, path)
    for (const id of ['article', 'site-footer-still']) {
      const [before, after] = await page.evaluate(
        ([sent, id]) => {
          const read = (from: Document): string | undefined => {
            const copy = from.getElementById(id)?.cloneNode(true) as Element | undefined
            // The one thing that is put among these words.
            for (const choice of copy?.querySelectorAll('#kept-pages > div') ?? []) choice.remove()
            return copy?.innerHTML
          }
          return [read(new DOMParser().parseFromString(sent, 'text/html')), read(document)]
        },
        [sent, id] as const,
      )
      expect(after, path).toBe(before)
      expect(after?.length, path).toBeGreaterThan(2000)
    }
    expect(problems, path).toEqual([])
  }
})

test('its links lead on without a new document, and the browser’s buttons back to its words and on again', async ({
  page,
}) => {
  await open(page, '/privacy-policy')
  await markDocument(page)
  const words = await article(page).innerText()
  await article(page).getByRole('link', { name: 'Ask us about your data' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await heading(page, 'Request a Call Back')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await heading(page, 'Privacy policy')
  expect(await article(page).innerText()).toBe(words)
  await page.goForward()
  await heading(page, 'Request a Call Back')

  // By a link of the footer, to the page it was opened with: whether the router asks for it or not.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await heading(page, 'Privacy policy')
  await expect(article(page)).toHaveText(/If you are not happy/)
  await expect(page.locator('#kept-pages button')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Employer Guide' }).click()
  await expect(page).toHaveURL(/\/employer-guide$/)
  await isSameDocument(page)
})

test('by a link from another page its words and links are there, and one answer leads to the next', async ({
  page,
}) => {
  await open(page, '/about')
  await markDocument(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compliance Resources' }).click()
  await expect(page).toHaveURL(/\/compliance$/)
  const links = article(page).getByRole('navigation', { name: 'You are here' }).getByRole('link')
  await links.first().press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await isSameDocument(page)
  await page.goBack()
  await expect(article(page).locator('.article-section').first()).toBeVisible()
  await page.goBack()
  await heading(page, 'We open the door to fair work')
  await isSameDocument(page)
})

test('a link within the page moves there, by key too, and with a key for a new tab one opens', async ({ page }) => {
  await open(page, '/privacy-policy')
  await markDocument(page)
  const contents = article(page).getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Your rights' }).press('Enter')
  await expect(page).toHaveURL(/#rights$/)
  await expect(page.locator('#rights > h2')).toBeInViewport()

  const tab = page.context().waitForEvent('page')
  await article(page)
    .getByRole('link', { name: 'Ask us about your data' })
    .click({ modifiers: ['Control'] })
  await expect(await tab).toHaveURL(/\/contact$/)
  await expect(page).toHaveURL(/\/privacy-policy#rights$/)
  await isSameDocument(page)
})

test('what an extension puts into the words breaks nothing, and what is searched for is found', async ({
  look: { page, problems },
}) => {
  await page.route('**/terms', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace('<h1>', '<h1><font>Added</font> ') })
  })
  await open(page, '/terms')
  await page.unroute('**/terms')
  await expect(article(page).locator('h1')).toHaveText(/^Added /)
  await article(page)
    .locator('p')
    .last()
    .evaluate((element) => (element.textContent = 'Translated'))
  await expect(article(page)).toHaveText(/Translated/)
  expect(await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('Added'))).toBe(true)
  expect(problems).toEqual([])
})

test('a choice among the words works, once however one gets there', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await page.locator('#kept-pages').getByRole('button').click()
  await expect(page.locator('#kept-pages').getByRole('status')).toHaveText('No pages are kept on this device.')
  await open(page, '/privacy-policy')
  await expect(page.locator('#kept-pages').getByRole('status')).toHaveText('No pages are kept on this device.')
  await expect(page.locator('#kept-pages').getByRole('button')).toHaveCount(1)
})

test('a click that something else has taken already goes nowhere by itself', async ({ page }) => {
  await open(page, '/terms')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const link = (path: string) => page.locator(`#site-footer-still a[href="${path}"]`)
  // As what keeps pages with analytics apart from private ones takes it.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }))
  await link('/disclosure-calculator').click()
  // The router asks for one page after the other, so what the first click had begun would have been asked for by now.
  await link('/about').click()
  await expect(page).toHaveURL(/\/about$/)
  expect(asked.filter((url) => url.includes('/disclosure-calculator'))).toEqual([])
})
