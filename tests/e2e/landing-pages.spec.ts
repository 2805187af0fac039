import type { CheerioAPI } from 'cheerio'
import { expect } from 'playwright/test'

import { partnerTools } from '@/lib/content/partners/partners'

import { pageIsIdle } from '../support/accessible'
import { markupOf, wordsOf } from '../support/html-of'
import { test } from '../support/test'

/** The section under a heading. */
const sectionIn = ($: CheerioAPI, heading: string) =>
  $('main section').filter((_, one) => wordsOf($(one).find('h2'))[0] === heading)

test('about: mission, vision, three values with what they mean, the pilot, the company, and Get Started', async ({
  service,
}) => {
  const $ = await markupOf(service, '/about')
  expect(wordsOf($('#mission h3'))).toEqual(['Our mission'])
  expect(wordsOf($('#vision h3'))).toEqual(['Our vision'])
  const values = sectionIn($, 'Our values').find('.card')
  expect(wordsOf(values.find('h3'))).toEqual(['Inclusive Excellence', 'Proven Results', 'Compassionate Support'])
  expect(wordsOf(values.find('.practice-label'))).toEqual(Array(3).fill('What it means in practice:'))
  const buttons = $('main a').filter((_, link) => $(link).text() === 'Get Started')
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons.toArray()) expect($(button).attr('href')).toBe('/request-callback')
  expect(sectionIn($, 'How the pilot works today').text()).toMatch(/CV builder.*Coming soon.*AI tools/s)
  expect(sectionIn($, 'Who we are').text()).toContain('16420881')
  expect($('main .open-door')).toHaveLength(1)
})

test('partners: a hero, exactly three benefit cards, exactly four steps, and the form of partners', async ({
  service,
}) => {
  const $ = await markupOf(service, '/partners')
  expect(sectionIn($, 'What you get from working with us').find('.card')).toHaveLength(3)
  const tools = sectionIn($, 'Tools for your caseworkers').find('.card a').toArray()
  expect(tools.map((link) => $(link).attr('href'))).toEqual(partnerTools.map(({ shown }) => shown.href))
  expect(wordsOf(sectionIn($, 'How it works').find('h3'))).toEqual([
    'Initial meeting',
    'Planning',
    'Implementation',
    'Ongoing support',
  ])
  expect(wordsOf($('#call-back label'))).toContain('Organisation name')
  expect($('#call-back').text()).toContain('What happens next')
  expect(wordsOf($('main a[href="#call-back"], main a[href="/partners#call-back"]'))).toContain('Request a Call Back')
})

test('candidates: What You Get, what is asked and what is not, the waitlist, and help first', async ({ service }) => {
  const $ = await markupOf(service, '/candidates')
  const main = $('main')
  expect(wordsOf(main.find('h2'))).toContain('What You Get')
  expect(main.text()).toContain('aged 18 or over who live in the UK')
  const isPrivate = main.find('details').filter((_, fold) => $(fold).children('summary').text() === 'Is it private?')
  expect(wordsOf(isPrivate.find('h3'))).toEqual(['What we ask', 'What we don’t ask'])
  expect(wordsOf(main.find('a[href="/resources"]'))).toContain('See where to get help today')
  expect(wordsOf(main.find('a[href="/request-callback/candidate"]'))).toContain('Request a call back')
  const today = sectionIn($, 'Start today')
  expect(
    today
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['/cv-builder', '/disclosure-calculator', '/job-matcher', '/candidates#waitlist'])
  const headings = wordsOf(main.find('h2'))
  expect(headings.indexOf('Start today')).toBeLessThan(headings.indexOf('Join the waitlist'))
  expect(wordsOf($('#waitlist h2'))[0]).toBe('Join the waitlist')
  expect(wordsOf($('#waitlist label'))).toContain('What kind of work are you looking for?')
})

test('AI tools: said to be coming soon, with what they never do and the tools that work today', async ({ service }) => {
  const $ = await markupOf(service, '/candidates/ai-tools')
  expect(wordsOf($('h1'))).toEqual(['AI Tools (coming soon)'])
  expect($('main').text()).toMatch(/never do.*Make decisions about people.*without asking/s)
  expect($('main').find('input, textarea, button')).toHaveLength(0)
  const next = $('main .next-links a').toArray()
  expect(next.map((link) => $(link).attr('href'))).toEqual([
    '/cv-builder',
    '/disclosure-calculator',
    '/job-matcher',
    '/request-callback/candidate',
  ])
})

test('the AI tools page is asked for when somebody clicks, and not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ai-tools')) loaded.push(request.url())
  })
  for (const path of ['/', '/candidates']) {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await pageIsIdle(page)
  }
  await page.goto('/resources')
  const link = page.getByRole('main').locator('a[href="/candidates/ai-tools"]').first()
  await link.hover()
  await pageIsIdle(page)
  expect(loaded).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Tools (coming soon)')
})

