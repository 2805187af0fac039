import { expect, type Page } from 'playwright/test'

import { markupOf, wordsOf } from '../support/html-of'
import { test } from '../support/test'

const guide = [
  '/employer-guide',
  '/employer-guide/ban-the-box',
  '/employer-guide/dbs-checks',
  '/employer-guide/insurance',
  '/employer-guide/risk-assessment',
  '/compliance',
] as const

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

test('each link of "On this page" goes to a section that it names', async ({ service }) => {
  for (const path of [...guide, '/faqs'] as const) {
    const $ = await markupOf(service, path)
    const links = $('nav[aria-label="On this page"] a').toArray()
    expect(links.length, path).toBeGreaterThan(3)
    for (const link of links) expect(wordsOf($(`section${$(link).attr('href')} > h2`)), path).toEqual(wordsOf($(link)))
  }
})

test('on a wide screen the contents stand beside the text and stay in sight, over nothing', async ({
  look: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [...guide, '/faqs'] as const) {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const last = contents.getByRole('link').last()
    // By key: the question about analytics comes with the first scroll, and may come between a pointer and the link.
    await last.press('Enter')
    await expect(page.locator(`section${(await last.getAttribute('href')) ?? ''} > h2`), path).toBeInViewport()
    await expect(contents, path).toBeInViewport()
    const left = (await contents.boundingBox())?.x ?? 0
    const rights = await page
      .locator('.article-section > *, table')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
    expect(Math.max(...rights), path).toBeLessThanOrEqual(left)
  }
})

test('breadcrumbs lead back to the guide, and the page for employers answers with it', async ({ service }) => {
  const insurance = await markupOf(service, '/employer-guide/insurance')
  const trail = insurance('nav[aria-label="You are here"] li')
  expect(wordsOf(trail)).toEqual(['Home', 'For employers', 'Employer guide', 'Insurance'])
  expect(wordsOf(trail.find('[aria-current="page"]'))).toEqual(['Insurance'])
  expect(trail.find('a').last().attr('href')).toBe('/employer-guide')

  const employers = await markupOf(service, '/employers')
  const heading = employers('h2').filter((_, one) => employers(one).text() === 'Questions hiring managers ask')
  const questions = employers(`[aria-labelledby="${heading.attr('id')}"] a`)
  expect(questions.toArray().map((link) => employers(link).attr('href'))).toEqual(
    expect.arrayContaining([...guide, '/faqs#cost']),
  )
  expect(questions).toHaveLength(guide.length + 1)
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
  // A sheet of its own; without it, what stands before and after it may share one.
  expect([1, 2]).toContain(whole - (await pagesOf(page)))
})

test('the form has nothing to fill in on the screen, so nothing about a person can be sent', async ({ service }) => {
  const $ = await markupOf(service, '/employer-guide/risk-assessment')
  expect($('main .paper-form')).toHaveLength(1)
  expect($('main').find('input, textarea, select, form')).toHaveLength(0)
})

test('search engines are given the questions and answers that the page shows', async ({ service }) => {
  const $ = await markupOf(service, '/faqs')
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map(
      (block) =>
        JSON.parse($(block).text()) as {
          '@type': string
          mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
        },
    )
  const given = blocks.find((block) => block['@type'] === 'FAQPage')?.mainEntity ?? []
  const shown = $('.question')
    .toArray()
    .map((one) => [...wordsOf($(one).find('h3')), ...wordsOf($(one).find('p').first())])
  expect(given.length).toBeGreaterThan(15)
  expect(given.map(({ name, acceptedAnswer }) => [collapse(name), collapse(acceptedAnswer.text)])).toEqual(shown)
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
