import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('the menu closes by a link, by a click outside, by Escape and by its button, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await openMenu(page)
    await expect(menu(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()

    await openMenu(page)
    await page.mouse.click(5, 400)
    await expect(menu(page)).toBeHidden()

    await openMenu(page)
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()

    await openMenu(page)
    await menu(page).getByRole('link', { name: 'For Employers' }).click()
    await page.waitForURL(/\/employers$/)
    await expect(menu(page)).toBeHidden()
  })

  test('For Candidates opens its part of the menu, by touch and by keyboard', async ({ page }) => {
    await page.goto('/')
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

  test('the menu closes when the window becomes 768 px wide, and not before', async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    await page.setViewportSize({ width: 767, height: 700 })
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 700 })
    await expect(menu(page)).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Employers' }),
    ).toBeVisible()
  })

  test('the focus stays inside the open menu, both ways round', async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press(key)
        expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement)), key).toBe(true)
      }
    }
  })

  test('with scripts off, the menu is a link to the navigation at the foot of the page', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 700 },
      baseURL,
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport()
    await context.close()
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('For Candidates opens by pointer and by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'For Candidates' })
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

  test('the code of the dropdown comes when somebody reaches for it, not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await page.getByRole('button', { name: 'For Candidates' }).hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
  })

  test('the bar stays at the top, and shows where one is', async ({ page }) => {
    await page.goto('/employers')
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('banner')).toBeInViewport()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Employers' }),
    ).toHaveAttribute('aria-current', 'page')
  })

  test('with scripts off, For Candidates is a link', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
      baseURL,
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Candidates' }).click()
    await page.waitForURL(/\/candidates$/)
    await context.close()
  })
})
