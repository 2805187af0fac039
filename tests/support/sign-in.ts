import { expect, type Page } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'

/** Signs in through the form, as a person does; ends wherever the site leads. */
export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/sign-in$/)
}
