import { expect, type Browser, type Page } from 'playwright/test'

import { deskJobsDoneWords, deskJobsProblems } from '../../lib/content/desk/desk-job-words'
import { fieldLabels, findingsWords, findingWords, advertStepLabels } from '../../lib/content/hiring/advert'
import {
  companyJobDoneWords,
  companyJobProblems,
  companyJobListWords,
  companyJobWords,
} from '../../lib/content/hiring/company-job-words'
import { expectAccessible, expectAccessibleNarrowAndWide } from '../support/accessible'
import { mailWith, signInAs } from '../support/accounts'
import { rowsOf } from '../support/database'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const jobs = '/dashboard/employerportal/jobs'
const desk = '/dashboard/team/jobs'
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

async function visit(browser: Browser, service: Service, role: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled })
  const page = await context.newPage()
  await signInAs(page, role)
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: companyJobWords.steps }).getByRole('link', { name }).click()
const done = (page: Page, what: keyof typeof companyJobDoneWords) =>
  expect(page.getByText(companyJobDoneWords[what])).toBeVisible()

test('an advert with scripts off: unlawful, mended, sent back, approved, changed both ways, paused, extended, closed', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service, 'hiring', false)
  const member = await visit(browser, service, 'team', true)

  // The work: words that ban everybody with a record stop it, a title for one sex is advice.
  await page.goto(jobs)
  await page.getByRole('link', { name: companyJobListWords.add }).click()
  await press(page, companyJobWords.save)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(companyJobProblems.title)
  await page.getByLabel(fieldLabels.title).fill('Bakery handyman')
  await page.getByLabel(fieldLabels.siteId).selectOption('other')
  await page.getByLabel(fieldLabels.town).fill('Leeds')
  await page.getByLabel(fieldLabels.postcode).fill('ls14ab')
  await page.getByLabel(fieldLabels.type).selectOption('Full-time')
  await page.getByLabel(fieldLabels.sector).selectOption('hospitality')
  await page.getByLabel(fieldLabels.vacancies).fill('2')
  await page.getByLabel(fieldLabels.description).fill('Look after ovens and mixers. You must have a clean record.')
  await press(page, companyJobWords.save)
  await expect(page.getByText(companyJobWords.toMend(1))).toBeVisible()
  await expect(page.getByText(findingWords.blanket_ban).first()).toBeVisible()
  await expect(page.getByText(findingWords.sex).first()).toBeVisible()
  await expect(page.getByText('You wrote: ‘clean record’.').first()).toBeVisible()
  await goTo(page, advertStepLabels.work)
  await page.getByLabel(fieldLabels.description).fill('No criminals. Must be under 30. An unpaid trial shift first.')
  await press(page, companyJobWords.save)
  for (const rule of ['blanket_ban', 'age_wanted', 'unpaid'] as const) {
    await expect(page.getByText(findingWords[rule]).first()).toBeVisible()
  }
  await page.getByLabel(fieldLabels.description).fill('Look after ovens and mixers. We show you how.')
  await press(page, companyJobWords.save)
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/\/jobs\/bakery-handyman-[a-z0-9]{8}$/)
  const id = address.split('/').at(-1) ?? ''

  // The preview beside the form is whole.
  await expect(page.locator('.advert-beside')).toHaveCSS('overflow-y', 'visible')

  // Pay: what cannot be read is refused with all that was typed; what is below the minimum is kept and marked.
  await page.getByLabel(companyJobWords.payFrom).fill('twelve')
  await page.getByLabel(fieldLabels.pattern).fill('Monday to Friday, 5am to 1pm')
  await press(page, companyJobWords.save)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter the pay in pounds')
  await expect(page.getByLabel(companyJobWords.payFrom)).toHaveValue('twelve')
  await expect(page.getByLabel(fieldLabels.pattern)).toHaveValue('Monday to Friday, 5am to 1pm')
  await page.getByLabel(companyJobWords.payFrom).fill('£12.70')
  await page.getByLabel(fieldLabels.hoursPerWeek).fill('37.5')
  await press(page, companyJobWords.save)
  await expect(page.getByText(findingWords.below_minimum_wage).first()).toBeVisible()
  await page.getByLabel(companyJobWords.payFrom).fill('13')
  await press(page, companyJobWords.save)

  await page.getByLabel(fieldLabels.requirements).fill('Get here for 5am\n\nLift 15 kg trays')
  await press(page, companyJobWords.save)

  // Checks: an enhanced one without a duty is refused with why, an exclusion by policy too.
  await page.getByRole('radio', { name: 'after an offer', exact: false }).check()
  await page.locator('#dbsLevel-enhanced').check()
  await page.locator('input[name="exclude-arson"]').check()
  await page.locator('#reason-arson').fill('Company policy')
  await page.getByLabel(companyJobWords.dayReleasePossible).check()
  await press(page, companyJobWords.save)
  await expect(page.getByText(findingWords.check_without_duty).first()).toBeVisible()
  await expect(page.getByText(findingWords.exclusion_without_reason).first()).toBeVisible()
  await goTo(page, 'Preview and send')
  await expect(page.getByRole('button', { name: companyJobWords.send })).toHaveCount(0)
  await expect(page.getByText(companyJobWords.cannotSend)).toBeVisible()
  await goTo(page, 'Checks and convictions')
  await page.locator('#dbsLevel-none').check()
  await page.locator('#reason-arson').fill('You work alone with gas ovens through the night.')
  await press(page, companyJobWords.save)
  await expect(page.getByRole('article')).toContainText('LS1 4AB')
  await press(page, companyJobWords.send)
  await done(page, 'sent')
  await expect(page.getByText(companyJobWords.inReview)).toBeVisible()
  await expect(page.getByText(findingsWords.adviceSent)).toBeVisible()
  await expect(page.getByText(findingsWords.adviceHint)).toHaveCount(0)

  // The team sends it back with the field and words, and again nothing that was typed is lost.
  await member.goto('/dashboard/team')
  await member.getByRole('link', { name: /Adverts? to review/ }).click()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Adverts')
  await member.getByRole('link', { name: 'Bakery handyman' }).click()
  await expect(member.getByText(findingWords.sex).first()).toBeVisible()
  await expect(member).toHaveTitle(/Bakery handyman/)
  await expectAccessible(member)
  await member.getByLabel('Which part is it about?').selectOption('title')
  await press(member, 'Send it back with this note')
  await expect(member.getByRole('alert').filter({ hasText: deskJobsProblems.words })).toBeVisible()
  await expect(member.getByLabel('Which part is it about?')).toHaveValue('title')
  await member.getByLabel('What do they need to change?').fill('Please choose a title for <everybody>.')
  await press(member, 'Send it back with this note')
  await expect(member.getByText(deskJobsDoneWords['job-returned'])).toBeVisible()
  const told = await mailWith(service, 'hiring@example.org', 'Your advert needs a change')
  expect(oneLine(told.text)).toContain('Bakery handyman')
  expect(oneLine(told.text)).toContain('The reason, about ‘Job title’: Please choose a title for <everybody>.')

  // The portal's first page says so, and leads on.
  await page.goto('/dashboard/employerportal')
  await expect(page.getByRole('heading', { name: companyJobListWords.own })).toBeVisible()
  await page.getByRole('link', { name: '1 job sent back to you' }).click()
  await expect(page).toHaveURL(`${jobs}?tab=returned`)
  await page.getByRole('link', { name: 'Bakery handyman' }).click()
  await expect(page.getByText('Please choose a title for <everybody>.', { exact: true })).toBeVisible()
  await expect(page.getByText(companyJobWords.unchanged)).toBeVisible()
  await page.getByRole('link', { name: companyJobWords.changePart(fieldLabels.title) }).click()
  await page.getByLabel(fieldLabels.title).fill('Bakery maintenance worker')
  await press(page, companyJobWords.save)
  await goTo(page, 'Preview and send')
  await expect(page.getByText(companyJobWords.unchanged)).toHaveCount(0)
  await press(page, companyJobWords.sendAgain)
  await done(page, 'sent')
  await member.goto(`${desk}/${id}`)
  await press(member, 'Approve and put it on the board')
  await expect(member.getByText(deskJobsDoneWords['job-approved'])).toBeVisible()
  await mailWith(service, 'hiring@example.org', 'Your advert is approved')
  await member.goto('/dashboard/team/log')
  // The log names the job and links it.
  await expect(member.getByRole('row').filter({ has: member.locator(`a[href*="${id}"]`) })).toHaveCount(2)

  // On the board: places change at once, words wait for the team; the approved advert stays.
  await page.goto(`${address}?step=work`)
  await page.getByLabel(fieldLabels.vacancies).fill('3')
  await page.getByLabel(fieldLabels.description).fill('Look after ovens, mixers and vans. We show you how.')
  await press(page, companyJobWords.save)
  const kept = async () => (await rowsOf(service, 'jobs', `id=eq.${id}`))[0] as Record<string, unknown>
  expect(await kept()).toMatchObject({
    status: 'live',
    hourly_pence: 1300,
    has_nights: false,
    advert: { vacancies: 3, description: 'Look after ovens and mixers. We show you how.' },
    draft: { vacancies: 3, description: 'Look after ovens, mixers and vans. We show you how.' },
  })
  await goTo(page, companyJobWords.checkAndSend)
  await expect(page.getByText(companyJobWords.approvedStays)).toBeVisible()
  // The changes come first, and below them what people still see.
  const changed = page.getByRole('row').filter({ hasText: fieldLabels.description })
  await expect(changed).toContainText('Look after ovens, mixers and vans. We show you how.')
  await expect(page.getByRole('article')).toContainText('Look after ovens and mixers. We show you how.')
  await press(page, companyJobWords.send)
  await member.goto(`${desk}/${id}`)
  const change = member.getByRole('row').filter({ hasText: fieldLabels.description })
  await expect(change).toContainText('Look after ovens and mixers. We show you how.')
  await expect(change).toContainText('Look after ovens, mixers and vans. We show you how.')
  await expectAccessible(member)

  // The company takes it back at the same moment: the member's yes comes too late, and says so.
  await press(page, companyJobWords.recall)
  await done(page, 'recalled')
  await press(member, 'Approve and put it on the board')
  await expect(member.getByText(deskJobsProblems.changed)).toBeVisible()
  await page.locator('summary', { hasText: companyJobWords.discardChanges }).click()
  await press(page, companyJobWords.dropYes)
  await done(page, 'dropped')

  // How it does, the advert as the board draws it, and nothing of the form it was written in.
  await expect(page.getByRole('navigation', { name: companyJobWords.steps })).toHaveCount(0)
  await expect(page.getByText(companyJobWords.applicantsText(0, 0))).toBeVisible()
  const shown = await page.getByRole('article').locator('dl').first().innerText()
  await page.getByRole('link', { name: companyJobWords.onBoard }).click()
  await expect(page.getByRole('article').locator('dl').first()).toBeVisible()
  expect(await page.getByRole('article').locator('dl').first().innerText()).toBe(shown)
  await page.goto(address)
  const withScripts = await visit(browser, service, 'hiring', true)
  await withScripts.setViewportSize({ width: 320, height: 700 })
  await withScripts.goto(address)
  await expectAccessible(withScripts)
  expect(await withScripts.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await withScripts.context().close()

  await page.locator('summary', { hasText: companyJobWords.pause }).click()
  await press(page, companyJobWords.pauseSubmit)
  await done(page, 'paused')
  await press(page, companyJobWords.resume)
  await done(page, 'resumed')
  await page.locator('summary', { hasText: companyJobWords.extend }).click()
  await page.getByLabel(companyJobWords.extend).fill('2020-01-01')
  await press(page, companyJobWords.extendSubmit)
  await expect(page.getByRole('alert').filter({ hasText: companyJobProblems.closing_day })).toBeVisible()
  await page.getByLabel(companyJobWords.extend).fill('')
  await press(page, companyJobWords.extendSubmit)
  await done(page, 'extended')

  await page.locator('summary', { hasText: companyJobWords.close }).click()
  await press(page, companyJobWords.closeSubmit)
  await expect(page.getByRole('alert').filter({ hasText: companyJobProblems.hired })).toBeVisible()
  await page.getByLabel(companyJobWords.hired).fill('2')
  await press(page, companyJobWords.closeSubmit)
  await done(page, 'closed')
  expect(await kept()).toMatchObject({ status: 'closed', hired: 2, draft: null })
  await press(page, companyJobWords.relist)
  await done(page, 'copied')
  await goTo(page, 'Preview and send')
  await expect(page.getByRole('heading', { level: 1, name: 'Bakery maintenance worker' })).toBeVisible()
  await page.locator('summary', { hasText: companyJobWords.discard }).click()
  await press(page, companyJobWords.discardYes)
  await done(page, 'discarded')
})

