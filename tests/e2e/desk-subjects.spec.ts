import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { enquiryDoneWords } from '../../lib/content/desk/enquiry'
import { subjectListWords } from '../../lib/content/desk/subjects'
import { expectAccessible, expectAccessibleNarrowAndWide, sidewaysScroll } from '../support/accessible'
import { postForm, sessionOf, signInAs, tokenOf } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction, rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { runRole } from '../support/run-command'
import { startService, type Service } from '../support/service'
import { SmtpStandIn } from '../support/smtp-stand-in'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const list = '/dashboard/team/subjects'
const noRequest = '00000000-0000-4000-8000-000000000000'

/** The newest code that was sent to somebody about their request. */
const codeOf = (service: Service, email: string): Promise<string> =>
  waitUntil(
    async () =>
      (await mailFor(service, email.toLowerCase()))
        .filter(({ subject }) => subject === 'A request about your data')
        .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
        .at(-1),
    { failure: 'no code came' },
  )

/** On the page of the list: writes a request down and ends on its own page. */
async function begin(page: Page, service: Service, kind: string, email: string): Promise<void> {
  await page.getByLabel('What are they asking for?').selectOption({ label: kind })
  await page.getByLabel('Email address the request is about').fill(email)
  await page.getByRole('button', { name: 'Record request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Request recorded.' })).toBeVisible()
  // Nothing is shown before the person has given the code.
  await expect(page.getByText('Before you see their data')).toBeVisible()
  await page.getByLabel('Code from their email').fill(await codeOf(service, email))
  await page.getByRole('button', { name: 'Check the code' }).click()
  await expect(page.getByText('You can see below what we keep about this address.')).toBeVisible()
}

const referenceOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { reference: string }).reference

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody asks for a copy: it is written down with its day, read, downloaded and closed', async ({
    page,
    service,
  }) => {
    const email = 'Copy-Of@example.com'
    const reference = await referenceOf(await postEnquiry(service.url, anEnquiry('employer', { email })))
    await signInAs(page, 'team')
    await page.goto(list)
    await page.getByLabel('What are they asking for?').selectOption({ label: 'A copy of their data' })
    await page.getByLabel('Email address the request is about').fill('copy-of@example')
    await page.getByRole('button', { name: 'Record request' }).click()
    await expect(page.locator('.error-summary')).toContainText('or the reference of an enquiry, such as SC-7F3K9Q2M.')
    await expect(page.getByLabel('Email address the request is about')).toHaveValue('copy-of@example')
    await expect(page.getByLabel('What are they asking for?')).toHaveValue('access')

    await begin(page, service, 'A copy of their data', email)
    await expect(page.getByText('days left')).toBeVisible()
    await expect(page.getByRole('heading', { name: reference })).toBeVisible()
    await expect(page.getByText('Acme & Sons Ltd')).toBeVisible()
    await expect(page.getByText('Yes: ‘I agree to be contacted about this enquiry.’')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as JSON' }).click(),
    ])
    const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as { enquiries: { company_name: string }[] }
    expect(kept.enquiries.map(({ company_name }) => company_name)).toEqual(['Acme & Sons Ltd'])

    await page.getByLabel('How did it end?').selectOption({ label: 'Done' })
    await page.getByLabel('How did you know that it was them?').fill('By the code.')
    await page.getByLabel('What did you send, and how?').fill('The file, by email to this address.')
    await page.getByRole('button', { name: 'Close request' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Request closed.' })).toBeVisible()
    const row = page.getByRole('row', { name: email.toLowerCase() })
    await expect(row).toContainText('Done')

    const [request] = await rowsOf(service, 'subject_requests', 'email=eq.copy-of@example.com')
    const actions = await rowsOf(service, 'audit_log', `subject=eq.${String(request?.id)}`)
    expect(actions.map(({ action }) => action)).toEqual(['began', 'let_in', 'opened', 'exported', 'answered'])
  })

  test('a field is corrected by the rule of its form, and what stood there stays in the history', async ({
    page,
    service,
  }) => {
    const email = 'correct-me@example.com'
    const reference = await referenceOf(await postEnquiry(service.url, anEnquiry('partner', { email })))
    await signInAs(page, 'team')
    await page.goto(list)
    await begin(page, service, 'A correction', email)
    await page.getByRole('link', { name: 'Change First name' }).click()
    await page.getByLabel('It should say').fill('A')
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.locator('.error-summary')).toContainText('First name must be at least 2 characters.')
    await expect(page.getByLabel('It should say')).toHaveValue('A')
    await page.getByLabel('It should say').fill('Aminata')
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Corrected.' })).toBeVisible()
    await expect(page.getByText('First name was corrected. Before: Amina')).toBeVisible()

    // Two at once: the second is told, and keeps what was typed.
    await page.getByRole('link', { name: 'Change Organisation type' }).click()
    const first = await page.context().newPage()
    await first.goto(page.url())
    await first.getByLabel('It should say').selectOption({ label: 'Government' })
    await first.getByRole('button', { name: 'Save the correction' }).click()
    await expect(first.getByText('Organisation type was corrected. Before: Charity')).toBeVisible()
    await page.getByLabel('It should say').selectOption({ label: 'Other' })
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.locator('.error-summary')).toContainText('Somebody changed this enquiry while you were writing.')
    await expect(page.getByLabel('It should say')).toHaveValue('other')

    const [kept] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
    expect(kept).toMatchObject({ first_name: 'Aminata', organisation_type: 'government' })
  })
})

