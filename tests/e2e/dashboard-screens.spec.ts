import { expect, type Page } from 'playwright/test'

import { employerValueWords } from '@/lib/content/hiring/social-value'
import { screens } from '@/lib/content/dashboards/screens'
import { dashboardPages } from '@/lib/content/dashboards/dashboard-pages'

import { expectAccessible, sidewaysScroll, smallTargets } from '../support/accessible'
import { untilHydrated } from '../support/hydrated'
import { test } from '../support/test'

const all: { path: string; area: string; heading: string | RegExp }[] = [
  ...(Object.keys(dashboardPages) as (keyof typeof dashboardPages)[]).map((path) => ({
    path,
    area: screens[path].area,
    heading: screens[path].heading,
  })),
  // What is shown on the screens of the portal.
  ...[
    ['/dashboard/candidate/applications/A-7KX101', 'candidate'],
    ['/dashboard/candidate/jobs/farm-worker/apply', 'candidate'],
    ['/dashboard/candidate/resources/SP-7KX101', 'candidate'],
    ['/dashboard/caseworker/candidate/SP-7KX101', 'caseworker'],
    ['/dashboard/caseworker/candidate/SP-7KX101/jobs', 'caseworker'],
    ['/dashboard/caseworker/candidate/SP-7KX101/jobs/A-7KX101', 'caseworker'],
    ['/dashboard/caseworker/candidate/SP-7KX101/work', 'caseworker'],
    ['/dashboard/caseworker/caseload/new', 'caseworker'],
    ['/dashboard/partner/applications/A-7KX101', 'partner'],
    ['/dashboard/partner/messages/SP-7KX104', 'partner'],
    ['/dashboard/partner/referrals/RF-7KX2001', 'partner'],
    ['/dashboard/partner/referrals/RF-7KX2099', 'partner'],
    ['/dashboard/partner/referrals/RF-7KX2099/help', 'partner'],
    ['/dashboard/partner/support/SP-7KX101/jobs', 'partner'],
    ['/dashboard/partner/support/SP-7KX101/work', 'partner'],
  ].map(([path = '', area = '']) => ({ path, area, heading: /./ })),
]

/**
 * One of each kind: their colours are compared, light and dark. The others are made of the same parts, and
 * tests/architecture/contrast.test.ts holds the pairs of the sheets.
 */
const oneOfEachKind: ReadonlySet<string> = new Set([
  '/dashboard/candidate',
  '/dashboard/candidate/diary',
  '/dashboard/employer/applications',
  '/dashboard/employer/jobs/new',
  '/dashboard/employer/social-value',
  '/dashboard/partner/messages/SP-7KX104',
  '/dashboard/caseworker/caseload',
  '/dashboard/caseworker/candidate/SP-7KX101/work',
])

/** How far the page has moved things by itself since it was loaded: the browser's own measure, which it keeps for us. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    let sum = 0
    for (const entry of observer.takeRecords()) {
      if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
      if ('value' in entry) sum += Number(entry.value)
    }
    observer.disconnect()
    return sum
  })

for (const { path, area, heading } of all) {
  test(`${path}: heading, banner, navigation, no problem that axe or the console knows, nothing moves or overflows, all can be hit`, async ({
    look: { page, problems },
  }) => {
    expect(path).toContain(`/dashboard/${area}`)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 375, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText('Demonstration data. Not real people or vacancies.')).toBeVisible()
    await expect(page.locator('.dash-nav [aria-current]')).toHaveCount(1)
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page, `${path}, 375 px`, { withColours: oneOfEachKind.has(path) })
    // On a busy machine the typeface can come after the first paint and move a line by a hair; 0.1 is called good.
    expect(await shifted(page), `what moved on ${path}`).toBeLessThan(0.02)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 1440, height: 900 })
    if (oneOfEachKind.has(path)) await expectAccessible(page, `${path}, 1440 px`, { withColours: true })
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await sidewaysScroll(page), `sideways scroll of ${path}, ${width} px`).toBe(0)
    }
    const targets = page.locator('.dash :is(button, summary, .button, .work-menu a):visible')
    expect(await smallTargets(targets), `too small to hit on ${path}`).toEqual([])
    expect(problems, `the console of ${path}`).toEqual([])
  })
}

test('the chooser leads to the four sides and says that they are a demonstration', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByText('The four dashboards show demo data')).toBeVisible()
  for (const name of ['Candidate', 'Caseworker', 'Employer', 'Partner']) {
    await expect(page.getByRole('heading', { level: 2, name }).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/${name.toLowerCase()}`,
    )
  }
})

test('the shell: the navigation opens on a phone and says where one is, and a slow screen shows its skeleton', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/dashboard/candidate')
  const navigation = page.getByRole('navigation', { name: 'Your portal' })
  await expect(navigation.getByText('Overview').first()).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Diary' })).toBeHidden()
  await navigation.locator('summary').click()

  await page.route(/\/dashboard\/candidate\/diary\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await navigation.getByRole('link', { name: 'Diary' }).click()
  await expect(page.locator('.dash-skeleton[data-shape="week"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diary')
  await expect(page.locator('.dash-skeleton')).toHaveCount(0)
  await expect(navigation.getByRole('link', { name: 'Jobs' })).toBeHidden()
  await navigation.locator('summary').click()
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Diary')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a screen can be read, and its filters work', async ({ page }) => {
    await page.goto('/dashboard/employer/social-value')
    await page.getByRole('search').getByLabel('Contract').selectOption('Hospital stores')
    await page.getByRole('button', { name: employerValueWords.show }).click()
    await expect(page).toHaveURL(/contract=[0-9a-f-]{36}/)
    await expect(page.getByText('Samplewick Logistics. Hospital stores.', { exact: false })).toBeVisible()
  })
})

test('a screen that takes its time begins at its top, wherever one was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.route(/_rsc=/, async (route) => {
    // A slow answer, so that the skeleton stands in between.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/dashboard/caseworker')
  await untilHydrated(page.getByRole('navigation', { name: 'Your portal' }).first())
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await place()).toBeGreaterThan(300)
  await page
    .getByRole('navigation', { name: 'Your portal' })
    .first()
    .getByRole('link', { name: 'Alerts' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('.dash-skeleton')).toBeVisible()
  expect(await place()).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeInViewport()
  expect(await place()).toBe(0)
})
