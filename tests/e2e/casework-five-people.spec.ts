import { expect, type Browser, type Page } from 'playwright/test'

import {
  ownReferralsWords,
  ownSupportDone,
  ownSupportProblems,
  ownSupportWords,
  supportCodeWords,
} from '../../lib/content/casework/own-support'
import {
  consentFields,
  fileWords,
  newPersonWords,
  ownOpeningReasonLabels,
  peopleWords,
  personFields,
  placeLabels,
} from '../../lib/content/casework/people'
import { partnerPortalWords } from '../../lib/content/casework/organisation'
import {
  beginReferralWords,
  referralDone,
  referralSectionWords as sections,
  referralLifeLabels,
  referralPageWords as words,
} from '../../lib/content/casework/referrals'
import { londonDay } from '../../lib/domain/dates/london-time'
import { signInAs } from '../support/accounts'
import { startServiceWith } from '../support/database'
import type { Service } from '../support/service'
import { test } from '../support/test'

const [sender, receiver] = ['00000000-0000-4000-8000-000000000811', '00000000-0000-4000-8000-000000000812']
const emails = ['partner', 'hiring', 'caseworker', 'employer'].map((name) => `'${name}@example.org'`).join(', ')

/** A practitioner who refers; in the charity a lead and two caseworkers. */
const seed = `
  update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('role', case
      when email in ('partner@example.org', 'hiring@example.org') then 'partner' else 'caseworker' end),
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('full_name', case email
      when 'partner@example.org' then 'Pat Moor' when 'hiring@example.org' then 'Ayesha Khan'
      when 'caseworker@example.org' then 'Sam Hall' else 'Jo Price' end)
  where email in (${emails});
  delete from organisation_members where user_id in (select id from auth.users where email in (${emails}));
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email, takes_referrals) values
    ('${sender}', 'partner', 'Moorside Resettlement', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org', true),
    ('${receiver}', 'partner', 'A Fresh Start', 'approved', '{cv,interview}', '{Leeds}', 'Lee Moss', 'lee@example.org', true);
  insert into organisation_members (user_id, organisation_id, refer, see_all_people, support, manage_people)
    select id, case email when 'partner@example.org' then '${sender}'::uuid else '${receiver}'::uuid end,
      email in ('partner@example.org', 'hiring@example.org'), email = 'hiring@example.org',
      email in ('caseworker@example.org', 'employer@example.org'), email in ('partner@example.org', 'hiring@example.org')
    from auth.users where email in (${emails});`

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

async function pageOf(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, viewport: { width, height: 800 } })
  return context.newPage()
}

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const partner = '/dashboard/partnerportal'
const caseworker = '/dashboard/caseworkerportal'

