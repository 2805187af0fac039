import { expect, type Page } from 'playwright/test'

import { applicationWords } from '@/lib/content/dashboards/candidate/applications'
import { disclosureLabels, refusalLabels } from '@/lib/content/dashboards/labels'
import type { DisclosureState } from '@/lib/domain/applications/application'

import { test } from '../support/test'

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name }).first()
const employerTab = (page: Page, tab: string) =>
  page.goto(`/dashboard/employer/applications?tab=${tab}&job=delivery-driver`)

/** What each of the others reads of the application, at the stage. */
async function expectSameStory(page: Page, stage: string, record: DisclosureState): Promise<void> {
  await page.goto('/dashboard/candidate/applications')
  const own = card(page, /^Delivery Driver/)
  await expect(own.locator('.dash-badge').first()).toHaveText(stage)
  await expect(own).toContainText(applicationWords.record[record])
  await page.goto('/dashboard/partner/applications?tab=open')
  const row = page.getByRole('row', { name: /Sam Okoro.*Delivery Driver/ })
  await expect(row).toContainText(stage)
  await page.goto('/dashboard/caseworker/candidate/person-101?tab=applications')
  const theirs = card(page, /^Delivery Driver/)
  await expect(theirs.locator('.dash-badge').first()).toHaveText(stage)
  await expect(theirs).toContainText(disclosureLabels[record])
}

test('one application goes from applied to an offer, and reads the same from every side', async ({ page }) => {
  await page.goto('/dashboard/candidate/jobs')
  await page.getByRole('button', { name: 'Apply: Delivery Driver' }).click()
  await page.getByRole('button', { name: 'Yes, apply' }).click()
  await expectSameStory(page, 'Applied', 'not_asked')

  await employerTab(page, 'new')
  await expect(page.locator('#screen')).not.toContainText(/Sam|Okoro/)
  await card(page, /^Applicant A-/)
    .getByRole('button', { name: 'Shortlist' })
    .click()
  await employerTab(page, 'shortlisted')
  const applicant = card(page, 'Sam Okoro')
  // The advert says that this job asks after shortlisting, and so it can from now on.
  await expect(applicant.getByRole('button', { name: 'Ask about a record' })).toBeVisible()
  await applicant.getByText('Invite to interview').click()
  await applicant.getByRole('textbox', { name: /^Message to the applicant/ }).fill('Tuesday at 10 or Wednesday at 2?')
  await applicant.getByRole('button', { name: 'Send invitation' }).click()
  await employerTab(page, 'interview')
  await applicant.getByRole('button', { name: 'Ask about a record' }).click()
  await applicant.getByRole('button', { name: 'Ask', exact: true }).click()
  await expectSameStory(page, 'Interview', 'asked')

  await page.goto('/dashboard/candidate/disclosure')
  await page.getByRole('button', { name: /^Share my statement/ }).click()
  await page.getByRole('button', { name: 'Yes, share it' }).click()
  await employerTab(page, 'interview')
  await expect(applicant).toContainText('The applicant has answered. This demonstration does not show what they said.')
  await expect(page.locator('#screen')).not.toContainText('made a bad choice')
  await applicant.getByText('Make an offer').click()
  await applicant.getByRole('button', { name: 'Send offer' }).click()
  await employerTab(page, 'offer')
  await applicant.getByLabel('Identity: done').check()
  await expectSameStory(page, 'Offer', 'shared')
  // Neither the charity nor the caseworker is ever shown the words themselves.
  await expect(page.locator('#screen')).not.toContainText('made a bad choice')

  await page.goto('/dashboard/candidate/applications')
  await expect(card(page, /^Delivery Driver/)).toContainText('Identity: done')
  await expect(card(page, /^Delivery Driver/)).toContainText('Tuesday at 10 or Wednesday at 2?')
  await page.getByRole('button', { name: 'Reset the demo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The demo is back to how it started.' })).toBeVisible()
  await employerTab(page, 'offer')
  await expect(page.getByText('Nobody is at this stage.')).toBeVisible()
})

test('a step whose rules cannot be fetched says so, and works when pressed again with a connection', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/employer/applications?tab=new')
  const named = page.getByRole('article', { name: /^Applicant A-/ })
  const before = await named.count()
  await context.setOffline(true)
  const shortlist = named.first().getByRole('button', { name: 'Shortlist' })
  await shortlist.click()
  await expect(page.locator('.dash-note > p')).toHaveText(refusalLabels.not_loaded)
  await expect(named).toHaveCount(before)
  await context.setOffline(false)
  await shortlist.click()
  await expect(named).toHaveCount(before - 1)
})

const choices = {
  'a radio button': {
    path: '/dashboard/candidate/resources',
    choose: (page: Page) => page.getByRole('radio', { name: 'Done' }).first().click(),
    shows: (page: Page) => expect(page.getByRole('radio', { name: 'Done' }).first()).toBeChecked(),
  },
  'a box': {
    path: '/dashboard/partner/onboarding',
    choose: (page: Page) => page.getByLabel('Read the guide to safe contact').click(),
    shows: (page: Page) => expect(page.getByLabel('Read the guide to safe contact')).toBeChecked(),
  },
  'a list': {
    path: '/dashboard/caseworker/candidate/person-101',
    choose: (page: Page) => page.getByLabel('Work status').selectOption('needs_support'),
    shows: (page: Page) => expect(page.getByLabel('Work status')).toHaveValue('needs_support'),
  },
}
for (const [name, { path, choose, shows }] of Object.entries(choices))
  test(`${name} shows what was chosen while the rules are on their way, and when they are there`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
    let send = (): void => undefined
    const mayGo = new Promise<void>((resolve) => (send = resolve))
    let held = 0
    await page.route('**/_next/static/chunks/**', async (route) => {
      held += 1
      await mayGo
      await route.continue()
    })
    await choose(page)
    await expect.poll(() => held).toBeGreaterThan(0)
    await shows(page)
    await expect(page.locator('.dash-note')).toHaveCount(0)
    send()
    await expect(page.locator('.dash-note > p')).toBeVisible()
    await shows(page)
  })