test(
  'two people write the same advert: the second is told who was faster, and keeps what they typed',
  onlyInAll,
  async ({ browser, service }) => {
    const page = await visit(browser, service, 'hiring', true)
    await page.goto(`${jobs}/new`)
    await expectAccessible(page)
    // By keyboard alone.
    await page.getByLabel(fieldLabels.title).focus()
    await page.keyboard.type('Night baker')
    await page.getByRole('button', { name: companyJobWords.save }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/step=pay/)
    const address = new URL(page.url()).pathname

    const other = await page.context().newPage()
    await other.goto(`${address}?step=work`)
    await page.goto(`${address}?step=work`)
    await page.getByLabel(fieldLabels.description).fill('Bake bread at night.')
    await press(page, companyJobWords.save)
    await other.getByLabel(fieldLabels.description).fill('Bake cakes at night.')
    await press(other, companyJobWords.save)
    await expect(other.getByRole('main').getByRole('alert')).toContainText('hiring@example.org changed this job on')
    await expect(other.getByLabel(fieldLabels.description)).toHaveValue('Bake cakes at night.')
    await expect(other.getByText(companyJobWords.stored('Bake bread at night.'))).toBeVisible()
    await press(other, companyJobWords.save)
    await goTo(other, 'The work')
    await expect(other.getByLabel(fieldLabels.description)).toHaveValue('Bake cakes at night.')

    for (const path of [
      jobs,
      `${jobs}?tab=drafts`,
      `${jobs}/new`,
      address,
      `${address}?step=work`,
      `${address}?step=pay`,
      `${address}?step=offer`,
      `${address}?step=checks`,
    ]) {
      await page.goto(path)
      await expectAccessibleNarrowAndWide(page)
    }
  },
)
