import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

import { detailScreens, screens } from '@/lib/content/dashboards/screens'
import { dashboardPages } from '@/lib/content/dashboards/dashboard-pages'

import { test } from '../support/test'

/** One of each kind of page that has an identifier in its address; its heading is that of what it shows. */
const details = {
  '/dashboard/partner/referrals/[id]': '/dashboard/partner/referrals/referral-2001',
  '/dashboard/partner/applications/[id]': '/dashboard/partner/applications/application-101',
  '/dashboard/partner/messages/[id]': '/dashboard/partner/messages/thread-1',
  '/dashboard/caseworker/candidate/[id]': '/dashboard/caseworker/candidate/person-101',
} as const satisfies Record<keyof typeof detailScreens, string>

const all: { path: string; area: string; heading: string | RegExp }[] = [
  ...(Object.keys(dashboardPages) as (keyof typeof dashboardPages)[]).map((path) => ({
    path,
    area: screens[path].area,
    heading: screens[path].heading,
  })),
  ...(Object.keys(details) as (keyof typeof details)[]).map((route) => ({
    path: details[route],
    area: detailScreens[route].area,
    heading: /./,
  })),
]

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
        if ('shifted' in window && 'value' in entry) window.shifted = Number(window.shifted) + Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const { path, area, heading } of all) {
  test(`${path}: heading, banner, navigation, no problem that axe or the console knows, nothing moves or overflows`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await watchShifts(page)
    for (const [width, colorScheme] of [
      [375, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText('Demonstration data. Not real people or vacancies.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
      await expect(page.locator('.dash-nav [aria-current]')).toHaveCount(1)
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
        `${width} px`,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
      expect(await page.evaluate(() => 'shifted' in window && window.shifted), `${width} px`).toBe(0)
    }
    expect(problems).toEqual([])
    expect(path).toContain(`/dashboard/${area}`)
  })
}

test('nothing is wider than a phone of 320 px, and buttons and links of lists can be hit', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { path } of all) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    const small = await page
      .locator('.dash :is(button, summary, .button, .dash-nav-phone a):visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 43.9)
          .map((target) => target.textContent ?? ''),
      )
    expect(small, path).toEqual([])
  }
})

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
  const navigation = page.getByRole('navigation', { name: 'Pages of this dashboard' })
  await expect(navigation.getByText('My week').first()).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Diary' })).toBeHidden()
  await navigation.locator('summary').click()

  await page.route(/\/dashboard\/candidate\/diary\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await navigation.getByRole('link', { name: 'Diary' }).click()
  await expect(page.locator('.dash-skeleton[data-shape="week"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My diary')
  await expect(page.locator('.dash-skeleton')).toHaveCount(0)
  await expect(navigation.getByRole('link', { name: 'Jobs' })).toBeHidden()
  await navigation.locator('summary').click()
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Diary')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a screen can be read, its filters work, and no button is there that would do nothing', async ({ page }) => {
    await page.goto('/dashboard/candidate/jobs')
    await expect(page.getByText('You can read every page without scripts.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reset the demo' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
    await page.getByLabel('How far').selectOption('5')
    await page.getByLabel('Never asks about convictions').check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/miles=5.*asks=never/)
    await expect(page.getByLabel('How far')).toHaveValue('5')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: /^Saved/ }).click()
    await expect(page).toHaveURL(/tab=saved/)
  })
})
