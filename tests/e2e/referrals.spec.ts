import { expect, test, type Browser, type Page } from 'playwright/test'

import { partnerPortalWords } from '../../lib/content/casework/organisation'
import { ownReferralWords, takersWords } from '../../lib/content/casework/own-referral'
import { consentFields, newPersonWords, personFields, placeLabels } from '../../lib/content/casework/people'
import {
  firstContactWords,
  beginReferralWords,
  referralConfirmationWords,
  referralDone as done,
  referralHelpWords,
  referralLifeLabels,
  referralListWords as list,
  referralProblems as problems,
  referralSectionWords as sections,
  referralPageWords as words,
} from '../../lib/content/casework/referrals'
import { dayText } from '../../lib/content/wording/date-text'
import { londonDay } from '../../lib/domain/dates/london-time'
import { expectAccessible } from '../support/accessible'
import { signedInPage } from '../support/accounts'
import { callFunction, rowsOf, startServiceWith } from '../support/database'
import type { Service } from '../support/service'

const sender = '00000000-0000-4000-8000-000000000801'
const receiver = '00000000-0000-4000-8000-000000000802'
const other = '00000000-0000-4000-8000-000000000803'
const manager = '00000000-0000-4000-8000-000000000804'

/** A prison's resettlement team that refers, and a charity that takes referrals, with whoever answers them and a caseworker. */
const seed = `
  update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "partner"}' where email = 'employer@example.org';
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('full_name', case email
    when 'partner@example.org' then 'Ayesha Khan' when 'caseworker@example.org' then 'Sam Hall' else 'Jo Price' end)
  where email in ('partner@example.org', 'caseworker@example.org', 'employer@example.org');
  delete from organisation_members where user_id in (
    select id from auth.users where email in ('partner@example.org', 'caseworker@example.org', 'employer@example.org'));
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email, takes_referrals, places_a_month) values
    ('${sender}', 'partner', 'Moorside Resettlement', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org', false, null),
    ('${receiver}', 'partner', 'A Fresh Start for Leeds', 'approved', '{cv,interview,id_and_bank}', '{Leeds,Bradford}', 'Lee Moss', 'lee@example.org',
      true, 3),
    ('${other}', 'partner', 'Doors of York', 'approved', '{training}', '{York}', 'Kim Bell', 'kim@example.org', true, null);
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ('${manager}', 'manager@example.org', now(), '{"role": "partner"}', '{}');
  insert into organisation_members (user_id, organisation_id, manage_people) values ('${manager}', '${sender}', true);
  insert into organisation_members (user_id, organisation_id, refer, manage_people, support)
    select u.id, case u.email when 'partner@example.org' then '${sender}'::uuid else '${receiver}'::uuid end,
      u.email <> 'caseworker@example.org', u.email <> 'caseworker@example.org', u.email = 'caseworker@example.org'
    from auth.users u where u.email in ('partner@example.org', 'caseworker@example.org', 'employer@example.org');`

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

const today = londonDay(new Date())
const portal = '/dashboard/partnerportal/referrals'

const pageOf = (browser: Browser, role: string, width: number, javaScriptEnabled = true): Promise<Page> =>
  signedInPage(browser, service.url, role, { width, javaScriptEnabled })

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const problem = (page: Page) => page.locator('.error-summary')

/** Whether the receiver takes referrals from now on. */
async function take(isTaking: boolean): Promise<void> {
  const [organisation] = await rowsOf(service, 'organisations', `id=eq.${receiver}`)
  const [leader] = await rowsOf(
    service,
    'organisation_members',
    `organisation_id=eq.${receiver}&manage_people=eq.true`,
    'user_id',
  )
  const facts = {
    services: ['cv', 'interview', 'id_and_bank'],
    areas: ['Leeds', 'Bradford'],
    safeguarding_name: 'Lee Moss',
    safeguarding_email: 'lee@example.org',
    takes_referrals: isTaking,
    places_a_month: 3,
    wanted: null,
  }
  const answer = await callFunction(service, 'change_company', {
    p_actor: leader?.user_id,
    p_version: organisation?.version,
    p_facts: JSON.stringify(facts),
    p_email: '{}',
  })
  expect(answer).toMatchObject({ outcome: 'done' })
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel(consentFields.way).selectOption('signed')
  await page.getByLabel(consentFields.on).fill(today)
  await page.getByLabel(newPersonWords.agreed).check()
}

