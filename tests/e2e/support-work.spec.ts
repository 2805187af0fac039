import { createHash } from 'node:crypto'

import { expect, test, type Browser, type Page } from 'playwright/test'

import { checkInButtons, checkInNoticeEmail, checkInWords } from '../../lib/content/casework/check-ins'
import { oneQuestionWords } from '../../lib/content/casework/job-starts'
import { funderReportWords, partnerReportWords, reportStepLabels } from '../../lib/content/casework/partner-report'
import { supportCalendarWords as calendar } from '../../lib/content/casework/support-calendar'
import { emailReminderOffer } from '../../lib/content/casework/support-reminders'
import {
  supportAlertLinks,
  supportWorkDone as done,
  supportWorkWords as words,
} from '../../lib/content/casework/support-work'
import { dayText } from '../../lib/content/wording/date-text'
import { addDays } from '../../lib/domain/dates/plain-date'
import { londonDay } from '../../lib/domain/dates/london-time'
import { expectAccessible } from '../support/accessible'
import { mailWith, signedInPage } from '../support/accounts'
import { startServiceWith } from '../support/database'
import type { Service } from '../support/service'

const organisation = '00000000-0000-4000-8000-000000000701'
const file = '00000000-0000-4000-8000-000000000702'
const job = '00000000-0000-4000-8000-000000000703'
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const work = '/dashboard/caseworkerportal/people/SP-WRK001/work'

