import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { axeFindings, expectAccessible, sidewaysScroll } from '../support/accessible'
import { day, keptAnswers } from '../support/calculator-answers'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const address = '/disclosure-calculator'
const today = new Date('2026-11-21T12:00:00Z')

async function open(page: Page, where = address): Promise<void> {
  await page.clock.setFixedTime(today)
  await page.goto(where)
  await expect(page.getByRole('button', { name: 'Clear my answers' })).toBeEnabled()
}

/** The result of what somebody kept on this device. */
async function resultOf(page: Page, kept: string, where = address): Promise<void> {
  await page.addInitScript((text) => window.localStorage.setItem('disclosure-answers', text), kept)
  await open(page, where)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await page.evaluate(() => document.querySelectorAll('.result-part').forEach((part) => part.setAttribute('open', '')))
}

const first = (page: Page) => page.locator('[data-result="first"]')
const result = (page: Page, id = 'r1') => page.locator(`[data-result="${id}"]`)
const shows = (page: Page, id: string, level: string) => page.locator(`[data-shows="${id}-${level}"]`)
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)
const record = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function openWorking(page: Page, title: string): Promise<void> {
  await record(page, title).getByText('How we worked it out').click()
}

const fine = (on: string) => ({ on: day(on), kind: 'fine' }) as const
const noDays = { credited: { isCredited: 'no' }, more: { more: 'no' } }

test(
  'prison for 5 years for an offence in Schedule 18 is never spent, and always shows',
  onlyInAll,
  async ({ page }) => {
    const more = { term: { years: '5' }, schedule18: { answer: 'yes' }, ...noDays }
    await resultOf(page, keptAnswers({ on: day('2012-01-01'), kind: 'prison', more }))
    await expect(first(page)).toContainText('Today, 21 November 2026')
    await expect(first(page)).toContainText('Something you told us about is never spent')
    await expect(first(page)).toContainText('Conviction 1 (Prison, or a young offender institution, 1 January 2012)')
    await expect(result(page)).toContainText('It is never spent.')
    await openWorking(page, 'Conviction 1')
    await expect(record(page, 'Conviction 1')).toContainText('section 5(1)(da), 5(7A)')
    await expect(shows(page, 'r1', 'basic')).toHaveText('Will show: it is not spent')
    await expect(page.getByRole('button', { name: /Save a reminder/ })).toHaveCount(0)
  },
)

test('not sure of Schedule 18: both answers, the later one first', onlyInAll, async ({ page }) => {
  const more = { term: { years: '5' }, schedule18: { answer: 'not_sure' }, ...noDays }
  await resultOf(page, keptAnswers({ on: day('2012-01-01'), kind: 'prison', more }))
  await expect(result(page)).toContainText('It is never spent.')
  await expect(first(page)).toContainText(
    'If none was, this is the answer instead: The first day you can say ‘no’ is 1 January 2024.',
  )
})

test('two convictions that end together: which made which longer, in words', onlyInAll, async ({ page }) => {
  await resultOf(page, keptAnswers(fine('2026-01-01'), fine('2026-06-01')))
  await expect(result(page, 'r1')).toContainText('The first day you can say ‘no’ is 1 June 2027')
  await expect(result(page, 'r2')).toContainText('The first day you can say ‘no’ is 1 June 2027')
  await openWorking(page, 'Conviction 1')
  const working = record(page, 'Conviction 1')
  await expect(working).toContainText('Counting only its own sentences: Spent from 1 January 2027.')
  await expect(working).toContainText(/Conviction 2 makes it last longer.*section 6\(4\).*Spent from 1 June 2027/)
  await expect(working).toContainText(
    'Counted from the conviction on 1 January 2026. The Act adds 12 months (1 year), counting from and including that day.',
  )
  await expect(working).toContainText('We are sure: we read it in the Act or an official table.')
  await expect(page.getByRole('main')).toContainText('in force since 28 October 2023. Checked on 21 November 2026.')
  await expect(record(page, 'Conviction 2').locator('[data-result="extensions"]')).toHaveCount(0)
  // The picture and the table say the same.
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.locator('rect')).toHaveCount(2)
  await expect(timeline.locator('svg')).toContainText('2027')
  await expect(timeline.getByRole('row', { name: /Conviction 1/ })).toContainText('31 May 2027')
})

