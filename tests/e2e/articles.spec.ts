import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const guide = [
  '/employer-guide',
  '/employer-guide/ban-the-box',
  '/employer-guide/dbs-checks',
  '/employer-guide/insurance',
  '/employer-guide/risk-assessment',
  '/compliance',
] as const

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

for (const path of [...guide, '/faqs'] as const) {
  test(
    `${path}: each link of "On this page" goes to a section that it names`,
    path === guide[0] ? {} : onlyInAll,
    async ({ look: { page } }) => {
      await page.goto(path)
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(3)
      for (const link of await links.all()) {
        const section = page.locator((await link.getAttribute('href')) ?? '')
        await expect(section.getByRole('heading', { level: 2 })).toHaveText((await link.textContent()) ?? '')
      }
      // By key: the question about analytics comes with the first scroll, and may come between a pointer and the link.
      await links.last().press('Enter')
      await expect(page.locator(`section${(await links.last().getAttribute('href')) ?? ''} > h2`)).toBeInViewport()
    },
  )
}

test(
  'on a wide screen the contents stand beside the text and stay in sight, over nothing',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of [...guide, '/faqs'] as const) {
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      const last = contents.getByRole('link').last()
      await page.locator((await last.getAttribute('href')) ?? '').scrollIntoViewIfNeeded()
      await expect(contents, path).toBeInViewport()
      const left = (await contents.boundingBox())?.x ?? 0
      const rights = await page
        .locator('.article-section > *, table')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
      expect(Math.max(...rights), path).toBeLessThanOrEqual(left)
    }
  },
)

test('breadcrumbs lead back to the guide, the page for employers and home', onlyInAll, async ({ look: { page } }) => {
  await page.goto('/employer-guide/insurance')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'For employers', 'Employer guide', 'Insurance'])
  await expect(trail.getByText('Insurance')).toHaveAttribute('aria-current', 'page')
  await trail.getByRole('link', { name: 'Employer guide' }).click()
  await expect(page).toHaveURL(/\/employer-guide$/)
})

test('the page for employers answers with the guide', onlyInAll, async ({ look: { page } }) => {
  await page.goto('/employers')
  const questions = page.getByRole('region', { name: 'Questions hiring managers ask' })
  await expect(questions.getByRole('link')).toHaveCount(guide.length + 1)
  for (const path of [...guide, '/faqs#cost']) await expect(questions.locator(`a[href="${path}"]`)).toBeVisible()
})

test('on a phone, tables are cards, each cell under the name of its column', async ({ look: { page } }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/employer-guide/dbs-checks', '/compliance'] as const) {
    await page.goto(path)
    const table = page.getByRole('table').first()
    const columns = await table.getByRole('columnheader', { includeHidden: true }).allTextContents()
    const row = table.getByRole('row').nth(1)
    const cells = row.getByRole('cell')
    expect(await cells.count(), path).toBe(columns.length - 1)
    const named = await cells.evaluateAll((all) =>
      all.map((cell) => JSON.parse(getComputedStyle(cell, '::before').content) as string),
    )
    expect(named, path).toEqual(columns.slice(1))
    const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
    expect(new Set(widths.map(({ left }) => Math.round(left))).size, path).toBe(1)
    await expect(row.getByRole('rowheader')).toBeVisible()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const cell = page.getByRole('table').first().getByRole('cell').first()
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none')
})

const a4 = { width: 794, height: 1123 } as const

async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('on paper, the risk assessment form fits one sheet and the ways around the site are left out', async ({
  look: { page },
}) => {
  await page.setViewportSize(a4)
  await page.goto('/employer-guide/risk-assessment')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['You are here', 'On this page']) {
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'What you can do now', includeHidden: true })).toBeHidden()
  const form = page.locator('.paper-form')
  await expect(form).toBeVisible()
  const { width, height } = await form.evaluate((element) => element.getBoundingClientRect())
  // A4 less a margin of 1.5 cm all round.
  expect(width).toBeLessThanOrEqual(a4.width)
  expect(height).toBeLessThanOrEqual(a4.height - 2 * 57)
  const whole = await pagesOf(page)
  await form.evaluate((element) => element.remove())
  expect(whole - (await pagesOf(page))).toBe(1)
})

test(
  'the form has nothing to fill in on the screen, so nothing about a person can be sent',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/employer-guide/risk-assessment')
    await expect(page.locator('main').locator('input, textarea, select, form')).toHaveCount(0)
    await expect(page.locator('.paper-form')).toBeVisible()
  },
)

test('search engines are given the questions and answers that the page shows', async ({ look: { page }, request }) => {
  const html = await (await request.get('/faqs')).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) =>
      JSON.parse(json ?? '') as { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] },
  )
  const given = blocks.find((block) => block['@type'] === 'FAQPage')?.mainEntity ?? []
  await page.goto('/faqs')
  const shown = await page
    .locator('.question')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('h3')?.textContent ?? '', one.querySelector('p')?.textContent ?? '']),
    )
  expect(given.length).toBeGreaterThan(15)
  expect(given.map(({ name, acceptedAnswer }) => [collapse(name), collapse(acceptedAnswer.text)])).toEqual(
    shown.map((pair) => pair.map(collapse)),
  )
})

test('with scripts off, the guide, its tables and its form are all there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/employer-guide/risk-assessment')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.locator('.paper-form')).toBeVisible()
  await page.goto('/faqs#tell-you')
  await expect(page.getByRole('heading', { name: 'Do I have to tell you about my convictions?' })).toBeInViewport()
  await context.close()
})
