import { expect, test, type Browser, type Page } from 'playwright/test'

import {
  supportMessageTemplates,
  supportMessageEmail,
  supportMessagesDone as done,
  supportMessagesWords as words,
  workerMessageEmail,
} from '../../lib/content/casework/support-messages'
import { addDays } from '../../lib/domain/dates/plain-date'
import { londonDay } from '../../lib/domain/dates/london-time'
import { expectAccessible } from '../support/accessible'
import { mailWith, signedInPage } from '../support/accounts'
import { startServiceWith } from '../support/database'
import type { Service } from '../support/service'

const organisation = '00000000-0000-4000-8000-000000000701'
const file = '00000000-0000-4000-8000-000000000702'
const screen = '/dashboard/caseworkerportal/people/SP-WRK001/messages'
const ownScreen = '/dashboard/candidateportal/support/SP-WRK001'

/** A caseworker who helps somebody with an account, whom only email reaches safely, and only at some hours. */
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support)
    select u.id, '${organisation}', true from auth.users u where u.email = 'caseworker@example.org';
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, safe_ways, safe_hours)
    select '${file}', '${organisation}', 'SP-WRK001', p.id, w.id, 'Quill Feather', 'quill', '["email", "text"]', 'weekdays after 4pm'
    from auth.users p, auth.users w where p.email = 'candidate@example.org' and w.email = 'caseworker@example.org';
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');`

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, role: string, width: number, javaScriptEnabled = true): Promise<Page> =>
  signedInPage(browser, service.url, role, { width, javaScriptEnabled })

test('a worker reads how to reach somebody safely, writes with scripts off, and nothing typed is lost', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'caseworker', 360, false)
  await page.goto(screen)
  await expect(page.getByText('when it’s safe to write: weekdays after 4pm.')).toBeVisible()
  const box = page.getByLabel(words.label)
  const send = page.getByRole('button', { name: words.submit })
  await send.click()
  await expect(page.locator('.error-summary')).toContainText('Write a message first.')
  await box.fill('We talked about the offence.')
  await send.click()
  await expect(page.locator('.error-summary')).toContainText('Leave out ‘offence’')
  await expect(box).toHaveValue('We talked about the offence.')
  await box.fill('Good morning!')
  await page.getByText(words.templates).click()
  await page.getByRole('button', { name: `${words.use}: ${supportMessageTemplates.worker.meet?.title}` }).click()
  await expect(page.getByText(done['message-filled'])).toBeVisible()
  await expect(box).toHaveValue(`Good morning!\n\n${supportMessageTemplates.worker.meet?.text}`)
  await send.click()
  await expect(page.getByText(done['message-sent'])).toBeVisible()
  await expect(page.getByText(words.isUnread)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Good morning!' })).toContainText(words.you)

  await box.fill('This can wait.')
  await page.getByText(words.later, { exact: true }).click()
  await page.locator('#on').fill(addDays(londonDay(new Date()), 2))
  await send.click()
  await expect(page.locator('.error-summary')).toContainText('Enter a time between 7am and 9pm')
  await page.locator('#at').fill('09:30')
  await send.click()
  await expect(page.getByText(done['message-later'])).toBeVisible()
  await page.getByRole('button', { name: words.stop }).click()
  await expect(page.getByText(words.stopped)).toBeVisible()
  await expect(page.getByText('This can wait.')).toBeVisible()
  await page.getByRole('button', { name: words.delete }).click()
  await expect(page.getByText('This can wait.')).toHaveCount(0)
})

test('the person is emailed without a word of it, reads it on a phone and answers', async ({ browser }) => {
  const email = await mailWith(service, 'candidate@example.org', supportMessageEmail.subject)
  expect(email.text).toContain('/updates?of=SP-WRK001')
  expect(email.text).not.toMatch(/Good morning|Fresh Start/)
  const page = await pageOf(browser, 'candidate', 360)
  await page.goto('/dashboard/candidateportal')
  await page.getByRole('link', { name: words.read(1) }).click()
  await expect(page).toHaveURL(new RegExp(ownScreen))
  await expect(page.getByText('Good morning!')).toBeVisible()
  await expect(page.getByText(words.isNew, { exact: true })).toBeVisible()
  await expect(page.getByText(words.cautionTitle)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel(words.label).fill('Tuesday suits me.')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByText(done['message-sent'])).toBeVisible()
  await expect(page.getByText(words.isNew, { exact: true })).toHaveCount(0)
})

test('the worker sees that it is there, and that theirs was read', async ({ browser }) => {
  const email = await mailWith(service, 'caseworker@example.org', workerMessageEmail.subject)
  expect(email.text).not.toMatch(/Tuesday|Quill/)
  const page = await pageOf(browser, 'caseworker', 1440)
  await page.goto('/dashboard/caseworkerportal')
  await page.getByRole('region', { name: words.unreadHeading }).getByRole('link', { name: 'Quill Feather' }).click()
  await expect(page.getByText('Tuesday suits me.')).toBeVisible()
  await expect(page.getByText(words.isRead, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/caseworkerportal')
  await expect(page.getByRole('region', { name: words.unreadHeading })).toHaveCount(0)
})

test('the person’s copy of their data has the words of both', async ({ browser }) => {
  const page = await pageOf(browser, 'candidate', 768)
  await page.goto('/account/data')
  await page.getByText('Files that organisations keep about you').first().click()
  await expect(page.locator('main')).toContainText('Tuesday suits me.')
  await expect(page.locator('main')).toContainText('Good morning!')
})

test('once the consent has ended the worker reads why, and what they typed stays', async ({ browser }) => {
  const page = await pageOf(browser, 'caseworker', 768, false)
  await page.goto(screen)
  await page.getByLabel(words.label).fill('One more thing about Thursday.')
  const person = await pageOf(browser, 'candidate', 360)
  await person.goto('/dashboard/candidateportal/support')
  await person.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await person.locator('form[action$="/support-end"] input[type=checkbox]').check()
  await person.locator('form[action$="/support-end"] button').click()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByText(words.closedFile)).toBeVisible()
  await expect(page.getByText('One more thing about Thursday.')).toBeVisible()
  await expect(page.getByLabel(words.label)).toHaveCount(0)
  await page.goto(screen)
  await expect(page.getByText(words.closedFile)).toBeVisible()

  await person.goto(ownScreen)
  await expect(person.getByText('Good morning!')).toBeVisible()
  await expect(person.getByText(words.closed.person.consent)).toBeVisible()
})
