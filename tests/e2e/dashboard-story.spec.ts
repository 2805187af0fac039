import { expect } from 'playwright/test'

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