test('a practitioner refers somebody section by section, with consent first and bad input kept', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'partner', 360)
  // Whoever only refers has nothing else on the first page.
  await expect(page.getByText(partnerPortalWords.quiet)).toBeVisible()
  await page.getByRole('link', { name: partnerPortalWords.quietLink }).click()
  await expect(page.getByText(list.empty.received)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: list.add }).click()
  await expect(page.getByRole('heading', { name: beginReferralWords.choose })).toBeVisible()
  await expectAccessible(page)
  await fits(page, 360)
  await page.getByRole('button', { name: beginReferralWords.takeLabel('A Fresh Start for Leeds') }).click()

  // Consent comes first, in words that name both organisations.
  await expect(page.getByText('Moorside Resettlement may send A Fresh Start for Leeds')).toBeVisible()
  await page.getByLabel(consentFields.way).selectOption('spoken')
  await submit(page, beginReferralWords.submit)
  await expect(problem(page)).toContainText('Enter the date they agreed')
  await expect(page.getByLabel(consentFields.way)).toHaveValue('spoken')
  await page.getByLabel(consentFields.on).fill(today)
  await submit(page, beginReferralWords.submit)
  await expect(problem(page)).toContainText(problems.notAgreed)
  await expect(page.getByLabel(consentFields.on)).toHaveValue(today)

  // While it was open, the organisation stopped taking referrals: another is chosen, and what was typed goes along.
  await take(false)
  await agree(page)
  await submit(page, beginReferralWords.submit)
  await expect(page.getByText(problems.not_taking)).toBeVisible()
  await expect(page.getByRole('button', { name: beginReferralWords.takeLabel('A Fresh Start for Leeds') })).toHaveCount(
    0,
  )
  await take(true)
  await page.reload()
  await page.getByRole('button', { name: beginReferralWords.takeLabel('A Fresh Start for Leeds') }).click()
  await expect(page.getByLabel(consentFields.on)).toHaveValue(today)
  await agree(page)
  await submit(page, beginReferralWords.submit)
  await expect(page.getByText(done.begun)).toBeVisible()

  await page.getByLabel(personFields.name).fill('Robin Ash')
  await page.getByLabel(personFields.access_needs).fill('Convicted of theft.')
  await submit(page, sections.person.submit)
  await expect(problem(page)).toContainText('Leave out ‘Convicted’')
  await expect(page.getByLabel(personFields.name)).toHaveValue('Robin Ash')
  await page.getByLabel(personFields.access_needs).fill('Large print.')
  await submit(page, sections.person.submit)
  await expect(problem(page)).toContainText('Tick at least one safe way')
  await page.getByLabel(personFields.phone).fill('0113 496 0000')
  await page.getByLabel('Call', { exact: true }).check()
  await expectAccessible(page)
  await fits(page, 360)
  await submit(page, sections.person.submit)
  await expect(page.getByRole('heading', { name: sections.place.title })).toBeVisible()
  await page.getByLabel(personFields.town).fill('Leeds')
  await submit(page, sections.place.submit)
  await expect(problem(page)).toContainText('in the community or in custody')
  await expect(page.getByLabel(personFields.town)).toHaveValue('Leeds')
  await page.getByLabel(placeLabels.community).check()
  await submit(page, sections.place.submit)
  await expect(page.getByRole('heading', { name: sections.help.title })).toBeVisible()
  await submit(page, sections.help.submit)
  await expect(problem(page)).toContainText('Tick at least one thing')
  await page.getByLabel('Interview practice').check()
  await page.getByLabel(referralHelpWords.words).fill('A job with early shifts.')
  await submit(page, sections.help.submit)

  await expect(page.getByRole('heading', { level: 1, name: words.check })).toBeVisible()
  await expect(page.getByText('A job with early shifts.')).toBeVisible()
  await expectAccessible(page)
  await fits(page, 360)
  // Stopped again before it is sent: the draft stays, and says what to do.
  await take(false)
  await submit(page, words.send)
  await expect(problem(page)).toContainText(problems.not_taking)
  await take(true)
  await submit(page, words.send)
  await expect(page.getByText(done.sent)).toBeVisible()
  await page.getByRole('link', { name: words.confirmation }).click()
  await expect(page.getByRole('heading', { name: referralConfirmationWords.heading })).toBeVisible()
  await expect(page.getByText(/RF-[0-9A-Z]{6}/)).toBeVisible()
  await expect(page.getByText('0113 496 0000')).toHaveCount(0)
  await expectAccessible(page)
  await fits(page, 360)
})

