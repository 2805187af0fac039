import { expect, test, type Browser, type Page } from 'playwright/test'

import { applicantNews, updateLine } from '../../lib/content/hiring/application-emails'
import {
  applicantsDone,
  companyApplicantsWords,
  readAgainOf,
  readAgainWords,
  stepPages,
  taskLabels,
  tasksWords,
} from '../../lib/content/hiring/applicants'
import { deskReportWords } from '../../lib/content/desk/reports'
import {
  employerValueDone,
  valueMeasureLabels,
  employerValueWords as value,
} from '../../lib/content/hiring/social-value'
import { messagesDone, applicationMessagesWords, reportReasonLabels } from '../../lib/content/hiring/messages'
import {
  ownApplicationsDone,
  ownApplicationsWords as words,
  timeChosen,
} from '../../lib/content/hiring/own-applications'
import { stopWords } from '../../lib/content/emails/stop-words'
import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { linkIn, mailWith, signedInPage } from '../support/accounts'
import { anAdvert } from '../support/an-advert'
import { rowsOf, startServiceWith } from '../support/database'
import { untilHydrated } from '../support/hydrated'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import type { Service } from '../support/service'

const clock = movableClock('2027-02-01T09:30:00Z')
const own = '/dashboard/candidateportal/applications/A-000001'
const theirs = '/dashboard/employerportal/applications/A-000001'
const marker = 'Quincewater'

const advert = JSON.stringify(anAdvert()).replaceAll("'", "''")
const seed = `
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
  select 'baker-interview-01', c.id, 'live', '${advert}', 'Bakery assistant', '2027-01-20' from organisations c where c.name = 'Example Bakery';
  insert into candidate_profiles (person_id, user_id, version, first_name, last_name)
  select gen_random_uuid(), u.id, 1, 'Josephine', 'Li' from auth.users u where u.email = 'candidate@example.org';
  insert into candidate_cards (person_id, skills) select person_id, '["Bread"]' from candidate_profiles;
  insert into candidate_contacts (person_id, first_name, last_name)
  select person_id, first_name, last_name from candidate_profiles;
  insert into applications (reference, job_id, organisation_id, person_id, version, stage, applied_on, changed_on, changed_by, is_named,
    waits_since)
  select 'A-000001', j.id, j.organisation_id, p.person_id, 2, 'shortlisted', '2027-01-25', '2027-01-30', 'employer', true, '2027-01-30'
  from jobs j, candidate_profiles p where j.id = 'baker-interview-01';
  insert into application_events (application_id, happened_on, version, kind, by_side)
  select a.id, e.happened_on::date, e.version, e.kind, e.by_side from applications a,
    (values ('2027-01-25', 1, 'applied', 'candidate'), ('2027-01-30', 2, 'shortlisted', 'employer'))
    e (happened_on, version, kind, by_side);
  -- Fourteen who agreed to be counted, three of them under a later contract; eight were there after six weeks.
  update organisation_members set export_reports = true;
  insert into job_starts (organisation_id, started_on, hours_a_week, may_be_counted)
  select c.id, case when n > 11 then '2026-08-03' else '2026-03-02' end::date, 20, true
  from organisations c, generate_series(1, 14) n where c.name = 'Example Bakery';
  insert into job_checks (job_start_id, milestone, due_on, answer, evidence, answered_on)
  select id, '6_weeks', '2026-04-13', 'in_post', 'person_said', '2026-04-14' from job_starts where started_on = '2026-03-02' limit 8;`

test.describe.configure({ mode: 'serial' })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed, clock.env)
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, role: string, javaScriptEnabled: boolean): Promise<Page> =>
  signedInPage(browser, service.url, role, { javaScriptEnabled, width: javaScriptEnabled ? 1280 : 360 })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const unfold = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).first().click()
const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

async function offer(page: Page, action: string, times: readonly (readonly [string, string])[]): Promise<void> {
  const form = page.locator(`#${action}`)
  for (const [index, [day, time]] of times.entries()) {
    const slot = form.getByRole('group', { name: `Time ${index + 1}` })
    await slot.getByLabel(companyApplicantsWords.day).fill(day)
    await slot.getByLabel(companyApplicantsWords.time).fill(time)
  }
}

