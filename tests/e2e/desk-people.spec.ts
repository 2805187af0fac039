import { expect, type Browser } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { logWords } from '../../lib/content/desk/log'
import { deskPeopleDoneWords, deskPeopleProblems } from '../../lib/content/desk/desk-people-words'
import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { cookiesOf, fillIn, mailWith, postForm, sessionOf, signInAs, tokenOf } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction, rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const people = '/dashboard/team/people'
const log = '/dashboard/team/log'

async function signedIn(browser: Browser, service: Service, email: string, password: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled })
  const page = await context.newPage()
  await page.goto('/sign-in')
  await fillIn(page, email, password, 'Sign in')
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  return page
}

test('a member is added and taken away by another, loses the desk at the next page and by REST, and the last one stays', async ({
  browser,
  service,
}) => {
  const other = await addAccount(service, 'colleague')
  const context = await browser.newContext({ baseURL: service.url })
  const page = await context.newPage()
  await signInAs(page, 'team')
  await page.goto(people)

  // What goes wrong is said, and what was typed stays.
  for (const [email, problem] of [
    ['', deskPeopleProblems.no_address],
    ['nobody-at-all@example.org', deskPeopleProblems.no_account],
    ['employer@example.org', deskPeopleProblems.other_role],
    ['team@example.org', deskPeopleProblems.already],
  ] as const) {
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Add to the team' }).click()
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
  }
  await page.getByLabel('Email address').fill(other.email)
  await page.getByRole('button', { name: 'Add to the team' }).click()
  await expect(page.getByText(deskPeopleDoneWords['member-added'])).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: other.email })
  await expect(row).toHaveCount(1)
  await mailWith(service, other.email, 'News about your account')

  const colleague = await signedIn(browser, service, other.email, other.password)
  await colleague.goto(log)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Log')
  const { token } = await tokenOf(service, other)
  const linesByRest = async () => {
    const rows = await fetch(`${service.supabaseUrl}/rest/v1/audit_log?select=id&limit=5`, {
      headers: { apikey: service.keys.publishableKey, authorization: `Bearer ${token}` },
    })
    return ((await rows.json()) as unknown[]).length
  }
  expect(await linesByRest()).toBeGreaterThan(0)

  await row.locator('summary').click()
  await row.getByRole('button', { name: `Yes, remove ${other.email}` }).click()
  await expect(page.getByText(deskPeopleDoneWords['member-taken'])).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: other.email })).toHaveCount(0)
  expect(await linesByRest()).toBe(0)
  const refused = await colleague.goto(log)
  expect(refused?.status()).toBe(403)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Access denied')

  // The one who is left cannot leave: not here, and not by deleting the account.
  const cookie = await sessionOf(service, 'team')
  const own = await postForm(service, '/api/desk/member-take', { email: 'team@example.org' }, { cookie })
  expect(own.status).toBe(303)
  expect(own.headers.get('location')).toMatch(/people\?again=/)
  await page.goto('/account/delete')
  await page.getByLabel('Your current password').fill(demoPassword)
  await page.getByLabel(/I’m sure/).check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('You are the last member of the team')).toBeVisible()
  await page.goto(people)
  await expect(page.getByRole('row').filter({ hasText: 'team@example.org' })).toHaveCount(1)
  await context.close()
  await colleague.context().close()
})

