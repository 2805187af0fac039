import { expect } from 'playwright/test'

import { test } from '../support/test'

const industries = [
  'Construction',
  'Logistics & Transport',
  'Facilities Management',
  'Hospitality',
  'Retail',
  'Manufacturing',
  'Technology',
  'Business Services',
  'Care Sector',
]

test('the home page has all that was asked for, in its order', async ({ look: { page } }) => {
  await page.goto('/')
  const text = await page.getByRole('main').innerText()
  const inOrder = [
    'Unlock New Talent for Your Organisation',
    'I am an Employer',
    'I am a Candidate',
    'skills shortages',
    'Construction',
    'Care Sector',
    'Contact Us to Learn More',
    'Get Started Today',
    'Learn More',
  ]
  let from = 0
  for (const piece of inOrder) {
    const at = text.indexOf(piece, from)
    expect(at, `"${piece}" after "${text.slice(Math.max(0, from - 60), from)}"`).toBeGreaterThanOrEqual(0)
    from = at
  }
  for (const figure of ['850K+', '11M+', '£3.1B', '73%', '80%', '50%', '90%', '85%', '67%'])
    expect(text).toContain(figure)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'I am an Employer' }).first()).toHaveAttribute('href', '/employers')
  await expect(main.getByRole('link', { name: 'I am a Candidate' }).first()).toHaveAttribute('href', '/candidates')
  await expect(main.getByRole('link', { name: 'Contact Us to Learn More' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/request-callback')
  await expect(main.getByRole('link', { name: /^Learn More about hiring/ })).toHaveAttribute('href', '/employers')
  for (const industry of industries) await expect(main.getByText(industry, { exact: true }).first()).toBeAttached()
  await expect(main.locator('blockquote')).toHaveCount(3)
  expect(text).toMatch(/illustrative/i)
  await expect(page.getByRole('contentinfo')).toContainText('16420881')
  await expect(page.getByRole('contentinfo')).toContainText('London')
})

test('the first screen of a small phone has a way for candidates, and the page one for the first week out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Find work here' })).toBeInViewport({ ratio: 1 })
  const week = page.getByRole('region', { name: 'First week out of prison?' })
  const hrefs = await week
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toEqual([
    '/resources#birth-certificate',
    '/resources#bank-account',
    '/resources#universal-credit',
    '/resources#housing',
    '/resources',
  ])
  await page.goto('/resources')
  for (const href of hrefs.slice(0, 4)) await expect(page.locator(href.replace('/resources', ''))).toBeAttached()
})

test('every chart has words for those who cannot see it', async ({ look: { page } }) => {
  await page.goto('/')
  const unnamed = await page.locator('main svg').evaluateAll((drawings) =>
    drawings
      .filter((drawing) => drawing.getAttribute('aria-hidden') !== 'true' && !drawing.closest('[aria-hidden="true"]'))
      .filter((drawing) => !drawing.getAttribute('aria-label') && !drawing.getAttribute('aria-labelledby'))
      .map((drawing) => drawing.outerHTML.slice(0, 100)),
  )
  expect(unnamed).toEqual([])
})

test('the industries scroll by two and a half cards, and the buttons rest at the ends', async ({ look: { page } }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const row = page.getByRole('list').filter({ hasText: 'Facilities Management' }).first()
  const [previous, next] = [
    page.getByRole('button', { name: /previous/i }),
    page.getByRole('button', { name: /next/i }),
  ]
  await expect(previous).toBeDisabled()
  const scroller = row.locator('xpath=ancestor-or-self::*[contains(@class,"scroll")][1]')
  const before = await scroller.evaluate((element) => element.scrollLeft)
  const cardWidth = await row
    .locator('li')
    .first()
    .evaluate((card) => card.getBoundingClientRect().width)
  await next.click()
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before + cardWidth * 2)
  await expect(previous).toBeEnabled()
  const left = () => scroller.evaluate((element) => element.scrollLeft)
  const isAtEnd = () =>
    scroller.evaluate((element) => element.scrollLeft + element.clientWidth >= element.scrollWidth - 1)
  while (!(await isAtEnd())) {
    const at = await left()
    await next.click()
    await expect.poll(left).toBeGreaterThan(at)
  }
  await expect(next).toBeDisabled()
})
