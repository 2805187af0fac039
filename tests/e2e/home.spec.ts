import { expect } from 'playwright/test'

import { markupOf, wordsOf } from '../support/html-of'
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

test('the home page has all that was asked for, in its order, and words for each chart', async ({ service }) => {
  const $ = await markupOf(service, '/')
  const main = $('main')
  const text = wordsOf(main)[0] ?? ''
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
  const linked = (label: RegExp) =>
    main
      .find('a')
      .filter((_, link) => label.test($(link).text()))
      .first()
      .attr('href')
  expect(linked(/I am an Employer/)).toBe('/employers')
  expect(linked(/I am a Candidate/)).toBe('/candidates')
  expect(linked(/Contact Us to Learn More/)).toBe('/contact')
  expect(linked(/Get Started Today/)).toBe('/request-callback')
  expect(linked(/^Learn More about hiring/)).toBe('/employers')
  expect(wordsOf(main.find('.industry-card h3'))).toEqual(industries)
  expect(main.find('blockquote')).toHaveLength(3)
  expect(text).toMatch(/illustrative/i)
  expect($('footer').text()).toContain('16420881')
  expect($('footer').text()).toContain('London')

  const unnamed = main
    .find('svg')
    .filter((_, drawing) => $(drawing).closest('[aria-hidden="true"]').length === 0)
    .filter((_, drawing) => !$(drawing).attr('aria-label') && !$(drawing).attr('aria-labelledby'))
  expect(unnamed.toArray().map((drawing) => $.html(drawing).slice(0, 100))).toEqual([])
})

test('the page has a way for the first week out, to what is there', async ({ service }) => {
  const $ = await markupOf(service, '/')
  const heading = $('h2').filter((_, one) => $(one).text() === 'First week out of prison?')
  const week = $(`[aria-labelledby="${heading.attr('id')}"] a`)
  const hrefs = week.toArray().map((link) => $(link).attr('href') ?? '')
  expect(hrefs).toEqual([
    '/resources#birth-certificate',
    '/resources#bank-account',
    '/resources#universal-credit',
    '/resources#housing',
    '/resources',
  ])
  const resources = await markupOf(service, '/resources')
  for (const href of hrefs.slice(0, 4)) expect(resources(href.replace('/resources', '')), href).toHaveLength(1)
})

test('the first screen of a small phone has a way for candidates; on a wide one the industries scroll by two and a half cards, and the buttons rest at the ends', async ({
  look: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Find work here' })).toBeInViewport({ ratio: 1 })
  // With the system's wider typeface too, where ours comes late.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000)
  await page.setViewportSize({ width: 1000, height: 800 })
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
