import { readFile } from 'node:fs/promises'

import { expect, type BrowserContext, type Page, type Request } from 'playwright/test'

import { neutralSite } from '@/lib/content/site/neutral-site'
import { expectAccessible, smallTargets } from '../support/accessible'
import { browserWithInbox } from '../support/analytics-inbox'
import { meetNeutralSite } from '../support/neutral-site'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const address = '/disclosure-calculator'
const storageKey = 'disclosure-answers'
const prison = 'Prison, or a young offender institution'

async function open(page: Page, day = '2026-11-21'): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`))
  await page.goto(address)
  await expect(page.getByLabel('England or Wales')).toBeEnabled()
}

const heading = (page: Page) => page.locator('#question-heading')
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const see = (page: Page) => page.getByRole('button', { name: 'See the result' }).click()
const result = (page: Page, record = 'r1') => page.locator(`[data-result="${record}"]`)
const openDates = (page: Page) => page.getByText('The dates, and how we worked them out', { exact: true }).click()
const kept = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), storageKey)

/** Sentences that are not among the commonest are behind one press. */
async function showAll(page: Page): Promise<void> {
  const others = page.getByText('Show all other sentences and orders')
  if (await others.isVisible()) await others.click()
}

async function choose(page: Page, ...labels: string[]): Promise<void> {
  await showAll(page)
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
  await next(page)
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function type(page: Page, values: Record<string, string>): Promise<void> {
  await fill(page, values)
  await next(page)
}

const on = (page: Page, day: string, month: string, year: string) => type(page, { Day: day, Month: month, Year: year })

type Conviction = { age?: string; date: [string, string, string]; given: string[] }

async function conviction(page: Page, { age = '18 or over', date, given }: Conviction): Promise<void> {
  await choose(page, 'Conviction')
  await choose(page, age)
  await on(page, ...date)
  await choose(page, ...given)
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, colorScheme, { withColours: true })
  }
  expect(
    await smallTargets(page.locator('.calculator :is(button, summary, .choice label, .text-input):visible')),
  ).toEqual([])
}

test('one fine, and a reminder made on the device that gives nothing away', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, { date: ['1', '6', '2026'], given: ['Fine'] })
  await expect(heading(page)).toHaveText('Check your answers')
  await see(page)
  await expect(heading(page)).toBeFocused()
  // 12 months that begin with the conviction: 1 June 2026 + 12 months.
  await expect(result(page)).toContainText('1 June 2027')

  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a reminder for 1 June 2027' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('reminder.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\nUID:[0-9a-f-]{36}\r\nDTSTAMP:20261121T120000Z\r\n/)
  expect(text).toContain('DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:20270602\r\n')
  expect(text).not.toMatch(/spent|convict|record|caution|disclos|fine|second chance/i)
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
})

test('each screen begins in the same place, and a double click answers one question', onlyInAll, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  // The wider face of the system, which stands in where ours comes too late: what fits with it fits with both.
  await page.route(/\.woff2/, (route) => route.abort())
  await open(page)
  const facts = page.getByRole('main').getByRole('listitem')
  for (const fact of ['Private.', 'Free.', 'Have ready']) {
    await expect(facts.filter({ hasText: fact })).toBeInViewport({ ratio: 1 })
  }
  await page.getByLabel('England or Wales').check()
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded()
  const button = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  if (!button) throw new Error('Continue is on the page.')
  // Two clicks at one place, where the next screen has an answer by then.
  await page.mouse.dblclick(button.x + button.width / 2, button.y + button.height / 2)
  await expect(heading(page)).toHaveText('Was it a caution or a conviction?')
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('.error-summary')).toHaveCount(0)
  await conviction(page, { date: ['1', '6', '2020'], given: ['Fine for driving', 'Driving ban'] })
  const top = async () => (await page.locator('.tool-status').boundingBox())?.y ?? Number.NaN
  const before = await top()
  // Nearer than one pixel: a page may be a fraction of one high, and a browser scrolls by whole ones.
  const expectSameTop = async () => expect(Math.abs((await top()) - before)).toBeLessThan(1)
  await choose(page, 'Yes, on the same day')
  await expect(heading(page)).toHaveText('Was your driving licence endorsed?')
  await expectSameTop()
  await choose(page, 'I am not sure')
  // Asked once for the two: the ban has only its length left to ask.
  await page.getByLabel('It was for a set length of time').check()
  await type(page, { Months: '12' })
  await expect(heading(page)).toHaveText('Check your answers')
  await expectSameTop()
  await see(page)
  await expect(heading(page)).toBeFocused()
  await expectSameTop()
  await expect(page.locator('[data-result="first"]')).toBeInViewport({ ratio: 1 })
  // The ways out, which stay at the bottom of a phone, cover none of it.
  const [answer, waysOut] = await Promise.all(
    ['[data-result="first"]', '.tool-ways-out'].map((part) => page.locator(part).boundingBox()),
  )
  expect((answer?.y ?? Number.NaN) + (answer?.height ?? 0)).toBeLessThanOrEqual(waysOut?.y ?? 0)
  // It is past on the later day too, so nobody need worry about what was not sure.
  await expect(result(page)).toContainText('1 June 2025')
  await expect(page.getByText('You weren’t sure if your licence was endorsed')).toHaveCount(0)
  await page.getByText('What you told us', { exact: true }).click()
  await expect(page.locator('.answer-list').last()).toContainText('12 months')
})

test('back, forward, and a name for each screen that says nothing of it', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await expect(page).toHaveTitle('Question 2 – Disclosure calculator')
  await conviction(page, { date: ['1', '6', '2026'], given: ['Fine'] })
  await expect(page).toHaveTitle('Check your answers – Disclosure calculator')
  for (const question of ['What did the court give you?', 'When were you convicted?', 'How old were you']) {
    await page.goBack()
    await expect(heading(page)).toContainText(question)
    await expect(heading(page)).toBeFocused()
  }
  await expect(page.getByLabel('18 or over')).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Year')).toHaveValue('2026')
  await page.goBack()
  await choose(page, 'Under 18')
  // What was given hung on the age. The date did not.
  await expect(heading(page)).toHaveText('What did the court give you?')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await choose(page, 'Fine')
  await see(page)
  // Under 18: 6 months that begin with 1 June 2026.
  await expect(result(page)).toContainText('1 December 2026')
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toMatch(/fine|under|2026|type|term|r1/i)
  expect(page.url()).toMatch(new RegExp(`${address}$`))
})

test('answers are kept on this device only when asked, and go on after a reload', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await page.reload()
  await expect(page.getByText('Your answers are still here')).toBeVisible()
  await expect(heading(page)).toHaveText('Was it a caution or a conviction?')
  expect(await kept(page)).toBeNull()
  await page.getByText('Keep my answers for later').click()
  await expect(page.getByText('Is this a shared computer or phone?')).toBeVisible()
  await page.getByLabel('Keep my answers on this device').check()
  await conviction(page, { date: ['1', '6', '2026'], given: [prison] })
  await page.reload()
  await expect(page.getByText('We kept your answers on this device')).toBeVisible()
  await expect(heading(page)).toHaveText('Were you sentenced on the day you were convicted?')
  await page.goBack()
  await expect(page.getByLabel(prison)).toBeChecked()
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(page.getByText('Your answers are cleared.')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await kept(page)).toBeNull()
  await page.goBack()
  await expect(heading(page)).toHaveText('Where were you convicted or cautioned?')

  await choose(page, 'England or Wales')
  await page.getByText('Keep my answers for later').click()
  await page.getByLabel('Keep my answers on this device').check()
  const toldAway = await meetNeutralSite(page)
  await page.getByRole('link', { name: 'Leave this page' }).click()
  await page.waitForURL(neutralSite)
  expect(toldAway).toEqual([undefined])
  await page.goto(address)
  expect(await kept(page)).toBeNull()
  await expect(heading(page)).toHaveText('Where were you convicted or cautioned?')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('everything by keyboard, and a mistake leads to its field', async ({ page }) => {
  await open(page)
  await page.getByLabel('England or Wales').focus()
  await page.keyboard.press('Enter')
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle('Error: When is my conviction spent? Disclosure calculator | Second Chance Talent')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('England or Wales')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Conviction', { exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('31')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2020')
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Enter a real date in numbers, with the whole year, such as 27 3 2019.')
  await expect(page).toHaveTitle('Error: Question 4 – Disclosure calculator')
  await expect(page.getByRole('group', { name: /When were you convicted/ })).toHaveAccessibleDescription(
    /Enter a real date/,
  )
  await expect(page.getByLabel('Day')).toHaveValue('31')
  await expectNoViolations(page)
  await summary.getByRole('link').press('Enter')
  await expect(page.getByLabel('Day')).toBeFocused()
  await page.getByLabel('Day').fill('22')
  await page.getByLabel('Month').fill('11')
  await page.getByLabel('Year').fill('2026')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('This date is in the future')
})

/** Each step of a long history, and the kind of screen that it leads to where that is the first of its kind. */
const screens = (page: Page): readonly (readonly [() => Promise<void>, string?])[] => [
  [() => choose(page, 'England or Wales'), 'a choice'],
  [() => choose(page, 'Conviction')],
  [() => choose(page, '18 or over'), 'a date'],
  [async () => page.getByLabel('I don’t know the exact date').check(), 'a date that is not known'],
  [() => type(page, { Month: '6', Year: '2019' }), 'sentences'],
  [() => choose(page, prison, 'Compensation order', 'Driving ban')],
  [async () => page.getByLabel('No, later, on this date').check(), 'a choice with a date'],
  [() => choose(page, 'Yes, on the same day'), 'a length'],
  [() => type(page, { Years: '5' })],
  [async () => page.getByText('Which offences are these?').click(), 'an explanation'],
  [() => choose(page, 'I am not sure')],
  [() => choose(page, 'No')],
  [async () => page.getByLabel('Yes, this many days').check(), 'a choice with a number'],
  [() => type(page, { Days: '9' })],
  [async () => page.getByLabel('Yes, the last of it on this date').check()],
  [() => on(page, '1', '9', '2021')],
  [async () => page.getByLabel('It was for a set length of time').check(), 'a choice with a length'],
  [() => type(page, { Months: '18' })],
  [() => choose(page, 'Yes'), 'the list of answers'],
]

test(
  'axe finds nothing on any kind of screen, light or dark, and nothing is wider than 320 px',
  onlyInAll,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page)
    await expectNoViolations(page)
    await choose(page, 'Scotland')
    await page.getByLabel('What did the court, or the authorities, give you?').selectOption('Fine')
    await page.getByRole('button', { name: 'See the date' }).click()
    await expect(result(page, 'nation')).toContainText('Enter a real date')
    await expectNoViolations(page)
    await page.goBack()
    for (const [goOn, kind] of screens(page)) {
      await goOn()
      if (kind) await expectNoViolations(page)
    }
    await expect(heading(page)).toHaveText('Check your answers')
    await page.getByRole('button', { name: 'Remove Conviction 1' }).click()
    await expect(heading(page)).toContainText('Do you want to remove this?')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'No, keep it' }).click()
    await page.getByRole('button', { name: /^Change Conviction 1: Driving ban: How long/ }).click()
    await choose(page, 'I do not know')
    await see(page)
    await expect(heading(page)).toHaveText('We need one more answer')
    await expectNoViolations(page)
  },
)

test('it works without a connection once it is loaded, and asks for nothing but files of the page', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await context.setOffline(true)
  for (const [goOn] of screens(page)) await goOn()
  await see(page)
  await openDates(page)
  await expect(result(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Check your answers')
  await page.goForward()
  await expect(heading(page)).toHaveText('Your result')
  await context.setOffline(false)
  // A menu of the header may fetch its script; a file says nothing of a person.
  const file = new RegExp(`^GET ${baseURL ?? ''}/_next/static/[^?]+(\\?dpl=[^&]+)?$`)
  expect(requests.filter((request) => !file.test(request))).toEqual([])
})

// What is answered below, as it would stand in an address, a body or a header.
const marks =
  /(?<![\da-z])(?:1987|1993|1087)(?![\da-z])|driving_dis|compensation_order|community_order|england_wales|not_sure|r1-|schedule18/

/** All that left the page with a request, as one text for each. */
function sentBy(context: BrowserContext): () => Promise<string[]> {
  const seen: Request[] = []
  context.on('request', (request) => seen.push(request))
  return () =>
    Promise.all(
      seen.map(async (request) => {
        const headers = JSON.stringify(await request.allHeaders().catch(() => request.headers()))
        return `${request.method()} ${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''} ${headers}`
      }),
    )
}

test('no answer leaves the page: not while answering, not on the way out, not with analytics allowed', async ({
  service,
}) => {
  const browser = await browserWithInbox(service)
  try {
    const context = await browser.newContext({ baseURL: service.url, locale: 'en-GB' })
    const sent = sentBy(context)
    const page = await context.newPage()
    await page.goto('/')
    // Nobody is asked before they begin to scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 200)
      await page.getByRole('button', { name: 'Accept analytics' }).click({ timeout: 500 })
    }).toPass()
    await expect.poll(() => page.evaluate(() => '__PosthogExtensions__' in window)).toBe(true)
    await page.goto(address)
    await choose(page, 'England or Wales')
    await page.getByText('Keep my answers for later').click()
    await page.getByLabel('Keep my answers on this device').check()
    await conviction(page, {
      date: ['3', '4', '1987'],
      given: ['Community order', 'Compensation order', 'Driving ban'],
    })
    await choose(page, 'Yes, on the same day')
    await page.getByLabel('Yes, the last of it on this date').check()
    await on(page, '5', '6', '1993')
    await page.getByLabel('It was for a set length of time').check()
    await type(page, { Days: '1087' })
    await choose(page, 'The court said nothing about when it ends')
    await choose(page, 'I am not sure')
    expect(await kept(page)).toContain('1987')
    await see(page)
    await openDates(page)
    await expect(result(page)).toBeVisible()
    const main = page.getByRole('main')
    await main.locator('a[href^="/"]').first().click()
    await page.waitForLoadState('networkidle')
    await page.goto(address)
    await meetNeutralSite(page)
    await page.getByRole('link', { name: 'Leave this page' }).click()
    await page.waitForURL(neutralSite)
    // Analytics sends what it has gathered every few seconds.
    await page.waitForTimeout(4000)
    const everything = [
      ...(await sent()),
      ...(await (await fetch(`${service.analyticsUrl}/events`)).text()).split('\n'),
    ]
    expect(everything.length).toBeGreaterThan(20)
    // A random identifier may have a year among its digits.
    const told = everything.map((text) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'an identifier'))
    expect(told.filter((text) => marks.test(text))).toEqual([])
    await context.close()
  } finally {
    await browser.close()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so, and how to reach a person', async ({ page }) => {
    await page.goto(address)
    const notice = page.locator('main noscript .notice, main .notice').first()
    await expect(notice).toContainText('This calculator needs scripts')
    await expect(notice.locator('a[href="tel:01634247350"]')).toBeVisible()
    await expect(page.locator('.calculator')).toBeHidden()
  })
})