test('an interview on a phone without scripts: what it needs, another time, late, and over', async ({ browser }) => {
  test.setTimeout(300_000)
  const person = await pageOf(browser, 'candidate', false)
  const look = await pageOf(browser, 'candidate', true)
  const member = await pageOf(browser, 'hiring', true)

  // The invitation suggests the postcode of the workplace. Without one nobody finds a place where they are to meet.
  await member.goto(`${theirs}?step=applicant-interview`)
  const invitation = member.locator('#applicant-interview')
  await expect(invitation.getByLabel(companyApplicantsWords.postcode)).toHaveValue('LS1 4AB')
  await expect(invitation.getByLabel(companyApplicantsWords.bring)).toHaveValue(companyApplicantsWords.bringNothing)
  await offer(member, 'applicant-interview', [
    ['2027-02-02', '10:00'],
    ['2027-02-02', '11:00'],
  ])
  await invitation.getByLabel(companyApplicantsWords.places.in_person.label).fill('4 Mill Lane, Leeds')
  await invitation.getByLabel(companyApplicantsWords.postcode).fill('LS1')
  await invitation.getByLabel(companyApplicantsWords.askFor).fill('Sam <b>Lee</b>')
  await invitation.getByLabel(companyApplicantsWords.phone).fill('0113 496 0000')
  await press(member, stepPages['applicant-interview'].submit)
  await expect(member.getByRole('main').getByRole('alert')).toContainText('full postcode')
  await expect(invitation.getByLabel(companyApplicantsWords.askFor)).toHaveValue('Sam <b>Lee</b>')
  await invitation.getByLabel(companyApplicantsWords.postcode).fill('ls14ap')
  await expectAccessibleNarrowAndWide(member)
  await press(member, stepPages['applicant-interview'].submit)
  await expect(member.getByText('4 Mill Lane, Leeds, LS1 4AP')).toBeVisible()
  await press(member, readAgainWords.steps['applicant-interview'].submit)
  await expect(member.getByText(applicantsDone.interview)).toBeVisible()

  await person.goto(own)
  await expect(person.getByText(words.detailsOfTimes.more)).toBeVisible()
  // Scripts are off here, and still nobody who is signed in is asked to sign in.
  await expect(person.getByRole('banner').getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account')
  await person.getByLabel('Tuesday 2 February at 10am, for 30 minutes').check()
  await press(person, words.chooseSubmit)
  await expect(person.getByText(timeChosen('Tuesday 2 February at 10am'))).toBeVisible()
  // At the top: when, where, whom to ask for, what to bring, and a number to call.
  await expect(person.getByRole('heading', { level: 2 }).first()).toHaveText(words.interview)
  for (const text of [
    'In person. 4 Mill Lane, Leeds, LS1 4AP',
    'Sam <b>Lee</b>',
    companyApplicantsWords.bringNothing,
  ]) {
    await expect(person.getByText(text)).toBeVisible()
  }
  await expect(person.getByRole('link', { name: '0113 496 0000' })).toHaveAttribute('href', 'tel:+441134960000')
  await expect(person.getByText(words.late)).toHaveCount(0)
  await fitsThePhone(person)
  await look.goto(own)
  await expectAccessibleNarrowAndWide(look)
  const calendar = () => person.request.get('/api/candidate/interviews/A-000001')
  expect(await (await calendar()).text()).toContain('LS1 4AP')

  // Another time: the member is told at once, by an email that names nobody, and finds it among what waits.
  await unfold(person, words.otherTime)
  const otherTime = person.locator('details[open]')
  await otherTime.getByLabel(words.cancelMessage).fill(`Only after 2pm, ${marker}`)
  await press(person, words.otherTimeSubmit)
  await expect(person.getByText(ownApplicationsDone['other-time'])).toBeVisible()
  await expect(person.getByText(words.timeGivenBack)).toBeVisible()
  expect((await calendar()).status()).toBe(404)
  const news = { kind: 'other_time', on: '2027-02-02', at: '10:00' } as never
  const mail = await mailWith(service, 'hiring@example.org', applicantNews.subject(news))
  expect(mail.text).toContain(applicantNews.text(news))
  expect(mail.text + mail.html).not.toMatch(new RegExp(`Josephine|Bakery assistant|${marker}`))
  expect(linkIn(mail)).toBe(theirs)
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('row').filter({ hasText: taskLabels.offer_other_times })).toHaveCount(1)
  await member.getByRole('link', { name: 'Josephine Li' }).click()
  await expect(member.getByText(companyApplicantsWords.timeGivenBack('Josephine'))).toBeVisible()
  await expect(member.getByText(`Only after 2pm, ${marker}`).first()).toBeVisible()
  // What was said before is suggested again.
  await member.getByRole('link', { name: stepPages['applicant-times'].title }).click()
  const again = member.locator('#applicant-times')
  await expect(again.getByLabel(companyApplicantsWords.askFor)).toHaveValue('Sam <b>Lee</b>')
  const sendTime = async (day: string, time: string) => {
    await offer(member, 'applicant-times', [[day, time]])
    await press(member, stepPages['applicant-times'].submit)
    await press(member, readAgainOf('applicant-times', 1).submit)
    await expect(member.getByText(applicantsDone.slots)).toBeVisible()
  }
  await sendTime('2027-02-03', '09:00')

  // Withdrawn before it was chosen: the person is told, and reads that the employer did it.
  await expect(member.getByText('Waiting for Josephine to choose a time by Tuesday 2 February.')).toBeVisible()
  await member.getByRole('link', { name: companyApplicantsWords.withdrawTimes(1) }).click()
  await press(member, stepPages['applicant-withdraw-times'].submit)
  await expect(member.getByText('Wednesday 3 February at 9am, for 30 minutes')).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  await press(member, readAgainOf('applicant-withdraw-times', 1).submit)
  await expect(member.getByText(applicantsDone['times-withdrawn'])).toBeVisible()
  await person.goto(own)
  await expect(person.getByText(words.timesWithdrawn)).toBeVisible()
  await expect(person.getByLabel('Wednesday 3 February')).toHaveCount(0)
  const line = updateLine({ kind: 'times_withdrawn' })
  await expect
    .poll(async () => (await mailFor(service, 'candidate@example.org')).some(({ text }) => text.includes(line)))
    .toBe(true)
  await member.getByRole('link', { name: stepPages['applicant-times'].title }).click()
  await sendTime('2027-02-02', '14:30')

  // Late, on the day.
  await clock.moveTo('2027-02-02T14:20:00Z')
  await person.goto(own)
  await person.getByLabel('Tuesday 2 February at 2:30pm, for 30 minutes').check()
  await press(person, words.chooseSubmit)
  await unfold(person, words.late)
  await press(person, words.lateSubmit)
  await expect(person.getByRole('main').getByRole('alert')).toContainText('Choose about how late')
  await person.getByLabel(words.lateChoice(15)).check()
  await person.getByLabel(words.lateMessage).fill('The bus!')
  await press(person, words.lateSubmit)
  await expect(person.getByText(ownApplicationsDone.late)).toBeVisible()
  await expect(person.getByText(words.lateNote(15, 'The bus!')).first()).toBeVisible()
  await fitsThePhone(person)
  await look.goto(own)
  await expectAccessibleNarrowAndWide(look)
  const lateMail = await mailWith(service, 'hiring@example.org', 'An applicant will be about 15 minutes late')
  expect(lateMail.text).toContain('2:30pm today')
  expect(lateMail.text).not.toContain('The bus')
  await member.goto('/dashboard/employerportal')
  const interview = member.getByRole('row').filter({ hasText: 'Tuesday 2 February, 2:30pm' })
  await expect(interview).toContainText(tasksWords.late)
  await interview.getByRole('link').click()
  await expect(member.getByText(words.lateNote(15, 'The bus!')).first()).toBeVisible()

  // From the minute in which it was to end there is nothing left to change and no file for a calendar.
  await clock.moveTo('2027-02-02T15:00:30Z')
  await person.goto(own)
  await person.locator('summary', { hasText: words.interview }).click()
  await expect(person.getByText(words.interviewStates.over)).toBeVisible()
  // It stays, with its place.
  await expect(person.getByText('4 Mill Lane, Leeds')).toBeVisible()
  for (const gone of [words.late, words.otherTime, words.cancel, words.calendar]) {
    await expect(person.getByText(gone, { exact: true })).toHaveCount(0)
  }
  expect((await calendar()).status()).toBe(404)

  // One click, and no more of these emails.
  await member.goto(/\/stop-emails\S+/.exec(lateMail.text)?.[0] ?? '')
  await expect(member.getByText(stopWords.kinds.applicant_news.lead)).toBeVisible()
  await press(member, stopWords.button)
  await expect(member.getByText(stopWords.kinds.applicant_news.done)).toBeVisible()
})