test('an erasure asks for the address, takes everything, and leaves a code and no address', async ({
  page,
  service,
}) => {
  const { email } = await addAccount(service, 'erase')
  const reference = await referenceOf(await postEnquiry(service.url, anEnquiry('general', { email })))
  await signInAs(page, 'team')
  await page.goto(list)
  await begin(page, service, 'Erasure', email)
  const section = page.getByRole('region', { name: 'Erase everything' })
  await expect(section).toContainText('the account, with its password and name')
  await expect(section).toContainText('1 enquiry or application')
  await expect(section).toContainText('with a code in place of the address')
  await expectAccessibleNarrowAndWide(page, 'an erasure')
  await section.getByLabel('Type the address to confirm').fill('somebody-else@example.org')
  await section.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.locator('.error-summary')).toContainText('That isn’t the address in this request.')
  expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toHaveLength(1)
  await section.getByLabel('Type the address to confirm').fill(email.toUpperCase())
  await section.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Erased.' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Erased \([0-9a-f]{12}\)$/ })).toHaveCount(1)

  expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toEqual([])
  const told = await waitUntil(
    async () =>
      (await mailFor(service, 'team@example.org')).find(
        ({ subject, text }) => subject === 'Delete these emails from the mailbox too' && text.includes(reference),
      ),
    { failure: 'the team was not told what to delete' },
  )
  expect(told.subject).not.toContain(email)
  const everywhere = JSON.stringify([
    await rowsOf(service, 'subject_requests'),
    await rowsOf(service, 'audit_log'),
    await rowsOf(service, 'enquiry_events'),
  ])
  expect(everywhere.toLowerCase()).not.toContain(email)
})

test('bad posts change nothing and break nothing', async ({ service }) => {
  const email = 'bad-posts@example.com'
  const reference = await referenceOf(await postEnquiry(service.url, anEnquiry('employer', { email })))
  const cookie = await sessionOf(service, 'team')
  const post = (action: string, fields: Record<string, string>) =>
    postForm(service, `/api/desk/${action}`, fields, { cookie })
  const today = new Date().toISOString().slice(0, 10)
  const begun = await post('subject-begin', { kind: 'rectification', email: email.toUpperCase(), receivedOn: today })
  const id = /subjects\/([0-9a-f-]{36})/.exec(begun.headers.get('location') ?? '')?.[1] ?? ''
  const field = { id, reference, source: 'employer', field: 'companyName', value: 'Other Ltd', version: '1' }
  // Before anybody has opened the request, not even a good one is taken.
  expect((await post('subject-correct', field)).headers.get('location')).not.toContain('done=')
  const opened = await post('subject-open', { id, by: 'code', code: await codeOf(service, email) })
  expect(opened.headers.get('location')).toContain('done=subject-opened')
  const bad: [string, Record<string, string>][] = [
    ['subject-begin', { kind: 'made_up', email, receivedOn: today }],
    ['subject-begin', { kind: 'access', email: `x@example.com\u0000`, receivedOn: today }],
    ['subject-begin', { kind: 'access', email, receivedOn: '2999-01-01' }],
    ['subject-close', { id: "' or 1=1", kind: 'access', outcome: 'done' }],
    ['subject-close', { id: noRequest, kind: 'access', outcome: 'done' }],
    // It is no erasure, and nobody says what to call one that is.
    ['subject-erase', { id, address: email }],
    ['subject-erase', { id: 'x', address: email }],
    ['subject-correct', { ...field, version: '7' }],
    ['subject-correct', { ...field, version: 'one' }],
    ['subject-correct', { ...field, value: 'x' }],
    ['subject-correct', { ...field, value: 'Other\u0000Ltd' }],
    ['subject-correct', { ...field, value: 'Other \u202e dtL' }],
    ['subject-correct', { ...field, field: 'contactConsent', value: 'true' }],
    ['subject-correct', { ...field, field: 'dueOn', value: '2999-01-01' }],
    ['subject-correct', { ...field, source: 'waitlist', field: 'skills', value: 'Everything' }],
    ['subject-correct', { ...field, reference: 'SC-00000000' }],
    ['email-requeue', { email: 'x' }],
    ['held-release', { references: `${reference} SC-00000000 '` }],
    ['held-delete', { references: reference }],
    ['member-take', { email: 'no address' }],
    ['role-refuse', { request: id, reason: 'x'.repeat(501) }],
  ]
  for (const [action, fields] of bad) {
    const answer = await post(action, fields)
    expect(answer.status, `${action} ${JSON.stringify(fields)}`).toBeLessThan(500)
    expect(answer.headers.get('location') ?? '', `${action} ${JSON.stringify(fields)}`).not.toContain('done=')
  }
  expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toMatchObject([
    { company_name: 'Acme & Sons Ltd', quarantined: false },
  ])
  expect(await rowsOf(service, 'subject_requests', `email=eq.${email}`)).toMatchObject([{ done_at: null }])
  expect((await post('subject-correct', field)).headers.get('location')).toContain('done=subject-corrected')
})