test('of two members who take each other away at one moment one stays, and their enquiries wait under New', async ({
  service,
}) => {
  const other = await addAccount(service, 'rival')
  expect((await runRole(service, [other.email, 'team'])).code).toBe(0)
  const members = [{ email: 'team@example.org', password: demoPassword }, other]
  const cookies = await Promise.all(
    members.map(async (account) => cookiesOf(await postForm(service, '/auth/sign-in', account))),
  )
  const references: string[] = []
  for (const cookie of cookies) {
    const sent = await postEnquiry(service.url, anEnquiry('general', { email: `had-${references.length}@example.com` }))
    const { reference } = (await sent.json()) as { reference: string }
    await postForm(service, '/api/desk/enquiry-take', { reference, version: '1' }, { cookie })
    references.push(reference)
  }
  const taken = await Promise.all(
    cookies.map((cookie, index) =>
      postForm(service, '/api/desk/member-take', { email: members[1 - index]?.email ?? '' }, { cookie }),
    ),
  )
  expect(taken.filter((answer) => answer.headers.get('location')?.includes('done=member-taken'))).toHaveLength(1)
  const opened = await Promise.all(
    cookies.map((cookie) => fetch(service.url + people, { headers: { cookie }, redirect: 'manual' })),
  )
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 403])
  // A page that was left open is of no use to who was taken away.
  const gone = opened.findIndex(({ status }) => status === 403)
  const late = await postForm(
    service,
    '/api/desk/enquiry-contact',
    { reference: references[gone] ?? '', version: '2' },
    { cookie: cookies[gone] ?? '' },
  )
  expect(late.status).toBe(403)
  const [work] = await rowsOf(service, 'enquiry_work', `reference=eq.${references[gone]}`, 'reference')
  expect(work).toMatchObject({ owner_id: null, state: 'received', version: 3 })
  await runRole(service, ['team@example.org', 'team'])
  await runRole(service, [other.email, 'none'])
})

test('who is not in the team decides nothing, whatever they post', async ({ service }) => {
  const { email } = await addAccount(service, 'bystander')
  const cookie = await sessionOf(service, 'employer')
  for (const [action, form] of [
    ['member-add', { email }],
    ['member-take', { email: 'team@example.org' }],
  ] as const) {
    expect((await postForm(service, `/api/desk/${action}`, form, { cookie })).status, action).toBe(403)
  }
})

test(
  'both screens can be used by everybody, on a phone and on a wide screen',
  onlyInAll,
  async ({ browser, service }) => {
    const { user } = await tokenOf(service, { email: 'team@example.org', password: demoPassword })
    await callFunction(service, 'note_action', {
      p_actor: user.id,
      p_action: 'opened',
      p_subject_kind: 'enquiry',
      p_subject: 'W'.repeat(254),
    })
    const context = await browser.newContext({ baseURL: service.url })
    const page = await context.newPage()
    await signInAs(page, 'team')
    for (const path of [people, log, `${log}?who=command_line&kind=account&about=x`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const summary of await page.locator('main summary:visible').all()) await summary.click()
      await expectAccessibleNarrowAndWide(page, path)
    }
    await expect(page.getByText('There is nothing in the log for this.')).toBeVisible()
    await context.close()
  },
)

test(
  'the log is read 50 lines at a time, by member and by what it is about',
  onlyInAll,
  async ({ browser, service }) => {
    const { user } = await tokenOf(service, { email: 'team@example.org', password: demoPassword })
    const subjects = Array.from({ length: 60 }, (_, index) => `SC-L${String(index).padStart(7, '0')}`)
    for (const subject of subjects) {
      await callFunction(service, 'note_action', {
        p_actor: user.id,
        p_action: 'opened',
        p_subject_kind: 'enquiry',
        p_subject: subject,
      })
    }
    const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await signInAs(page, 'team')
    await page.goto(log)
    await page.getByLabel('By', { exact: true }).selectOption({ label: 'team@example.org' })
    await page.getByLabel('Kind', { exact: true }).selectOption('enquiry')
    await page.getByLabel(logWords.withOpenings).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(50)
    await expect(page.locator('tbody tr').first()).toContainText(subjects.at(-1) ?? '')
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page.locator('tbody tr').first()).toContainText(subjects.at(-51) ?? '')
    await page.getByLabel('Reference', { exact: true }).fill(subjects[3] ?? '')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await page.getByLabel('By', { exact: true }).selectOption({ label: 'Somebody outside the team' })
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByText('There is nothing in the log for this.')).toBeVisible()
    await context.close()
  },
)