test('an order until further order, from before the law was changed', onlyInAll, async ({ page }) => {
  const more = { term: { mode: 'indefinite' } }
  await resultOf(page, keptAnswers({ on: day('2015-06-01'), kind: 'restraining_order', more }))
  await expect(result(page)).toContainText('It is not spent until the order ends.')
  await expect(record(page, 'Conviction 1')).toContainText('Before 28 October 2023')
  await expect(page.getByRole('main')).toContainText('ask Unlock or Nacro')
  await expect(page.getByRole('link', { name: '01634 247350' }).last()).toBeVisible()
})

test('a conditional caution, and what each check shows of it and of an old one', onlyInAll, async ({ page }) => {
  const cautions = [
    { on: day('2026-11-01'), caution: 'conditional_caution', conditions: { isKnown: 'no' } },
    { on: day('2012-11-01'), caution: 'simple_caution' },
    { on: day('2020-11-01'), caution: 'youth_caution' },
  ]
  await resultOf(page, keptAnswers(...cautions))
  await expect(result(page, 'r1')).toContainText('The last day it counts is 1 February 2027.')
  await expect(result(page, 'r1')).toContainText('The first day you can say ‘no’ is 2 February 2027.')
  await expect(result(page, 'r2')).toContainText('It was spent on the day you got it: 1 November 2012.')
  await expect(shows(page, 'r1', 'basic')).toContainText('It will not show from 2 February 2027')
  await expect(shows(page, 'r2', 'basic')).toHaveText('Will not show')
  await expect(shows(page, 'r2', 'enhanced')).toContainText('May show: depends on')
  await expect(shows(page, 'r3', 'enhanced')).toHaveText('Will not show')
})

test('a date that is not known: a range, and the later day counts', onlyInAll, async ({ page }) => {
  const on = { unsure: 'yes', month: '11', year: '2025' }
  await resultOf(page, keptAnswers({ on, kind: 'fine' }))
  await expect(result(page)).toContainText(
    'the first day you can say ‘no’ is between 1 November 2026 and 30 November 2026. Use the later one',
  )
  await expect(first(page)).toContainText('count it as not spent for now')
})

test(
  'what is spent, and the later of two days that the Act can mean, with the other one beside it',
  onlyInAll,
  async ({ page }) => {
    const more = { term: { years: '3' }, ...noDays }
    await resultOf(page, keptAnswers(fine('2010-01-01'), { on: day('2020-01-01'), kind: 'prison', more }))
    await expect(first(page)).toContainText('You do not need to tell them about:')
    await expect(result(page, 'r2')).toContainText('The first day you can say ‘no’ is 1 January 2027.')
    await expect(record(page, 'Conviction 2')).toContainText(
      'By our reading of the Act it is spent from 31 December 2026.',
    )
    await expect(page.getByRole('button', { name: 'Save a reminder for 1 January 2027' })).toBeVisible()
  },
)

test('nothing unspent: what to say now', onlyInAll, async ({ page }) => {
  await resultOf(page, keptAnswers(fine('2010-01-01')))
  await expect(first(page)).toContainText('Conviction 1 (Fine, 1 January 2010): spent since 1 January 2011')
  await expect(page.getByRole('region', { name: 'What to say now' })).toContainText(
    'If an employer asks about unspent convictions, you can say ‘no’.',
  )
})