test('a practitioner refers somebody, a lead accepts, two caseworkers help in turn, and the person reads it all on a phone and stops it', async ({
  browser,
}) => {
  // One computer at the prison, one at the charity where three people sign in one after another, and a phone.
  const [prison, charity, phone] = await Promise.all([
    pageOf(browser, 1280),
    pageOf(browser, 1280),
    pageOf(browser, 360),
  ])
  const atCharity = async (name: string) => {
    await charity.context().clearCookies()
    await signInAs(charity, name)
  }

  // The practitioner.
  await signInAs(prison, 'partner')
  await prison.goto(`${partner}/referrals/new`)
  await prison.getByRole('button', { name: beginReferralWords.takeLabel('A Fresh Start') }).click()
  await prison.getByLabel(consentFields.way).selectOption('signed')
  await prison.getByLabel(consentFields.on).fill(londonDay(new Date()))
  await prison.getByLabel(newPersonWords.agreed).check()
  await submit(prison, beginReferralWords.submit)
  await prison.getByLabel(personFields.name).fill('Robin Ash')
  await prison.getByLabel(personFields.phone).fill('0113 496 0000')
  await prison.getByLabel('Call', { exact: true }).check()
  await submit(prison, sections.person.submit)
  await prison.getByLabel(personFields.town).fill('Leeds')
  await prison.getByLabel(placeLabels.community).check()
  await submit(prison, sections.place.submit)
  await prison.getByLabel('Interview practice').check()
  await submit(prison, sections.help.submit)
  await submit(prison, words.send)
  await expect(prison.getByText(referralDone.sent)).toBeVisible()
  const referral = new URL(prison.url()).pathname.split('/').at(-1) ?? ''

  // The lead finds it on the first page, and gives it to a caseworker.
  await atCharity('hiring')
  await charity.goto(partner)
  await charity.getByRole('link', { name: partnerPortalWords.referralTile(1) }).click()
  await charity.getByRole('link', { name: 'Robin Ash' }).click()
  await charity.getByLabel(words.worker).selectOption({ label: 'Sam Hall' })
  await submit(charity, words.accept)
  await expect(charity.getByText(referralDone.accepted)).toBeVisible()

  // The first caseworker makes a code on paper, and notes the first contact.
  await atCharity('caseworker')
  await charity.goto(`${caseworker}/people`)
  await charity.getByRole('link', { name: 'Robin Ash' }).click()
  await charity.getByText(fileWords.join).click()
  await submit(charity, fileWords.onPaperSubmit)
  const code = (await charity.locator('.support-code').textContent()) ?? ''
  const file = new URL(charity.url()).pathname.split('/').at(-1) ?? ''
  await charity.goto(`${caseworker}/referrals/${referral}`)
  await charity.getByLabel(words.contactOn).fill(londonDay(new Date()))
  await submit(charity, words.contactSubmit)
  await expect(charity.getByText(referralDone.contact)).toBeVisible()

  // The person joins with the code, reads who sent what to whom, and corrects their number.
  await signInAs(phone, 'candidate')
  await phone.goto('/account/support')
  await expect(phone.getByRole('link', { name: supportCodeWords.back })).toHaveAttribute(
    'href',
    '/dashboard/candidateportal/support',
  )
  await submit(phone, supportCodeWords.look)
  await expect(phone.locator('.error-summary')).toContainText(ownSupportProblems.noCode)
  await phone.getByLabel(supportCodeWords.code).fill(code)
  await submit(phone, supportCodeWords.look)
  await submit(phone, supportCodeWords.join)
  await expect(phone.getByText(ownSupportWords.helps('Sam Hall', 'A Fresh Start'))).toBeVisible()
  const own = phone.getByRole('article').filter({ hasText: referral })
  await expect(
    own.getByRole('heading', { name: ownReferralsWords.sentBy('Moorside Resettlement', 'A Fresh Start') }),
  ).toBeVisible()
  await own.getByText(ownReferralsWords.what).click()
  await expect(own.getByText('Interview practice')).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await phone.getByText(ownSupportWords.correct, { exact: true }).click()
  await phone.getByRole('textbox', { name: personFields.phone }).fill('0113 496 0199')
  await submit(phone, ownSupportWords.correctSubmit)
  await expect(phone.getByText(ownSupportDone.corrected)).toBeVisible()
  await phone.getByText(ownSupportWords.ask, { exact: true }).click()
  await phone.getByLabel(ownSupportWords.askField).fill('I have moved to Hull.')
  await submit(phone, ownSupportWords.askSubmit)
  await expect(phone.getByText(ownSupportDone.asked)).toBeVisible()

  // The first caseworker hands over to the second, who reads the correction.
  await charity.goto(`${caseworker}/people/${file}`)
  await charity.getByText(fileWords.handOver, { exact: true }).first().click()
  await charity.getByLabel(peopleWords.handOverTo, { exact: true }).selectOption({ label: 'Jo Price' })
  await submit(charity, fileWords.handOver)
  expect((await charity.goto(`${caseworker}/people/${file}`))?.status()).toBe(404)
  await atCharity('employer')
  await charity.goto(`${caseworker}/people`)
  await charity.getByRole('link', { name: 'Robin Ash' }).click()
  await expect(charity.getByText('0113 496 0199').first()).toBeVisible()
  // What the person says is wrong is answered there, and they read the answer.
  await charity.getByLabel(fileWords.correctionAnswer).fill('It says Hull now.')
  await submit(charity, fileWords.correctionSubmit)
  await expect(charity.getByRole('region', { name: fileWords.corrections })).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByText('It says Hull now.')).toBeVisible()

  // Accepting opened the file for the lead, too; the person sees that, and stops the referral.
  await atCharity('hiring')
  await charity.goto(`${partner}/people/${file}`)
  await expect(charity.getByText('0113 496 0199').first()).toBeVisible()
  await phone.goto('/dashboard/candidateportal/support')
  await expect(phone.getByText(ownSupportWords.helps('Jo Price', 'A Fresh Start'))).toBeVisible()
  await expect(phone.getByText(ownOpeningReasonLabels.added).first()).toBeVisible()
  await expect(phone.getByText('Ayesha Khan').first()).toBeVisible()
  await own.getByText(ownReferralsWords.stop, { exact: true }).click()
  await submit(phone, ownReferralsWords.stopSubmit)
  await expect(own.locator('.error-summary')).toBeVisible()
  await own.getByLabel(ownReferralsWords.stopSure).check()
  await submit(phone, ownReferralsWords.stopSubmit)
  await expect(phone.getByText(ownSupportDone['referral-stopped'])).toBeVisible()

  // The practitioner reads that it was stopped, and nothing about the person any more.
  await prison.goto(`${partner}/referrals/${referral}`)
  await expect(prison.getByText(referralLifeLabels.withdrawn).first()).toBeVisible()
  await expect(prison.getByText(words.forgotten)).toBeVisible()
  await expect(prison.getByText('Robin Ash')).toHaveCount(0)
})