test('a change after it was sent is listed for the receiver', async ({ browser }) => {
  const page = await pageOf(browser, 'partner', 1280, false)
  await page.goto(`${portal}?direction=sent`)
  await page.getByRole('link', { name: 'Robin Ash' }).click()
  await page.getByRole('link', { name: `${words.change} ${personFields.safe_hours}` }).click()
  await page.getByLabel(personFields.safe_hours).fill('After 4pm')
  await submit(page, sections.person.submit)
  await expect(page.getByText(done['saved-sent'])).toBeVisible()
  await expect(page.getByText(words.changedFields(personFields.safe_hours))).toBeVisible()
})

test('the other organisation accepts, the person is in the caseload, and the sender sees the first contact', async ({
  browser,
}) => {
  const taker = await pageOf(browser, 'employer', 360)
  await taker.goto(portal)
  await expectAccessible(taker)
  await fits(taker, 360)
  await taker.getByRole('link', { name: 'Robin Ash' }).click()
  await expect(taker.getByText('0113 496 0000')).toBeVisible()
  await expect(taker.getByText(words.changedFields(personFields.safe_hours))).toBeVisible()
  await expectAccessible(taker)
  await fits(taker, 360)
  await taker.getByText(words.decline, { exact: true }).first().click()
  await submit(taker, words.decline)
  await expect(problem(taker)).toContainText(problems.reason_missing)
  await taker.getByLabel(words.worker).selectOption({ label: 'Sam Hall' })
  await submit(taker, words.accept)
  await expect(taker.getByText(done.accepted)).toBeVisible()
  await expect(taker.getByText(/Due by .*5 working days left/)).toBeVisible()
  await expect(taker.getByText(words.fileHidden)).toBeVisible()
  await expect(taker.getByText('0113 496 0000')).toHaveCount(0)

  const worker = await pageOf(browser, 'caseworker', 360, false)
  await worker.goto('/dashboard/caseworkerportal/people')
  await worker.getByRole('link', { name: 'Robin Ash' }).click()
  await expect(worker.getByText('Large print.').filter({ visible: true }).first()).toBeVisible()
  await expect(worker.getByText('Moorside Resettlement may send A Fresh Start for Leeds')).toBeAttached()
  await worker.goto('/dashboard/caseworkerportal/referrals')
  await worker.getByRole('link', { name: 'Robin Ash' }).click()
  await submit(worker, words.contactSubmit)
  await expect(problem(worker)).toContainText(problems.contact_missing)
  await worker.getByLabel(words.contactOn).fill('2099-11-25')
  await submit(worker, words.contactSubmit)
  await expect(problem(worker)).toContainText(problems.contact_out_of_range(today))
  await expect(worker.getByLabel(words.contactOn)).toHaveValue('2099-11-25')
  await worker.getByLabel(words.contactOn).fill(today)
  await submit(worker, words.contactSubmit)
  await expect(worker.getByText(done.contact)).toBeVisible()

  const from = await pageOf(browser, 'partner', 1280)
  await from.goto(`${portal}?direction=sent&state=working`)
  await expect(from.getByText(firstContactWords.made(dayText(today)))).toBeVisible()
  await from.getByRole('link', { name: 'Robin Ash' }).click()
  await expect(from.getByText(firstContactWords.made(dayText(today)))).toBeVisible()
  await expect(from.getByText('Sam Hall')).toHaveCount(0)
  await expect(from.getByRole('link', { name: words.fileOf('Robin Ash') })).toHaveCount(0)

  await worker.getByText(words.end, { exact: true }).first().click()
  await worker.getByLabel(words.outcome).selectOption('job_started')
  await submit(worker, words.end)
  await expect(worker.getByText(done.ended)).toBeVisible()
  await from.reload()
  await expect(from.getByText('Started a job')).toBeVisible()
})

