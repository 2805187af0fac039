import { expect, test, type Page } from 'playwright/test'

import { doneWords } from '@/lib/content/account/account'
import { jobAlertEmail, jobAlertWords as words, ownAlertWords, rhythmWords } from '@/lib/content/job-board/job-alerts'
import { stopWords } from '@/lib/content/emails/stop-words'
import { formWords } from '@/lib/content/forms/form-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { cookiesOf, linkIn, mailWith, postForm, sessionOf, signInAs } from '../support/accounts'
import { anAdvert } from '../support/an-advert'
import { callFunction, rowsOf, startServiceWith } from '../support/database'
import { addLiveJob, sqlText, storyJobs } from '../support/live-jobs'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const clock = movableClock('2027-07-05T09:00:00Z')
const address = 'somebody@example.com'
const bakery = 'bakery-assistant-a1b2c3d4'
const chef = 'kitchen-porter-a1b2c3d4'

/** An advert that waits for the team. */
const waitingJob = (id: string, title: string, town: string): string => `
  insert into public.jobs (id, organisation_id, status, draft, review, review_asked_at, title)
  select ${sqlText(id)}, c.id, 'draft', ${sqlText(JSON.stringify(anAdvert({ title, town })))}, 'asked', now(), ${sqlText(title)}
  from public.organisations c limit 1;`

const alertsOf = async (service: Service, to = address) =>
  (await mailFor(service, to)).filter(({ subject }) => subject.endsWith('for you'))

/** Two rounds as a scheduler asks for them, at the same moment, and what they owed is sent. */
async function askTwice(service: Service): Promise<void> {
  const ask = () =>
    fetch(`${service.url}/api/outbox`, { headers: { authorization: `Bearer ${service.keys.cronSecret}` } })
  for (const { status } of await Promise.all([ask(), ask()])) expect(status).toBe(200)
  await waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
    { failure: 'the emails were not sent' },
  )
}

/** The team approves an advert on its desk. */
async function approve(service: Service, job: string): Promise<void> {
  const cookie = await sessionOf(service, 'team')
  const answer = await postForm(service, '/api/desk/job-approve', { job, version: '1' }, { cookie })
  expect(answer.headers.get('location')).toBe('/dashboard/team/jobs?done=job-approved')
}

const ask = async (page: Page, email: string) => {
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: words.submit }).click()
}

