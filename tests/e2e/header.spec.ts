import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('the menu keeps the focus, and closes by Escape, a click outside, its button, a link and a wider window', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await openMenu(page)
    await expect(menu(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press(key)
        expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement)), key).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()

    await openMenu(page)
    await page.mouse.click(5, 400)
    await expect(menu(page)).toBeHidden()

    await openMenu(page)
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()

    // It is for phones: on a tablet there is a bar.
    await openMenu(page)
    await page.setViewportSize({ width: 767, height: 700 })
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 700 })
    await expect(menu(page)).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Employers' }),
    ).toBeVisible()

    await page.setViewportSize({ width: 375, height: 700 })
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'For Employers' }).click()
    await page.waitForURL(/\/employers$/)
    await expect(menu(page)).toBeHidden()

    // For Candidates opens its part of the menu, by touch and by keyboard.
    await openMenu(page)
    const tool = menu(page).getByRole('link', { name: 'Disclosure Calculator' })
    const group = menu(page).getByText('For Candidates', { exact: true })
    await expect(tool).toBeHidden()
    await group.click()
    await expect(tool).toBeVisible()
    await group.press('Enter')
    await expect(tool).toBeHidden()
    await group.press(' ')
    await tool.click()
    await page.waitForURL(/\/disclosure-calculator$/)
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('For Candidates opens by pointer and by keyboard, and Escape gives the focus back', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/employers')
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Employers' }),
    ).toHaveAttribute('aria-current', 'page')
    // The code of the dropdown comes when somebody reaches for it, not before.
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    const button = page.getByRole('button', { name: 'For Candidates' })
    await button.hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
    await button.click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Candidate Signup',
      'CV Builder',
      'Disclosure Calculator',
      'Job Matcher',
      'AI Tools',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)

    // The bar stays at the top.
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('banner')).toBeInViewport()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Candidate Signup' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'CV Builder' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Candidate Signup' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'AI Tools' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/candidates\/ai-tools$/)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } })

  test('the menu is a link to the navigation at the foot of the page, and For Candidates is a link', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Candidates' }).click()
    await page.waitForURL(/\/candidates$/)
  })
})