test('closed requests are read 50 at a time, the latest first, and each once', onlyInAll, async ({ page, service }) => {
  const { user } = await tokenOf(service, { email: 'team@example.org', password: demoPassword })
  for (let index = 0; index < 56; index += 1) {
    const { id } = (await callFunction(service, 'begin_subject_request', {
      p_actor: user.id,
      p_kind: 'access',
      p_email: `paged-${index}@example.com`,
      p_received_on: '2026-11-02',
      p_due_on: '2026-12-02',
    })) as { id: string }
    await callFunction(service, 'finish_subject_request', { p_actor: user.id, p_id: id, p_outcome: 'refused' })
  }
  await signInAs(page, 'team')
  await page.goto(list)
  const closed = page.getByRole('region', { name: 'Closed' })
  const shown = () => closed.getByRole('rowheader').allTextContents()
  const first = await shown()
  expect(first).toHaveLength(50)
  expect(first[0]).toBe('paged-55@example.com')
  await closed.getByRole('link', { name: 'Older requests' }).click()
  await expect(closed.getByRole('link', { name: 'paged-0@example.com', exact: true })).toBeVisible()
  const second = await shown()
  expect(second.slice(0, 6)).toEqual([5, 4, 3, 2, 1, 0].map((index) => `paged-${index}@example.com`))
  expect(second.filter((one) => first.includes(one))).toEqual([])
  await closed.getByRole('link', { name: subjectListWords.newest }).click()
  await expect(closed.getByRole('link', { name: 'paged-55@example.com', exact: true })).toBeVisible()
  // What an address cannot mean begins with the latest.
  await page.goto(`${list}?after=2026-11-02_x`)
  expect((await shown())[0]).toBe('paged-55@example.com')
})

test(
  'only a member of the team gets to the pages and the file, and no page is wider than the window',
  onlyInAll,
  async ({ page, service }) => {
    for (const role of ['employer', 'no-role']) {
      const cookie = await sessionOf(service, role)
      for (const action of ['subject-begin', 'subject-erase', 'subject-data', 'email-requeue', 'emails-requeue']) {
        const answer = await postForm(service, `/api/desk/${action}`, { id: noRequest, email: noRequest }, { cookie })
        expect(answer.status, `${role}: ${action}`).toBe(403)
      }
      const answer = await fetch(service.url + list, { headers: { cookie }, redirect: 'manual' })
      expect(answer.status, role).toBe(403)
    }
    const cookie = await sessionOf(service, 'team')
    expect((await postForm(service, '/api/desk/subject-data', { id: noRequest }, { cookie })).status).toBe(404)
    const foreign = { cookie, origin: 'https://elsewhere.example' }
    expect((await postForm(service, '/api/desk/subject-data', { id: noRequest }, foreign)).status).toBe(403)

    await signInAs(page, 'team')
    // One long word, as an address may be, makes no screen wider than the window.
    const longest = `${'w'.repeat(60)}@${'w'.repeat(60)}.${'w'.repeat(60)}.example`
    const words = { firstName: 'W'.repeat(100), companyName: 'C'.repeat(160), message: 'M'.repeat(500) }
    const sent = await postEnquiry(service.url, anEnquiry('employer', { email: longest, ...words }))
    const reference = await referenceOf(sent)
    await page.goto(list)
    await begin(page, service, 'A correction', longest)
    const { pathname } = new URL(page.url())
    const correct = `${pathname}/correct?reference=${reference}&field=companyName`
    const enquiries = '/dashboard/team/enquiries'
    for (const path of [
      list,
      pathname,
      correct,
      `${list}/${noRequest}`,
      `${enquiries}?q=${longest}`,
      `${enquiries}/${reference}`,
      '/dashboard/team/emails',
      '/dashboard/team',
    ]) {
      await page.goto(path)
      // The other kinds of screen are looked at in the tests of their own.
      if ([list, correct, '/dashboard/team'].includes(path)) await expectAccessible(page, path)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sidewaysScroll(page), `sideways scroll of ${path}, ${width} px`).toBe(0)
      }
    }
  },
)