/** A caseworker who helps somebody with an account, whose last contact was three weeks ago and who missed an appointment. */
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support, report)
    select u.id, '${organisation}', true, true from auth.users u where u.email = 'caseworker@example.org';
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, created_at)
    select '${file}', '${organisation}', 'SP-WRK001', p.id, w.id, 'Quill Feather', 'quill', now() - interval '21 days'
    from auth.users p, auth.users w where p.email = 'candidate@example.org' and w.email = 'caseworker@example.org';
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now() - interval '21 days', now() + interval '1 year');
  insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id)
    select '${file}', 'support', now() - interval '2 days', now() - interval '2 days' + interval '1 hour', 'in_person', '4 Mill Lane', u.id
    from auth.users u where u.email = 'caseworker@example.org';
  insert into job_starts (id, supported_person_id, employer, title, started_on)
    values ('${job}', '${file}', 'A shop', 'Shop worker', now() - interval '42 days');
  insert into job_checks (job_start_id, milestone, due_on, asked_at, is_asked, token_digest, token_ends_at)
    values ('${job}', '6_weeks', now(), now(), true, '${digestOf('still-there')}', now() + interval '28 days');
  insert into job_check_ins (job_start_id, moment, side, due_on, asked_at, token_digest, token_ends_at)
    values ('${job}', 'week_2', 'person', now(), now(), '${digestOf('how-it-goes')}', now() + interval '14 days');`

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, role: string, width: number, javaScriptEnabled = true): Promise<Page> =>
  signedInPage(browser, service.url, role, { width, javaScriptEnabled })

const inDays = (days: number) => addDays(londonDay(new Date()), days)

test('a worker’s day says whom to look at first and why, and an alert can wait', async ({ browser }) => {
  const page = await pageOf(browser, 'caseworker', 360)
  await page.goto('/dashboard/caseworkerportal')
  await expect(page.getByText('No contact for 21 days')).toBeVisible()
  // An appointment without an outcome stands once, with the way to note it.
  await expect(page.getByRole('heading', { name: words.toNote })).toBeVisible()
  await expect(page.getByRole('link', { name: supportAlertLinks.outcome_missing })).toHaveCount(1)
  await expectAccessible(page)
  const alert = page.getByRole('listitem').filter({ hasText: 'No contact for 21 days' })
  await alert.getByText(words.putOff, { exact: true }).click()
  await alert.getByLabel(words.putOffDay).fill(inDays(7))
  await alert.getByRole('button', { name: words.putOffSubmit }).click()
  await expect(page.locator('.error-summary')).toContainText('Say why it can wait.')
  const again = page.getByRole('listitem').filter({ hasText: 'No contact for 21 days' })
  await expect(again.getByLabel(words.putOffDay)).toHaveValue(inDays(7))
  await again.getByLabel(words.putOffReason).fill('They are away until then.')
  await again.getByRole('button', { name: words.putOffSubmit }).click()
  await expect(page.getByText(`Put off until ${dayText(inDays(7))}.`)).toBeVisible()
  await expect(page.getByText('No contact for 21 days')).toBeHidden()
  await page.getByText(words.putOffList(1)).click()
  const waiting = page.getByRole('listitem').filter({ hasText: 'No contact for 21 days' })
  await expect(waiting).toContainText(words.putOffUntil(dayText(inDays(7))))
  await expect(waiting).toContainText('They are away until then.')
  await expectAccessible(page)
})

test('appointments, notes and the plan are written with scripts off, and a clash is named first', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'caseworker', 1280, false)
  const submit = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await page.goto(work)
  await page.getByText(words.outcome, { exact: true }).first().click()
  await page.getByLabel('Did not attend').check()
  await submit(words.outcomeSubmit)
  await expect(page.getByText(done.outcome)).toBeVisible()

  const bookAt = async (at: string) => {
    await page.getByText(words.book, { exact: true }).click()
    await page.locator('#on').fill(inDays(3))
    await page.locator('#at').fill(at)
    await page.locator('#place').fill('4 Mill Lane, Leeds')
    await submit(words.bookSubmit)
  }
  await bookAt('10:00')
  await expect(page.getByText(/^Booked for \w+ \d/)).toBeVisible()
  await bookAt('10:30')
  await expect(page.locator('.error-summary')).toContainText('There’s already an appointment with them on ')
  await expect(page.locator('#place')).toHaveValue('4 Mill Lane, Leeds')
  await page.locator('#anyway').check()
  await submit(words.bookSubmit)
  await expect(page.getByText(/^Booked for \w+ \d/)).toBeVisible()

  const write = async (text: string, forColleagues: string | null = null) => {
    await page.getByText(words.note, { exact: true }).click()
    await page.locator('#words').fill(text)
    if (forColleagues !== null) {
      await page.getByLabel(words.audiences.colleagues).first().check()
      await page.locator('#reason').fill(forColleagues)
    }
    await submit(words.noteSubmit)
  }
  await write('We talked about the offence.')
  await expect(page.locator('.error-summary')).toContainText('Leave out ‘offence’')
  await expect(page.locator('#words')).toHaveValue('We talked about the offence.')
  await page.locator('#words').fill('We talked about the flat.')
  await submit(words.noteSubmit)
  // The page leads back to the notes, which are below everything that is booked.
  await expect(page.locator('section', { has: page.locator('#notes') }).getByText(done.note)).toBeFocused()
  await expect(page.getByText(done.note)).toBeInViewport()
  await write('His sister rang.', 'It names somebody else.')
  await expect(page.getByText('His sister rang.')).toBeVisible()
  await page.getByRole('link', { name: words.correct }).last().click()
  await page.locator('#correct textarea').fill('We talked about the room.')
  await page.locator('#correct').getByRole('button', { name: words.correctSubmit }).click()
  await expect(page.getByText(words.correction, { exact: true })).toBeVisible()

  await page.getByText(words.step, { exact: true }).click()
  await page.getByLabel(words.goal).fill('A flat of my own')
  await page.getByLabel(words.what).fill('Ring the cuoncil')
  await submit(words.stepSubmit)
  const plan = page.getByRole('region', { name: words.plan })
  await plan.getByText(words.stepChange, { exact: true }).click()
  await plan.getByLabel(words.what).first().fill('Ring the council')
  await submit(words.stepChangeSubmit)
  await expect(page.getByText(done['step-changed'])).toBeVisible()
  await expect(page.getByText('Ring the council')).toBeVisible()
})

test('a worker makes a private address for their own calendar, which is shown once', async ({ browser }) => {
  const page = await pageOf(browser, 'caseworker', 360)
  await page.goto('/dashboard/caseworkerportal')
  await page.getByRole('button', { name: calendar.make }).click()
  await expect(page.getByText(done['calendar-made'])).toBeVisible()
  await expect(page.getByText(/\/api\/calendar\/[\w-]{43}\.ics/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/caseworkerportal')
  await expect(page.getByText(/\/api\/calendar\//)).toHaveCount(0)
  await expect(page.getByRole('button', { name: calendar.renew })).toBeVisible()
  await page.getByRole('button', { name: calendar.stop }).click()
  await expect(page.getByRole('button', { name: calendar.make })).toBeVisible()
})

test('the person reads the same on a phone, ticks their own step, and not what is for colleagues', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'candidate', 360)
  await page.goto('/dashboard/candidateportal/support/SP-WRK001')
  await expect(page.getByText('We talked about the flat.')).toBeVisible()
  await expect(page.getByText('His sister rang.')).toHaveCount(0)
  await expect(page.getByText('4 Mill Lane, Leeds').first()).toBeVisible()
  await expect(page.getByText(words.nextStep)).toBeVisible()
  await expect(page.getByText(emailReminderOffer.join(''))).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: calendar.add }).first().click(),
  ])
  expect(file.suggestedFilename()).toBe(`appointment-${inDays(3)}.ics`)
  await expectAccessible(page)
  await page.getByRole('button', { name: `${words.done}: Ring the council` }).click()
  await expect(page.getByText(done.ticked)).toBeVisible()
  await expect(page.getByText(words.nextStep)).toHaveCount(0)
  await page.goto('/dashboard/candidateportal/support/SP-WRK002')
  await expect(page.getByText('We talked about the flat.')).toHaveCount(0)

  // The worker sees it done; a worker who does not help them sees nothing.
  const worker = await pageOf(browser, 'caseworker', 768)
  await worker.goto(work)
  await expect(worker.getByText(words.doneOn('')).first()).toBeVisible()
  await expectAccessible(worker)
})

test('the team’s report names whom a number counts, and what leaves the organisation hides it', async ({ browser }) => {
  const page = await pageOf(browser, 'caseworker', 360, false)
  await page.goto('/dashboard/caseworkerportal/outcomes')
  await expect(page.getByRole('heading', { level: 1, name: partnerReportWords.title })).toBeVisible()
  await page.getByRole('link', { name: reportStepLabels.referred }).click()
  await expect(page.getByRole('link', { name: 'Quill Feather' })).toBeVisible()
  await page.getByRole('link', { name: partnerReportWords.openFunder }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'from referral to work' })).toBeVisible()
  // Nobody was referred by the end of last month: the page offers no file, and one that is asked for holds no name.
  await expect(page.getByRole('button', { name: funderReportWords.download })).toHaveCount(0)
  const file = await page.request.post('/api/caseworker/outcomes-file', {
    form: { span: 'all', part: '' },
    headers: { origin: service.url },
  })
  const text = await file.text()
  expect(text).not.toContain('Quill')
  expect(text.trim().split('\r\n')).toHaveLength(10)

  const seen = await pageOf(browser, 'caseworker', 360)
  for (const path of ['outcomes', 'outcomes?step=referred', 'outcomes/report']) {
    await seen.goto(`/dashboard/caseworkerportal/${path}`)
    await expectAccessible(seen)
  }
  const stranger = await pageOf(browser, 'employer', 360)
  expect(
    (
      await stranger.request.post('/api/caseworker/outcomes-file', { form: {}, headers: { origin: service.url } })
    ).status(),
  ).toBe(403)
})

test('a link opens one question about a job and works once; ‘not going well’ reaches the worker the same day', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 360, height: 800 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/one-question?token=still-there')
  await page.getByRole('button', { name: oneQuestionWords.stillThere }).click()
  await expect(page.getByText(oneQuestionWords.done)).toBeVisible()
  await page.goto('/one-question?token=still-there')
  await expect(page.getByRole('heading', { name: oneQuestionWords.brokenTitle })).toBeVisible()

  const seen = await (
    await browser.newContext({ baseURL: service.url, viewport: { width: 360, height: 800 } })
  ).newPage()
  await seen.goto('/one-question?token=how-it-goes')
  await expect(seen.getByText(checkInWords.privacy.person)).toBeVisible()
  await expectAccessible(seen)
  await page.goto('/one-question?token=how-it-goes')
  await page.getByRole('button', { name: checkInButtons.not_well }).click()
  await expect(page.getByText(checkInWords.done.person)).toBeVisible()
  await expect(page.getByRole('link', { name: checkInWords.help.person })).toHaveAttribute('href', '/resources')

  const told = await mailWith(service, 'caseworker@example.org', checkInNoticeEmail.subject)
  expect(told.text).not.toMatch(/Quill|shop|job/i)
  const worker = await pageOf(browser, 'caseworker', 360)
  await worker.goto('/dashboard/caseworkerportal')
  await expect(worker.getByText('that the new job isn’t going well')).toBeVisible()
})