test('a message each way: sealed, counted until it is read, reported to the team, and in the copy of the data', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const person = await pageOf(browser, 'candidate', false)
  const member = await pageOf(browser, 'hiring', true)
  const team = await pageOf(browser, 'team', true)

  // What would stop an advert stops a message, which comes back as it was typed.
  await member.goto(theirs)
  const box = member.getByLabel(applicationMessagesWords.label)
  await box.fill('We cannot take you because of your record.')
  await press(member, applicationMessagesWords.submit)
  await expect(member.getByRole('main').getByRole('alert')).toContainText('because of your record')
  await expect(member.getByRole('main').getByRole('alert')).not.toContainText('not saved')
  await expect(box).toHaveValue('We cannot take you because of your record.')
  await untilHydrated(box)
  await box.fill(`Thanks for coming, ${marker}!\n<b>See you.</b>`)
  await press(member, applicationMessagesWords.submit)
  await expect(member.getByText(messagesDone['message-sent'])).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  const mail = await mailWith(service, 'candidate@example.org', 'You have a message')
  expect(mail.text + mail.html).not.toMatch(new RegExp(`Example Bakery|Bakery assistant|${marker}|interview`, 'i'))

  // On the lists until it is read, and marked as new the first time.
  for (const list of ['/dashboard/candidateportal', '/dashboard/candidateportal/applications']) {
    await person.goto(list)
    await expect(person.getByText(applicationMessagesWords.unread(1))).toBeVisible()
  }
  await person.goto(own)
  await expect(person.getByText(applicationMessagesWords.isNew, { exact: true })).toBeVisible()
  await expect(person.getByText(`Thanks for coming, ${marker}!\n<b>See you.</b>`)).toBeVisible()
  await fitsThePhone(person)
  await person.reload()
  await expect(person.getByText(applicationMessagesWords.isNew, { exact: true })).toHaveCount(0)
  await person.goto('/dashboard/candidateportal')
  await expect(person.getByText(applicationMessagesWords.unread(1))).toHaveCount(0)

  await person.goto(own)
  await person.getByLabel(applicationMessagesWords.label).fill(`Thank you too, ${marker}`)
  await press(person, applicationMessagesWords.submit)
  await expect(person.getByText(messagesDone['message-sent'])).toBeVisible()
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('row').filter({ hasText: taskLabels.read_message })).toHaveCount(1)
  await member.goto('/dashboard/employerportal/applications?tab=interview')
  await expect(member.getByText(applicationMessagesWords.unread(1))).toBeVisible()
  await member.goto(theirs)
  await expect(member.getByText(`Thank you too, ${marker}`)).toBeVisible()
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('row').filter({ hasText: taskLabels.read_message })).toHaveCount(0)
  // Somebody who wants no emails about applicants is told by none of them.
  expect((await mailFor(service, 'hiring@example.org')).filter(({ subject }) => /message/.test(subject))).toEqual([])

  // A report: with the message only because it was sent along.
  await person.goto(own)
  await unfold(person, applicationMessagesWords.report)
  await person.getByLabel(reportReasonLabels.money).check()
  await person.getByLabel(applicationMessagesWords.reportSend).check()
  await press(person, applicationMessagesWords.reportSubmit)
  await expect(person.getByText(messagesDone['message-reported'])).toBeVisible()
  await expect(person.getByText(applicationMessagesWords.reported)).toBeVisible()
  await team.goto('/dashboard/team')
  await team.getByRole('link', { name: 'Reported messages' }).last().click()
  await expect(team).not.toHaveURL(/\/dashboard\/team$/)
  expect(await team.content()).not.toContain(marker)
  await expectAccessibleNarrowAndWide(team)
  await team.getByRole('row').filter({ hasText: 'Example Bakery' }).getByRole('link').click()
  await expect(team.getByText(`Thanks for coming, ${marker}!`)).toBeVisible()
  expect(await team.content()).not.toMatch(/Josephine|A-000001|Thank you too/)
  await expectAccessibleNarrowAndWide(team)
  await press(team, deskReportWords.close)
  await expect(team.getByText(deskReportWords.done.closed)).toBeVisible()

  // In the copy that the person downloads, in words; in the database and the log, nowhere.
  const download = await person.request.post('/api/account/data', { headers: { origin: service.url } })
  const data = (await download.json()) as { messages: { text: string; by_side: string }[] }
  expect(data.messages.map(({ text, by_side }) => [by_side, text])).toEqual([
    ['employer', `Thanks for coming, ${marker}!\n<b>See you.</b>`],
    ['candidate', `Thank you too, ${marker}`],
  ])
  const lines = await rowsOf(service, 'application_events', 'kind=eq.message_sent', 'id')
  expect(lines.map(({ by_side, note }) => [by_side, note])).toEqual([
    ['employer', null],
    ['candidate', null],
  ])
  expect(service.output()).not.toContain(marker)

  // After a withdrawal nobody writes any more, and what was written stays.
  await person.goto(own)
  await unfold(person, words.withdraw)
  await press(person, words.withdrawSubmit)
  await expect(person.getByText(applicationMessagesWords.closed.left)).toBeVisible()
  await member.goto(theirs)
  await expect(member.getByText(applicationMessagesWords.closed.left)).toBeVisible()
  await expect(member.getByText(`Thank you too, ${marker}`)).toBeVisible()
})