test('who loses the right to refer while a form is open gets back what they typed, and is told whom to ask', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'partner', 360, false)
  await page.goto(`${portal}/new?to=${sender}`)
  await agree(page)
  await submit(page, beginReferralWords.submit)
  const open = page.url()
  const give = async (rights: object) => {
    const members = await rowsOf(service, 'organisation_members', `organisation_id=eq.${sender}`, 'user_id')
    const answer = await callFunction(service, 'change_member_rights', {
      p_actor: manager,
      p_member: members.find(({ user_id }) => user_id !== manager)?.user_id,
      p_shown: '{}',
      p_rights: JSON.stringify(rights),
    })
    expect(answer).toEqual({ outcome: 'done' })
  }
  // Another right leaves the portal open; without any of its rights the whole portal closes.
  for (const [rights, sentence] of [
    [{ report: true }, problems.forbidden],
    [{ support: true }, /so nothing was (saved|changed)/],
  ] as const) {
    await give({ refer: true })
    await page.goto(open)
    await page.getByLabel(personFields.name).fill('Kit Lane')
    await give(rights)
    await submit(page, sections.person.submit)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.locator('textarea').first()).toHaveValue('Kit Lane')
  }
  await give({ report: true })
  await page.goto(`${portal}/new`)
  await expect(page.getByText(beginReferralWords.noRight)).toBeVisible()
})

test('the partners page says who takes referrals now, and somebody refers themselves with scripts off', async ({
  browser,
}) => {
  const open = (javaScriptEnabled: boolean, width: number) =>
    browser.newContext({ baseURL: service.url, javaScriptEnabled, viewport: { width, height: 800 } })
  const seen = await (await open(true, 360)).newPage()
  await seen.goto('/partners')
  await expect(seen.getByRole('heading', { name: takersWords.heading })).toBeVisible()
  await expect(seen.getByRole('heading', { name: 'A Fresh Start for Leeds' })).toBeVisible()
  // Whoever watches the number would learn when somebody was taken on.
  await expect(seen.getByText(takersWords.places(2))).toHaveCount(0)
  await expect(seen.getByText('Moorside Resettlement')).toHaveCount(0)
  await fits(seen, 360)
  await expectAccessible(seen)
  await seen.goto('/refer-yourself')
  await expectAccessible(seen)
  await fits(seen, 360)

  const page = await (await open(false, 360)).newPage()
  await page.goto('/refer-yourself')
  await page.getByRole('button', { name: ownReferralWords.takeLabel('A Fresh Start for Leeds') }).click()
  await expect(page.getByRole('link', { name: ownReferralWords.other })).toBeVisible()
  await page.getByLabel('Name you like to use').fill('Ash Reed')
  await submit(page, ownReferralWords.submit)
  await expect(problem(page)).toContainText('Tick at least one safe way to reach you')
  await expect(page.getByLabel('Name you like to use')).toHaveValue('Ash Reed')
  await page.locator('#email').fill('ash@example.org')
  await page.getByRole('checkbox', { name: 'Email' }).check()
  await page.getByLabel('CV', { exact: true }).check()
  await page.getByLabel(referralHelpWords.ownWords).fill('Since my conviction I need a CV.')
  await submit(page, ownReferralWords.submit)
  await expect(problem(page)).toContainText('Leave out ‘conviction’')
  await page.getByLabel(referralHelpWords.ownWords).fill('I need a CV.')
  await submit(page, ownReferralWords.submit)
  await expect(problem(page)).toContainText('Without it nothing can be sent.')
  await page.getByLabel(ownReferralWords.agreed).check()
  await take(false)
  await submit(page, ownReferralWords.submit)
  await expect(page.getByText(ownReferralWords.stopped)).toBeVisible()
  await take(true)
  await page.reload()
  await page.getByRole('button', { name: ownReferralWords.takeLabel('A Fresh Start for Leeds') }).click()
  await expect(page.getByLabel('Name you like to use')).toHaveValue('Ash Reed')
  await expect(page.getByLabel('CV', { exact: true })).toBeChecked()
  await page.getByLabel(ownReferralWords.agreed).check()
  await submit(page, ownReferralWords.submit)
  await expect(page.getByRole('heading', { name: ownReferralWords.sentTitle })).toBeVisible()
  await expect(page.getByText(ownReferralWords.emailed)).toBeVisible()
  await expect(page.getByText(/RF-[0-9A-Z]{6}/)).toBeVisible()

  const taker = await pageOf(browser, 'employer', 1280)
  await taker.goto(`${portal}?state=sent`)
  await expect(taker.getByRole('cell', { name: list.self })).toBeVisible()
  await taker.getByRole('link', { name: 'Ash Reed' }).click()
  await taker.getByText(words.noLongerAgrees, { exact: true }).first().click()
  await submit(taker, words.noLongerAgrees)
  await expect(taker.getByText(done.withdrawn)).toBeVisible()
  await expect(taker.getByText(words.forgotten)).toBeVisible()
  await expect(taker.getByText(referralLifeLabels.withdrawn).first()).toBeVisible()
})