test('what candidates and partners get, and the nine industries, are the same words everywhere', async ({
  service,
}) => {
  const home = await markupOf(service, '/')
  const listOn = (title: string) =>
    wordsOf(
      home('main .stakeholder-card')
        .filter((_, card) => wordsOf(home(card).find('h3')).includes(title))
        .find('.tick-list > li'),
    )
  const industries = wordsOf(home('main .industry-card h3'))
  expect(industries).toHaveLength(9)
  expect(listOn('Candidates').length).toBeGreaterThan(2)

  const partners = await markupOf(service, '/partners')
  expect(wordsOf(sectionIn(partners, 'What you get from working with us').find('h3'))).toEqual(listOn('Partners'))
  const candidates = await markupOf(service, '/candidates')
  expect(wordsOf(sectionIn(candidates, 'What You Get').find('.benefit-list h3'))).toEqual(listOn('Candidates'))
  expect(wordsOf(candidates('main .work-grid h3'))).toEqual(industries)
})

test('the legal pages have their facts, and the footer leads to each', async ({ service }) => {
  const home = await markupOf(service, '/')
  for (const [name, path] of [
    ['Privacy policy', '/privacy-policy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
  ] as const)
    expect(wordsOf(home(`footer a[href="${path}"]`))).toContain(name)

  const policy = await markupOf(service, '/privacy-policy')
  for (const fact of ['Last updated 29 November 2026.', 'The version before this one was dated 14 May 2025.'])
    expect(wordsOf(policy('main'))[0]).toContain(fact)
  expect(policy('main a[href^="mailto:"]').first().text()).toContain('@')
  // Each table is in one line that opens.
  expect(policy('main table')).toHaveLength(7)
  expect(policy('main details.fold:not([open]) table')).toHaveLength(7)
  const terms = wordsOf((await markupOf(service, '/terms'))('main'))[0]
  for (const fact of ['£100', '18 or over', 'live in the UK', 'English law', 'Last updated 29 November 2026'])
    expect(terms).toContain(fact)
  expect((await markupOf(service, '/accessibility'))('main').text()).toContain('version 2.2, level AA')
})

const printed = [
  '/',
  '/about',
  '/candidates',
  '/candidates/ai-tools',
  '/employers',
  '/partners',
  '/privacy-policy',
  '/terms',
]

test('on paper there is no navigation, no button and no decoration, and nothing is dark or cut off', async ({
  page,
}) => {
  // About the width of A4 between its margins.
  await page.setViewportSize({ width: 672, height: 900 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of printed) {
    await page.goto(path)
    for (const hidden of [
      '.site-header',
      '.site-footer nav',
      'nav',
      '.button',
      '.open-door',
      '.sunrise',
      '.form-shell',
    ])
      await expect(page.locator(`${hidden}:visible`), `${path} ${hidden}`).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toContainText('16420881')
    const paper = await page.evaluate(() => {
      const { color } = getComputedStyle(document.body)
      const { scrollWidth, clientWidth } = document.documentElement
      return { color, overflow: scrollWidth - clientWidth }
    })
    expect(paper, path).toEqual({ color: 'rgb(0, 0, 0)', overflow: 0 })
  }
  await page.goto('/')
  const cut = await page
    .locator('.scroll-row li')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().right > 672).length)
  expect(cut).toBe(0)
})

test('a sheet of the employers’ page and of the privacy policy has few pages, and says where a form’s answers go', async ({
  look: { page },
}) => {
  await page.goto('/employers')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#call-back').getByText('To ask for a call back, email us at')).toBeVisible()
  // With the system's wider typeface too, where ours comes late.
  for (const [path, most] of [
    ['/employers', 6],
    ['/privacy-policy', 15],
  ] as const) {
    await page.goto(path)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
    expect(pages, path).toBeGreaterThan(0)
    expect(pages, path).toBeLessThanOrEqual(most)
  }
})

test('with scripts off, the landing pages have all their parts, and the form of partners can be used', async ({
  browser,
  baseURL,
  service,
}) => {
  for (const [path, last] of [
    ['/about', 'Come and talk to us'],
    ['/partners', 'Let’s talk'],
    ['/candidates', 'Join the waitlist'],
    ['/candidates/ai-tools', 'What they will never do'],
    ['/privacy-policy', 'Changes to this policy'],
    ['/terms', 'How to reach us'],
    ['/accessibility', 'If you are not happy with our answer'],
  ] as const) {
    const page = await markupOf(service, path)
    page('[hidden], [hidden] *').remove()
    expect(wordsOf(page('main h2')), path).toContain(last)
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/partners')
  await expect(page.locator('#call-back').getByRole('button')).toBeEnabled()
  await context.close()
})
