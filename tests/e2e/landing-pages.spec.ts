import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })

test(
  'about: mission, vision, three values with what they mean, the pilot, the company, and Get Started',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/about#mission')
    await expect(page.locator('#mission').getByRole('heading', { name: 'Our mission' })).toBeInViewport()
    await expect(main(page).getByRole('heading', { name: 'Our vision' })).toBeVisible()
    const values = section(page, 'Our values').locator('.card')
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Inclusive Excellence',
      'Proven Results',
      'Compassionate Support',
    ])
    await expect(values.getByText('What it means in practice:')).toHaveCount(3)
    for (const button of await main(page).getByRole('link', { name: 'Get Started' }).all())
      await expect(button).toHaveAttribute('href', '/request-callback')
    await expect(section(page, 'How the pilot works today')).toContainText(/CV builder.*Coming soon.*AI tools/s)
    await expect(section(page, 'Who we are')).toContainText('16420881')
    await expect(main(page).locator('.open-door')).toBeVisible()
  },
)

test(
  'partners: a hero, exactly three benefit cards, exactly four steps, and the form of partners',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/partners')
    await expect(section(page, 'What you get from working with us').locator('.card')).toHaveCount(3)
    await expect(section(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
      'Initial meeting',
      'Planning',
      'Implementation',
      'Ongoing support',
    ])
    await expect(page.locator('#call-back').getByLabel('Organisation name')).toBeVisible()
    await expect(page.locator('#call-back').getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Request a Call Back' }).click()
    await expect(page).toHaveURL(/\/partners#call-back$/)
  },
)

test(
  'candidates: What You Get, what is asked and what is not, the waitlist, and help first',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/candidates')
    await expect(main(page).getByRole('heading', { name: 'What You Get', exact: true })).toBeVisible()
    await expect(main(page).getByText('aged 18 or over who live in the UK')).toBeVisible()
    const isPrivate = main(page).getByRole('group').filter({ hasText: 'Is it private?' })
    await isPrivate.getByText('Is it private?').click()
    await expect(isPrivate.getByRole('heading', { level: 3 })).toHaveText(['What we ask', 'What we don’t ask'])
    await expect(main(page).getByRole('link', { name: 'See where to get help today' })).toHaveAttribute(
      'href',
      '/resources',
    )
    await expect(main(page).getByRole('link', { name: 'Request a call back', exact: true })).toHaveAttribute(
      'href',
      '/request-callback/candidate',
    )
    const today = section(page, 'Start today')
    const first = ['/cv-builder', '/disclosure-calculator', '/job-matcher', '/candidates#waitlist']
    expect(
      await today.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(first)
    const waitlist = page.locator('#waitlist')
    const isBefore = (await waitlist.boundingBox())?.y ?? 0
    expect((await today.boundingBox())?.y).toBeLessThan(isBefore)
    await expect(waitlist.getByRole('heading', { level: 2, name: 'Join the waitlist' })).toBeVisible()
    await expect(waitlist.getByLabel('What kind of work')).toBeVisible()
    await main(page).getByRole('link', { name: 'Join the waitlist' }).click()
    await expect(waitlist.getByRole('heading', { level: 2 }).first()).toBeInViewport()
  },
)

test(
  'AI tools: said to be coming soon, with what they never do and what works today',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/candidates/ai-tools')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Tools (coming soon)')
    await expect(main(page)).toContainText(/never do.*Make decisions about people.*without asking/s)
    await expect(main(page).locator('input, textarea, button')).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
      'href',
      '/candidates#waitlist',
    )
  },
)

test('the AI tools page is asked for when somebody clicks, and not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ai-tools')) loaded.push(request.url())
  })
  for (const path of ['/', '/candidates']) {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  expect(loaded).toEqual([])
  await page.getByRole('link', { name: 'AI Tools (coming soon)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Tools (coming soon)')
})

test(
  'what candidates and partners get, and the nine industries, are the same words everywhere',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/')
    const listOn = (title: string) =>
      main(page)
        .locator('.stakeholder-card')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .locator('.tick-list > li')
        .allInnerTexts()
    const candidates = await listOn('Candidates')
    const partners = await listOn('Partners')
    const industries = await main(page).locator('.industry-card h3').allInnerTexts()
    expect(industries).toHaveLength(9)

    await page.goto('/partners')
    await expect(section(page, 'What you get from working with us').getByRole('heading', { level: 3 })).toHaveText(
      partners,
    )
    await page.goto('/candidates')
    await expect(section(page, 'What You Get').locator('.benefit-list h3')).toHaveText(candidates)
    await main(page).getByText('Kinds of work we look for').click()
    await expect(main(page).locator('.work-grid h3')).toHaveText(industries)
  },
)

test('the legal pages have their facts, and the footer leads to each', async ({ look: { page } }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Privacy policy', '/privacy-policy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

  await page.goto('/privacy-policy')
  for (const fact of ['Last updated 23 November 2026.', 'The version before this one was dated 14 May 2025.'])
    await expect(main(page)).toContainText(fact)
  await expect(main(page).getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
  // Each table is one line that opens.
  await expect(main(page).getByRole('table')).toHaveCount(0)
  for (const line of await main(page).locator('.fold > summary').all()) await line.click()
  await expect(main(page).getByRole('table')).toHaveCount(7)
  await page.goto('/terms')
  for (const fact of ['£100', '18 or over', 'live in the UK', 'English law', 'Last updated 23 November 2026'])
    await expect(main(page)).toContainText(fact)
  await page.goto('/accessibility')
  await expect(main(page)).toContainText('version 2.2, level AA')
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

test(
  'on paper there is no navigation, no button and no decoration, and nothing is dark or cut off',
  onlyInAll,
  async ({ page }) => {
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
      .locator('.scroll-row')
      .evaluate(
        (row) => [...row.querySelectorAll('li')].filter((card) => card.getBoundingClientRect().right > 672).length,
      )
    expect(cut).toBe(0)
  },
)

test(
  'a sheet of the employers’ page and of the privacy policy has few pages, and says where a form’s answers go',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.goto('/employers')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#call-back').getByText('To ask for a call back, email us at')).toBeVisible()
    for (const [path, most] of [
      ['/employers', 5],
      ['/privacy-policy', 12],
    ] as const) {
      await page.goto(path)
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
      expect(pages, path).toBeGreaterThan(0)
      expect(pages, path).toBeLessThanOrEqual(most)
    }
  },
)

test('with scripts off, the landing pages show all they have', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const [path, last] of [
    ['/about', 'Come and talk to us'],
    ['/partners', 'Let’s talk'],
    ['/candidates', 'Join the waitlist'],
    ['/candidates/ai-tools', 'What works today'],
    ['/privacy-policy', 'Changes to this policy'],
    ['/terms', 'How to reach us'],
    ['/accessibility', 'If you are not happy with our answer'],
  ] as const) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 2, name: last }), path).toBeVisible()
  }
  await page.goto('/partners')
  await expect(page.locator('#call-back').getByRole('button')).toBeEnabled()
  await context.close()
})
