import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const note = (page: Page) => page.locator('.dash-note')
const open = (page: Page, path: string) => page.goto(`/dashboard/candidate${path}`)
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this dashboard' }).first().getByRole('link', { name }).click()
const tile = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'At a glance' }).getByRole('listitem').filter({ hasText: name }).locator('strong')

test('apply, see it everywhere, withdraw with a reason, and put everything back', async ({ page, context }) => {
  await open(page, '')
  const openBefore = Number(await tile(page, /Open applications?/).innerText())
  await go(page, 'Jobs')
  const job = page.getByRole('article', { name: 'Packing Line Worker' })
  await job.getByRole('button', { name: /^Apply/ }).click()
  await expect(job.getByRole('button', { name: 'Go back' })).toBeFocused()
  await job.getByRole('button', { name: 'Yes, apply' }).click()
  await expect(note(page)).toContainText('You’ve applied for Packing Line Worker')
  await expect(job).toContainText('Applied')

  await go(page, 'My week')
  await expect(tile(page, /Open applications?/)).toHaveText(String(openBefore + 1))
  await tile(page, /Open applications?/).click()
  const application = page.getByRole('article', { name: /Packing Line Worker/ })
  await expect(page.getByRole('heading', { level: 2, name: `Open (${openBefore + 1})` })).toBeVisible()
  await expect(application.getByRole('listitem').filter({ hasText: 'by you' })).toContainText('Applied')
  await application.getByText('Withdraw this application').click()
  await application.getByLabel('Not the right job').check()
  await application.getByRole('button', { name: 'Withdraw my application' }).click()
  await expect(note(page)).toContainText('You withdrew your application for Packing Line Worker')
  await expect(application).toContainText('Why you withdrew: not the right job')
  await expect(page.locator('#screen')).toBeFocused()
  await expect(application.getByText('Withdraw this application')).toHaveCount(0)

  // Kept in this tab alone: after a load here it is there, in another tab it never was.
  await page.reload()
  await expect(application).toContainText('Withdrawn')
  const other = await context.newPage()
  await other.goto('/dashboard/candidate/applications')
  await expect(other.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
  await expect(other.getByRole('article', { name: /Packing Line Worker/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Reset the demo' }).click()
  await expect(application).toHaveCount(0)
  await expect(page.getByText('The demo is back to how it started.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(application).toContainText('Withdrawn')
})

test('tick what work needs, on the week and on its own page, and take it back', async ({ page }) => {
  const done = (what: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: what, exact: true }) })
      .getByLabel('Done')
  await open(page, '/resources')
  await expect(page.getByText('4 of 7 sorted')).toBeVisible()
  await done('CV').check()
  await expect(done('CV')).toBeFocused()
  await expect(page.getByText('5 of 7 sorted')).toBeVisible()
  await go(page, 'My week')
  await expect(tile(page, 'Things sorted out')).toHaveText('5 of 7')
  await go(page, 'Help')
  await done('ID').check()
  await expect(page.getByText('6 of 7 sorted')).toBeVisible()
  await note(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('5 of 7 sorted')).toBeVisible()
})

test('save and hide jobs: the tabs count them, and a job that excludes the person says so', async ({ page }) => {
  await open(page, '/jobs')
  await expect(page.getByRole('article', { name: 'Delivery Driver' })).toContainText(
    'convictions for: driving offences',
  )
  const tab = (name: string) => page.getByRole('navigation', { name: 'Lists of jobs' }).getByRole('link', { name })
  await expect(tab('Saved')).toHaveText('Saved (3)')
  await page.getByRole('button', { name: 'Save: Retail Assistant' }).click()
  await expect(tab('Saved')).toHaveText('Saved (4)')
  await page.getByRole('button', { name: 'Hide: Delivery Driver' }).click()
  await expect(page.getByRole('article', { name: 'Delivery Driver' })).toHaveCount(0)
  await note(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article', { name: 'Delivery Driver' })).toBeVisible()
  await page.getByLabel('Hide jobs that rule out my kind of conviction').check()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/exclusions=off/)
  await expect(page.getByRole('article', { name: 'Delivery Driver' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Hide jobs that rule out my kind of conviction')).not.toBeChecked()
  await tab('Saved').click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('a job’s title leads to its advert, and the advert back to the demonstration', async ({ page }) => {
  await open(page, '/jobs')
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\/[a-z-]+\?from=candidate$/)
  await expect(page.getByText('You cannot apply for them.')).toBeHidden()
  await page.getByRole('link', { name: 'Back to the candidate demonstration' }).click()
  await expect(page).toHaveURL('/dashboard/candidate/jobs')
})

test('book an appointment: what is missing is named, a clash is warned of, and the calendar file has it', async ({
  page,
}) => {
  await open(page, '/diary?view=list')
  const upcoming = page.getByRole('heading', { level: 2, name: /^Coming up/ })
  const before = Number(/\d+/.exec(await upcoming.innerText())?.[0])
  const interview = page.getByRole('listitem').filter({ hasText: 'Interview: Warehouse Operative' }).first()
  await expect(interview).toBeVisible()

  await page.getByText('Add something to my diary').click()
  await page.getByRole('button', { name: 'Add to my diary' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Say what it is' }).click()
  await expect(page.getByLabel('What is it?')).toBeFocused()
  await page.keyboard.type('Optician')
  const day = await page.evaluate(() => {
    const date = new Date()
    date.setDate(date.getDate() + 1)
    return date.toLocaleDateString('sv-SE')
  })
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByLabel('Start time').fill('07:15')
  await page.getByLabel('Where').fill('High Street')
  await page.getByRole('button', { name: 'Add to my diary' }).click()
  await expect(note(page)).toContainText('Optician is in your diary')
  await expect(upcoming).toContainText(`(${before + 1})`)

  await page.getByText('Add something to my diary').click()
  await page.getByLabel('What is it?').fill('Bus pass')
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByLabel('Start time').fill('07:30')
  await page.getByLabel('Where').fill('Station')
  await page.getByRole('button', { name: 'Add to my diary' }).click()
  await expect(summary).toContainText('That clashes with another appointment')
  await page.getByRole('button', { name: 'Book anyway' }).click()
  await expect(upcoming).toContainText(`(${before + 2})`)
  await expect(page.getByText('Clashes with:').first()).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to my phone’s calendar' }).click()
  expect((await download).suggestedFilename()).toBe('my-diary.ics')

  await page.getByRole('button', { name: 'Share with my caseworker: Optician' }).click()
  await expect(page.getByText('Your caseworker can see this').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove from my diary: Bus pass' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(upcoming).toContainText(`(${before + 1})`)
})

test('the statement is kept in versions, the goal and the settings as soon as they are chosen, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = []
  await open(page, '/disclosure')
  await expect(page.getByRole('button', { name: 'Save as a new version' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel('What I want to say').fill('Canary words of my own')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await expect(note(page)).toContainText('Version 3 is saved.')
  await expect(page.getByText('Version 3, saved on')).toBeVisible()

  await go(page, 'Mentoring')
  await page.getByLabel('Revise with the app').check()
  await expect(note(page)).toContainText('Step done')
  await go(page, 'Settings')
  await page.getByRole('group', { name: 'How often should we tell you' }).getByLabel('Never').check()
  await page.getByRole('group', { name: 'Who can see my profile?' }).getByLabel('Nobody').check()
  await page.reload()
  await expect(page.getByRole('group', { name: 'How often should we tell you' }).getByLabel('Never')).toBeChecked()
  await expect(page.getByText('Employers can’t find you at the moment.')).toBeVisible()
  await go(page, 'Profile')
  await expect(page.getByRole('group', { name: 'Who can see my profile?' }).getByLabel('Nobody')).toBeChecked()
  expect(sent.join('\n')).not.toMatch(/canary/i)
})

test('on paper: the screen with what it says, and without what can be pressed', async ({ page }) => {
  await open(page, '/applications')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Demonstration data.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('.dash-nav, .dash-nav-phone').first()).toBeHidden()
  for (const button of await page.locator('.dash button').all()) await expect(button).toBeHidden()
})