test.describe.configure({ mode: 'serial' })
test.describe('a search saved by email', () => {
  let service: Service
  test.beforeAll(async () => {
    const [job] = storyJobs(plainDate('2027-07-01'))
    if (!job) throw new Error('the story has no job')
    service = await startServiceWith(
      [
        addLiveJob({ ...job, id: 'an-older-job-a1b2c3d4' }),
        waitingJob(bakery, 'Bakery assistant', 'Leeds'),
        waitingJob(chef, 'Kitchen porter', 'Bradford'),
      ].join('\n'),
      clock.env,
    )
  })
  test.afterAll(() => service.dispose())

  test('starts with a yes, brings each new job once, and ends with one click; scripts off', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/jobs?location=Leeds&miles=5&check=none&sort=oldest')
    await page.getByRole('link', { name: words.link }).click()
    await expect(page).toHaveURL('/job-alerts?location=Leeds&miles=5&check=none')
    await expect(page.getByText('up to 5 miles from Leeds, no check')).toBeVisible()

    // A mistake keeps what was chosen.
    await page.getByLabel(rhythmWords.weekly).check()
    await ask(page, 'somebody@example')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter a valid email address.')
    await expect(page.getByLabel(words.email, { exact: true })).toHaveValue('somebody@example')
    await expect(page.getByLabel(rhythmWords.weekly)).toBeChecked()
    await ask(page, 'somebody@gmial.com')
    await expect(page.getByText('Did you mean somebody@gmail.com?')).toBeVisible()
    const [mistyped] = await rowsOf(service, 'saved_searches')
    await callFunction(service, 'stop_job_alert', { p_id: mistyped?.id })
    await page.getByRole('link', { name: words.otherAddress }).click()
    await expect(page).toHaveURL('/job-alerts?location=Leeds&miles=5&check=none')
    await page.getByLabel(rhythmWords.daily).check()
    await ask(page, address)
    await expect(page).toHaveURL('/job-alerts?state=asked')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.askedTitle)

    const question = await mailWith(service, address, jobAlertEmail.ask.subject)
    expect(question.text + question.html).not.toMatch(/leeds|convict|no check|record|criminal/i)
    // A new job, before there was a yes: it is never told.
    await approve(service, chef)
    await clock.moveTo('2027-07-06T09:00:00Z')
    await askTwice(service)
    expect(await alertsOf(service)).toHaveLength(0)

    const link = linkIn(question)
    expect(link).toMatch(/^\/job-alerts\/confirm\?token=/)
    await page.goto(link)
    await expect(page.getByText('up to 5 miles from Leeds, no check')).toBeVisible()
    expect(await rowsOf(service, 'saved_searches')).toMatchObject([{ confirmed_at: null }])
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.doneTitle)
    await page.goto(link)
    await expect(page.getByText(words.known)).toBeVisible()
    await page.goto(`${link}AAAA`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.brokenTitle)

    // Asked again for an address that has it, the screen says the same, and no email comes.
    await page.goto('/job-alerts?location=Leeds&miles=5&check=none')
    await ask(page, address)
    await expect(page).toHaveURL('/job-alerts?state=asked')

    await approve(service, bakery)
    await askTwice(service)
    expect(await alertsOf(service)).toHaveLength(0)
    await clock.moveTo('2027-07-07T06:00:30Z')
    await askTwice(service)
    const [alert, ...others] = await alertsOf(service)
    expect(others).toEqual([])
    expect(alert?.subject).toBe('1 new job for you')
    expect(alert?.text).toContain('Bakery assistant')
    expect(alert?.text).toMatch(/Leeds\n£13.00 to £14.00 an hour/)
    expect(alert?.text).toContain(`/jobs/${bakery}`)
    expect(alert?.text).not.toMatch(/Kitchen porter|convict|check/i)
    expect(alert?.from[0]?.name ?? '').not.toMatch(/chance|convict/i)
    await clock.moveTo('2027-07-08T06:00:30Z')
    await askTwice(service)
    expect(await alertsOf(service)).toHaveLength(1)

    // One click of a mail program, with no session and from no page: the search is gone, and nothing more comes.
    expect(alert?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const stop = new URL(/^<(.+)>$/.exec(alert?.headers['list-unsubscribe'] ?? '')?.[1] ?? '')
    await page.goto(stop.pathname + stop.search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stopWords.kinds.job_alert.title)
    expect(await rowsOf(service, 'saved_searches')).toHaveLength(1)
    const clicked = await fetch(service.url + stop.pathname + stop.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(clicked.status).toBe(200)
    expect(await rowsOf(service, 'saved_searches')).toEqual([])
    await page.getByRole('button', { name: stopWords.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stopWords.kinds.job_alert.done)
    expect((await mailFor(service, address)).map(({ subject }) => subject)).toEqual([
      jobAlertEmail.ask.subject,
      '1 new job for you',
    ])
    await context.close()
  })

  test('a program that fills in the hidden field is answered alike, and nothing is kept', async () => {
    const answer = await postForm(service, '/api/job-alerts/save', {
      search: 'q=chef',
      email: 'trap@example.com',
      rhythm: 'daily',
      website: 'https://example.com',
    })
    expect(answer.headers.get('location')).toBe('/job-alerts?state=asked')
    expect(await rowsOf(service, 'saved_searches')).toEqual([])
    for (const [form, status] of [
      [{ search: 'q='.repeat(10_000), email: 'a@example.com', rhythm: 'daily' }, 413],
      [{ search: 'q=%00', email: 'a@example.com', rhythm: 'hourly' }, 303],
      [{ email: '' }, 303],
    ] as const) {
      expect((await postForm(service, '/api/job-alerts/save', form)).status).toBe(status)
    }
    expect((await postForm(service, '/api/job-alerts/confirm', { token: 'made-up' })).headers.get('location')).toBe(
      '/job-alerts/confirm?state=missing',
    )
    // A character that did not arrive: the form comes back with what was typed, and a confirmation is none.
    const broken = await postForm(service, '/api/job-alerts/save', {
      search: 'q=chef',
      email: 'jo\ufffd@example.com',
      rhythm: 'weekly',
    })
    const at = broken.headers.get('location') ?? ''
    expect(at).toMatch(/^\/job-alerts\?q=chef&again=/)
    const page = await (await fetch(service.url + at, { headers: { cookie: cookiesOf(broken) } })).text()
    expect(page).toContain(formWords.brokenCharacter)
    expect(page).toContain('value="jo\ufffd@example.com"')
    expect(
      (await postForm(service, '/api/job-alerts/confirm', { token: 'made\ufffdup' })).headers.get('location'),
    ).toBe('/job-alerts/confirm?state=missing')
    const elsewhere = await postForm(
      service,
      '/api/job-alerts/save',
      { email: 'a@example.com', rhythm: 'daily' },
      { origin: 'https://elsewhere.example' },
    )
    expect(elsewhere.status).toBe(403)
    expect(await rowsOf(service, 'saved_searches')).toEqual([])
    const again = async () => {
      const form = { search: 'q=chef', email: 'often@example.com', rhythm: 'daily' }
      return (await postForm(service, '/api/job-alerts/save', form)).headers.get('location')
    }
    for (let times = 0; times < 5; times += 1) expect(await again()).toBe('/job-alerts?state=asked')
    // Three in a minute; the others were answered alike.
    const asked = (await rowsOf(service, 'saved_searches')).filter(({ email }) => email === 'often@example.com')
    expect(asked).toHaveLength(1)
    await callFunction(service, 'stop_job_alert', { p_id: asked[0]?.id })
  })

  test('who is signed in needs no second yes, and changes and deletes their searches', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: service.url })
    await signInAs(page, 'candidate')
    await page.goto('/job-alerts?q=baker')
    await expect(page.getByText(words.to('candidate@example.org'))).toBeVisible()
    await page.getByLabel(rhythmWords.weekly).check()
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL('/account/job-alerts?done=alert-added')
    await expect(page.getByText(doneWords['alert-added'])).toBeVisible()
    await expect(page.getByLabel(ownAlertWords.rhythm)).toHaveValue('weekly')
    await expectAccessibleNarrowAndWide(page)
    await page.getByLabel(ownAlertWords.rhythm).selectOption(rhythmWords.daily)
    await page.getByRole('button', { name: ownAlertWords.change }).click()
    await expect(page.getByText(doneWords['alert-changed'])).toBeVisible()
    await expect(page.getByLabel(ownAlertWords.rhythm)).toHaveValue('daily')
    await page.getByRole('button', { name: ownAlertWords.remove }).click()
    await expect(page.getByText(doneWords['alert-deleted'])).toBeVisible()
    await expect(page.getByText(ownAlertWords.empty)).toBeVisible()
    for (const path of ['/job-alerts?q=baker', '/job-alerts?state=asked', '/job-alerts/confirm?token=x']) {
      await page.goto(path)
      await expectAccessibleNarrowAndWide(page, path)
    }
    await page.close()
  })
})
