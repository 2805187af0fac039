import { expect, type Page } from 'playwright/test'

import { stageLabels } from '@/lib/content/dashboards/labels'

import { test } from '../support/test'

test('one application reads the same from every side', async ({ page }) => {
  const stage = stageLabels.interview
  await page.goto('/dashboard/candidate/applications/A-7KX101')
  await expect(page.locator('.screen-heading .dash-badge')).toHaveText(stage)
  await page.goto('/dashboard/employer/applications/A-7KX101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sam Okoro')
  await expect(page.locator('.screen-heading .dash-badge')).toHaveText(stage)
  await expect(page.locator('#screen')).not.toContainText('made a bad choice')
  await page.goto('/dashboard/partner/applications')
  const own = page.getByRole('region', { name: 'Sam Okoro' }).getByRole('listitem')
  await expect(own.filter({ hasText: 'Warehouse Operative' }).first()).toContainText(stage)
  await page.goto('/dashboard/caseworker/candidate/person-101')
  await expect(page.getByRole('listitem').filter({ hasText: 'Warehouse Operative' }).first()).toContainText(stage)
  await expect(page.locator('#screen')).not.toContainText('made a bad choice')
})

const choices = {
  'a radio button': {
    path: '/dashboard/candidate/resources',
    choose: (page: Page) => page.getByRole('radio', { name: 'Done' }).first().click(),
    shows: (page: Page) => expect(page.getByRole('radio', { name: 'Done' }).first()).toBeChecked(),
  },
}
for (const [name, { path, choose, shows }] of Object.entries(choices))
  test(`${name} shows what was chosen while the rules are on their way, and when they are there`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
    let send = (): void => undefined
    const mayGo = new Promise<void>((resolve) => (send = resolve))
    let held = 0
    await page.route('**/_next/static/chunks/**', async (route) => {
      held += 1
      await mayGo
      await route.continue()
    })
    await choose(page)
    await expect.poll(() => held).toBeGreaterThan(0)
    await shows(page)
    await expect(page.locator('.dash-note')).toHaveCount(0)
    send()
    await expect(page.locator('.dash-note > p')).toBeVisible()
    await shows(page)
  })