test(
  'an email that was refused is seen with its cause, corrected and tried again; so are all at once',
  onlyInAll,
  async ({ page }) => {
    const smtp = await new SmtpStandIn().start()
    const service = await startService({ env: { SMTP_URL: smtp.url } })
    const reference = await referenceOf(
      await postEnquiry(service.url, anEnquiry('general', { email: 'nobody@example.com' })),
    )
    const second = await referenceOf(
      await postEnquiry(service.url, anEnquiry('general', { email: 'nobody-second@example.com' })),
    )
    await postEnquiry(service.url, anEnquiry('general', { email: 'nobody-either@example.com' }))
    await waitUntil(
      async () => ((await rowsOf(service, 'outgoing_emails', 'status=eq.dead')).length === 3 ? true : undefined),
      { failure: 'no email was given up', withinMs: 30_000 },
    )
    await signInAs(page, 'team', `${service.url}/sign-in`)
    await page.goto(`${service.url}/dashboard/team`)
    await expect(page.getByRole('row', { name: /^Emails Needs a look We gave up on 3 emails/ })).toBeVisible()
    await page.getByRole('link', { name: '3 Emails not sent' }).click()
    const row = page.getByRole('row', { name: reference })
    await expect(row).toContainText('Refused for good (550_EENVELOPE)')
    await expect(page.locator('main')).not.toContainText('nobody')
    await expectAccessible(page, 'dead emails')

    // The address was mistyped: corrected, the email goes to the right one.
    await page.goto(service.url + list)
    await page.getByLabel('What are they asking for?').selectOption({ label: 'A correction' })
    await page.getByLabel('Email address the request is about').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Record request' }).click()
    // No code reaches this address, and whoever recorded the request cannot open it: a second member can.
    await expect(page.getByText('You recorded this request')).toBeVisible()
    await runRole(service, ['no-role@example.org', 'team'])
    const cookie = await sessionOf(service, 'no-role')
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const opening = { id, by: 'reason', reason: 'They rang from the number on their enquiry.' }
    await postForm(service, '/api/desk/subject-open', opening, { cookie })
    await page.reload()
    await page.getByRole('link', { name: 'Change Email address' }).click()
    await page.getByLabel('It should say').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await page.goto(`${service.url}/dashboard/team/emails`)
    await page.getByRole('row', { name: reference }).getByRole('button', { name: 'Try again' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'We’ll try that email again in a few seconds' }),
    ).toBeVisible()
    await waitUntil(() => smtp.taken.find(({ to }) => to === 'somebody@example.com'), {
      failure: 'the corrected email was not sent',
      withinMs: 20_000,
    })
    // The same from the enquiry's own page, once the provider takes it.
    smtp.refusesNobody = false
    await page.goto(`${service.url}/dashboard/team/enquiries/${second}`)
    const confirmation = page.getByRole('row', { name: /^Confirmation to the person/ })
    await expect(confirmation).toContainText('550_EENVELOPE')
    await confirmation.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('status').filter({ hasText: enquiryDoneWords.resend })).toBeVisible()
    await waitUntil(() => smtp.taken.find(({ to }) => to === 'nobody-second@example.com'), {
      failure: 'the second one was not sent again',
      withinMs: 20_000,
    })
    await waitUntil(
      async () => {
        await page.reload()
        return (await confirmation.textContent())?.includes('Sent, on') ? true : undefined
      },
      { failure: 'the page does not say that it was sent', withinMs: 20_000, everyMs: 500 },
    )
    await expect(confirmation.getByRole('button')).toHaveCount(0)
    await page.goto(`${service.url}/dashboard/team/emails`)
    await page.getByRole('button', { name: 'Try all again' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'We’ll try all of them again' })).toBeVisible()
    await waitUntil(() => smtp.taken.find(({ to }) => to === 'nobody-either@example.com'), {
      failure: 'the other one was not tried again',
      withinMs: 20_000,
    })
    const actions = await rowsOf(service, 'audit_log', 'action=eq.requeued')
    expect(actions.map(({ subject_kind, subject }) => [subject_kind, subject])).toEqual([
      ['email', expect.stringMatching(/^[0-9a-f-]{36}$/)],
      ['email', expect.stringMatching(/^[0-9a-f-]{36}$/)],
      // The code for the request about data was refused as well.
      ['emails', '2'],
    ])
    await service.dispose()
    await smtp.stop()
  },
)