test('somebody whom a charity helps is referred on from their file', async ({ browser }) => {
  const page = await pageOf(browser, 360)
  await signInAs(page, 'hiring')
  await page.goto(`${partner}/people/new`)
  await page.getByLabel(consentFields.way).selectOption('signed')
  await page.getByLabel(consentFields.on).fill(londonDay(new Date()))
  await page.getByLabel(newPersonWords.agreed).check()
  await page.getByLabel(personFields.name).fill('Kit Lane')
  await page.getByLabel(personFields.phone).fill('0113 496 0111')
  await page.getByLabel('Call', { exact: true }).check()
  await submit(page, newPersonWords.submit)
  await page.getByRole('link', { name: fileWords.refer }).click()
  await expect(page.getByRole('heading', { name: beginReferralWords.fromFile('Kit Lane') })).toBeVisible()
  // Nobody refers to the organisation that has the file.
  await expect(page.getByRole('button', { name: beginReferralWords.takeLabel('A Fresh Start') })).toHaveCount(0)
  await page.getByRole('button', { name: beginReferralWords.takeLabel('Moorside Resettlement') }).click()
  await page.getByLabel(consentFields.way).selectOption('spoken')
  await submit(page, beginReferralWords.submit)
  // The problem leaves the file and the organisation as they were chosen.
  await expect(page.getByLabel(consentFields.way)).toHaveValue('spoken')
  await page.getByLabel(consentFields.on).fill(londonDay(new Date()))
  await page.getByLabel(newPersonWords.agreed).check()
  await submit(page, beginReferralWords.submit)
  await page.getByLabel('CV', { exact: true }).check()
  await submit(page, sections.help.submit)
  await expect(page.getByText('0113 496 0111')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await submit(page, words.send)
  await expect(page.getByText(referralDone.sent)).toBeVisible()
  await page.getByRole('link', { name: words.begunFrom('Kit Lane') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kit Lane' })).toBeVisible()
})
