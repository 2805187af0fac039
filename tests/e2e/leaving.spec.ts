import { expect, test, type Browser, type Page } from 'playwright/test'

import { myDataWords } from '../../lib/content/account/my-data'
import { withdrawnWords } from '../../lib/content/hiring/applicants'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { expectAccessible } from '../support/accessible'
import { mailWith, signedInPage } from '../support/accounts'
import { anAdvert } from '../support/an-advert'
import { rowsOf, startServiceWith } from '../support/database'
import { mailFor } from '../support/mailbox'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const person = '00000000-0000-4000-8000-000000000777'
const theirs = '/dashboard/employerportal/applications'
const job = 'baker-leaving-0001'

/** Somebody with a job offer, an application that ended, a saved job and a search, at the made-up bakery. */
const seed = `
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
    select '${job}', c.id, 'live', '${JSON.stringify(anAdvert({})).replaceAll("'", "''")}', 'Bakery assistant', now() from organisations c;
  insert into candidate_profiles (person_id, user_id, first_name, last_name, town)
    select '${person}', u.id, 'Quill', 'Feather', 'Leeds' from auth.users u where u.email = 'candidate@example.org'
    on conflict (user_id) do update set person_id = excluded.person_id, first_name = 'Quill', last_name = 'Feather';
  insert into candidate_cards (person_id, skills) values ('${person}', '["Bread and cakes"]') on conflict do nothing;
  insert into candidate_contacts (person_id, first_name, last_name) values ('${person}', 'Quill', 'Feather') on conflict do nothing;
  insert into applications (reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named, ended_on)
    select a.reference, '${job}', c.id, '${person}', a.stage, now() - interval '20 days', now(), 'employer', a.is_named, a.ended_on
    from organisations c, (values ('A-LEAVE1', 'offer', true, null), ('A-LEAVE2', 'unsuccessful', false, current_date - 3)) a (reference, stage, is_named, ended_on);
  insert into application_events (application_id, happened_on, version, kind, by_side, note)
    select a.id, now(), e.version, e.kind, 'employer', e.note from applications a,
      (values (1, 'shortlisted', ''), (2, 'offer', 'You start on Monday')) e (version, kind, note) where a.reference = 'A-LEAVE1';
  insert into kept_jobs (person_id, job_id, kind) values ('${person}', '${job}', 'saved');
  insert into saved_searches (email, query, rhythm, confirmed_at, looked_until, next_look_at)
    values ('candidate@example.org', 'q=bread', 'daily', now(), now(), now() + interval '1 day');`

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, role: string, width: number, javaScriptEnabled = true): Promise<Page> =>
  signedInPage(browser, service.url, role, { width, javaScriptEnabled })

test('everything kept about somebody can be read and printed, with scripts off, and the file has the same', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'candidate', 360, false)
  await page.goto('/account')
  await page.getByRole('link', { name: 'See my data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  for (const heading of ['Your account', 'Your profile', 'Searches we email you new jobs for']) {
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }
  const main = page.locator('main')
  // Folded it fits on a few screens of a phone, and on paper nothing is folded.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000)
  await expect(main.getByText('Bread and cakes').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('Bread and cakes').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: myDataWords.unfold }).click()
  for (const text of ['Quill', 'Bread and cakes', 'A-LEAVE1', 'Bakery assistant', 'You start on Monday']) {
    await expect(main).toContainText(text)
  }
  // No code and no number that only joins entries.
  const text = await main.innerText()
  for (const code of ['q=bread', 'not_asked', person, job]) expect(text).not.toContain(code)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeHidden()
  await expect(main.getByText('Bread and cakes').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-data.json')
  await page.context().close()
})

test('neither page has anything that axe finds', async ({ browser }) => {
  const page = await pageOf(browser, 'candidate', 360)
  for (const path of ['/account/data', '/account/data?show=all', '/account/delete']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  await page.context().close()
})

test('nobody reads it without signing in', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: service.url })
  await page.goto('/account/data')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount/)
  await page.close()
})

test('somebody with an open offer sees what goes and what stays, and the employer then sees that it was withdrawn', async ({
  browser,
}) => {
  const employer = await pageOf(browser, 'hiring', 1280)
  await employer.goto(`${theirs}/A-LEAVE1`)
  await expect(employer.getByRole('heading', { level: 1, name: 'Quill Feather' })).toBeVisible()

  const page = await pageOf(browser, 'candidate', 360, false)
  await page.goto('/account/delete')
  for (const text of [
    'You have a job offer waiting for your answer.',
    'Your 2 applications and everything in them. One is still open, so we’ll withdraw it.',
    '1 job offer that you haven’t answered yet.',
    '1 job you saved or hid.',
    '1 search we email you new jobs for.',
    'CVs and letters',
  ]) {
    await expect(page.locator('main')).toContainText(text)
  }
  // What they do not have is not mentioned.
  await expect(page.locator('main')).not.toContainText('Your statement about your record')
  await expect(page.locator('main')).not.toContainText('Your access to')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  const button = page.getByRole('button', { name: 'Delete my account' })
  await expect(button).toHaveClass(/button-warning/)
  await page.getByLabel('Your current password', { exact: true }).fill(demoPassword)
  await page.getByLabel('I’m sure.').check()
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await expect(page.locator('main')).toContainText('What stays on this device')

  const told = await waitUntil(
    async () =>
      (await mailFor(service, 'candidate@example.org')).find(
        ({ subject }) => subject === 'Your account has been deleted',
      ),
    { withinMs: 20_000, failure: 'the deletion was not confirmed' },
  )
  expect(told.text).toContain('hello@example.org')
  expect(`${told.subject} ${told.html} ${told.text}`).not.toMatch(/convict|second chance|bakery|applica|Quill/i)

  const toEmployer = await mailWith(service, 'hiring@example.org', 'An applicant has withdrawn')
  expect(toEmployer.text).toContain('You don’t need to do anything')
  expect(toEmployer.text).toContain(`${theirs}/A-LEAVE1`)

  // The address that the employer knew.
  await employer.reload()
  await expect(employer.getByRole('heading', { level: 1, name: withdrawnWords.heading })).toBeVisible()
  await expect(employer.locator('main')).toContainText('A-LEAVE1, Bakery assistant')
  await expect(employer.locator('main')).not.toContainText(/Quill|Feather|Monday/)
  await expectAccessible(employer)
  await employer.goto(`${theirs}/A-LEAVE2`)
  await expect(employer.getByRole('heading', { level: 1, name: withdrawnWords.deletedHeading })).toBeVisible()
  await employer.goto(`${theirs}/A-LEAVE9`)
  await expect(employer.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await employer.goto(`${theirs}/A-LEAVE1`)
  await employer.getByRole('link', { name: withdrawnWords.others }).click()
  await expect(employer).toHaveURL(new RegExp(`job=${job}`))
  await employer.goto(`${theirs}?tab=closed`)
  await expect(employer.locator('main')).toContainText('Withdrawn')
  await expect(employer.locator('main')).not.toContainText('Quill')
  const kept = await rowsOf(service, 'withdrawn_applications', '', 'reference')
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(['A-LEAVE1', 'A-LEAVE2'])
})