test('the reminder is a calendar file that gives nothing away, made on the device', async ({ page }) => {
  await resultOf(page, keptAnswers(fine('2026-06-01')))
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

test('what may this employer ask: from a job’s link, before any answer, and then for one’s own record', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = (list: PerformanceObserverEntryList) => {
      document.documentElement.dataset.moved = list
        .getEntries()
        .map(({ name }) => name)
        .join()
    }
    new PerformanceObserver(moved).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, `${address}?check=basic#what-may-they-ask`)
  const question = page.getByRole('region', { name: 'What may this employer ask me?' })
  await expect(question.getByRole('heading', { name: 'What may this employer ask me?' })).toBeInViewport()
  await expect(question.getByRole('radio', { name: 'Basic check' })).toBeChecked()
  // The part is there before scripts are, so that nothing moves while somebody reads it.
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
  await expect(question).toContainText('Anything that is spent. You can answer ‘no’')
  await question.getByRole('radio', { name: 'Enhanced check' }).check()
  await expect(question).toContainText('Only for jobs on a list in the law')
  await expect(part(page, 'mustAnswer')).toHaveCount(0)

  const prison = { on: day('2000-01-01'), kind: 'prison', more: { term: { years: '1' }, ...noDays } } as const
  const cautions = [
    { on: day('2012-11-01'), caution: 'simple_caution' },
    { on: day('2020-11-01'), caution: 'youth_caution' },
  ]
  await resultOf(page, keptAnswers(prison, fine('2026-06-01'), ...cautions), `${address}?check=standard`)
  await expect(part(page, 'mustAnswer')).toContainText(/Conviction 1.*Conviction 2/)
  await expect(part(page, 'depends')).toContainText(/the DBS list.*Caution 1/)
  await expect(part(page, 'needNotAnswer')).toContainText('Caution 2')
  await question.getByRole('radio', { name: 'No check' }).check()
  await expect(part(page, 'mustAnswer')).toContainText('Conviction 2')
  await expect(part(page, 'mustAnswer')).not.toContainText('Conviction 1')
  await question.getByRole('radio', { name: 'I don’t know' }).check()
  await expect(part(page, 'depends')).toContainText(/Conviction 1.*Caution 1/)
  // The address keeps what the link said of the job, and nothing about the person.
  expect(new URL(page.url()).search).toBe('?check=standard')
})

test('one conviction in Scotland or Northern Ireland', onlyInAll, async ({ page }) => {
  await open(page)
  await page.getByLabel('Scotland', { exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('What did the court, or the authorities, give you?').selectOption('Fine')
  for (const [label, text] of [
    ['Day', '1'],
    ['Month', '6'],
    ['Year', '2026'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'See the date' }).click()
  await expect(result(page, 'nation')).toContainText('Choose how old you were.')
  await page.getByLabel('18 or over').check()
  await page.getByRole('button', { name: 'See the date' }).click()
  await expect(result(page, 'nation')).toContainText('this will be spent from 1 June 2027')
  await expect(result(page, 'nation')).toContainText('section 5A. We are sure of this rule')
  await expect(page.getByRole('link', { name: 'Scotland’s Next Chapter' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

const everything = keptAnswers(
  {
    on: day('2020-01-01'),
    kind: 'prison',
    more: { term: { years: '5' }, schedule18: { answer: 'not_sure' }, ...noDays },
  },
  {
    on: { unsure: 'yes', year: '2025' },
    kind: 'driving_disqualification',
    more: { term: { mode: 'length', months: '12' }, endorsed: { answer: 'not_sure' } },
  },
  { on: day('2012-11-01'), caution: 'simple_caution' },
)

test('axe finds nothing on a result, light or dark, and nothing runs over at 320 px or with text of 200%', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await resultOf(page, everything, `${address}?check=enhanced`)
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, `the result, ${colorScheme}`)
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [640, 800]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `${width} px`).toBe(0)
  }
})

test('on paper: everything that was closed is there, and the buttons are not', async ({ page }) => {
  await resultOf(page, everything, `${address}?check=enhanced`)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const title of ['Conviction 1', 'Conviction 2', 'Caution 1']) {
    await expect(
      record(page, title)
        .getByText(/Rehabilitation of Offenders Act 1974/)
        .first(),
    ).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Timeline' }).locator('svg')).toBeVisible()
  await expect(page.getByText('For what you told us, today')).toBeVisible()
  await expect(page.locator('.answer-list').first()).toBeVisible()
  await expect(page.getByText('You don’t need an account.')).toBeHidden()
  const main = page.getByRole('main')
  for (const name of ['Print or save as PDF', 'Clear my answers']) {
    await expect(main.getByRole('button', { name })).toBeHidden()
  }
  await expect(main.getByRole('link', { name: 'Leave this page' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Enhanced check' })).toBeHidden()
})