test('social value on a phone without scripts: what is counted, a contract and its mistake, and nothing small', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'hiring', false)
  await page.goto('/dashboard/employerportal')
  await page.locator('.work-menu summary').click()
  await page.locator('.work-menu').getByRole('link', { name: value.title }).click()
  const report = page.getByRole('table', { name: value.table })
  const rowOf = (measure: keyof typeof valueMeasureLabels) =>
    report.getByRole('row').filter({ hasText: valueMeasureLabels[measure] })
  await expect(rowOf('started')).toContainText('14')
  await expect(rowOf('in_post_6_weeks')).toContainText('8')
  await expect(page.getByText(value.hours(280))).toBeVisible()
  await fitsThePhone(page)

  await unfold(page, value.add)
  await page.getByLabel(value.name).fill('Bread for schools')
  await page.getByLabel(value.buyer).fill('A council')
  await page.getByLabel(value.framework).selectOption('own')
  await page.getByLabel(value.startsOn).fill('2026-07-01')
  await page.getByLabel(value.endsOn).fill('2026-06-30')
  await page.getByLabel(valueMeasureLabels.started, { exact: true }).fill('10')
  await press(page, value.save)
  await expect(page.getByRole('main')).toContainText('The last day has to be after the first.')
  await expect(page.getByLabel(value.name)).toHaveValue('Bread for schools')
  await page.getByLabel(value.endsOn).fill('2027-06-30')
  await press(page, value.save)
  await expect(page.getByText(employerValueDone['contract-saved'])).toBeVisible()
  const promises = page.getByRole('table', { name: value.promises('Bread for schools') })
  await expect(promises.getByRole('row').nth(1)).toContainText(/10.*not shown/)
  await page.getByLabel(value.contract, { exact: true }).selectOption('Bread for schools')
  await press(page, value.show)
  await expect(rowOf('started')).toContainText('not shown')
  await expect(page.getByText(/hours of work a week/)).toHaveCount(0)
  await fitsThePhone(page)
  const seen = await pageOf(browser, 'hiring', true)
  await seen.goto(page.url())
  await expectAccessibleNarrowAndWide(seen)
})
