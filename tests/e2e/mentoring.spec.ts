import { expect, test, type Browser, type Page } from 'playwright/test'

import {
  mentoringDone as done,
  mentoringProblems as problems,
  mentoringSubjectLabels,
  mentoringWords as words,
  ownMentoringWords as ownWords,
  worryEmail,
  worryWords,
} from '../../lib/content/casework/mentoring'
import { supportMessagesDone, supportMessagesWords } from '../../lib/content/casework/support-messages'
import { mentoringMessages } from '../../lib/domain/casework/mentoring'
import { expectAccessible } from '../support/accessible'
import { cookiesOf, mailWith, postForm, sessionOf, signInAs } from '../support/accounts'
import { startServiceWith } from '../support/database'
import type { Service } from '../support/service'

const organisation = '00000000-0000-4000-8000-000000000701'
const file = '00000000-0000-4000-8000-000000000702'
const reference = 'SP-WRK001'
const ownScreen = '/dashboard/candidateportal/mentoring'
const mentorScreen = '/dashboard/caseworkerportal/mentoring'
const leadScreen = '/dashboard/partnerportal/mentoring'

/** A person with an account, a member who mentors alone, and the safeguarding lead. */
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat', 'partner@example.org');
  insert into organisation_members (user_id, organisation_id, mentor)
    select u.id, '${organisation}', true from auth.users u where u.email = 'caseworker@example.org';
  insert into organisation_members (user_id, organisation_id, see_all_people)
    select u.id, '${organisation}', true from auth.users u where u.email = 'partner@example.org';
  update auth.users set raw_user_meta_data = '{"full_name": "Robin Field"}' where email = 'caseworker@example.org';
  insert into supported_people (id, organisation_id, reference, user_id, name, known_by, safe_ways)
    select '${file}', '${organisation}', '${reference}', p.id, 'Quill Feather', 'quill', '["email"]'
    from auth.users p where p.email = 'candidate@example.org';
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');
  insert into support_steps (supported_person_id, goal, what, who) values ('${file}', 'A flat', 'Ring the council', 'person');`

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

const opened: Partial<Record<string, Page>> = {}
async function pageOf(browser: Browser, role: string): Promise<Page> {
  const known = opened[role]
  if (known) return known
  const context = await browser.newContext({ baseURL: service.url, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await signInAs(page, role)
  opened[role] = page
  return page
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('without scripts: a mentor says their places, and what is missing is named', async () => {
  const cookie = await sessionOf(service, 'caseworker')
  const post = async (fields: Record<string, string>) => {
    const answer = await postForm(service, '/api/caseworker/mentor-offer', fields, { cookie })
    const page = await fetch(new URL(answer.headers.get('location') ?? '', service.url), {
      headers: { cookie: `${cookie}; ${cookiesOf(answer)}` },
    })
    return page.text()
  }
  expect(await post({ places: 'two' })).toContain(mentoringMessages.places)
  expect(await post({ places: '2' })).toContain(mentoringMessages.subjects)
  expect(await post({ places: '2', subject_money: 'on' })).toContain(done['mentor-offer'])
})

test('a person asks the mentor, who says yes, notes a session and writes', async ({ browser }) => {
  const person = await pageOf(browser, 'candidate')
  await person.goto(ownScreen)
  await expect(person.getByText(`${ownWords.helpsWith} ${mentoringSubjectLabels.money}.`)).toBeVisible()
  await person.getByRole('button', { name: ownWords.askOf('Robin Field') }).click()
  await expect(person.getByRole('status')).toHaveText(done['mentor-asked'])

  const mentor = await pageOf(browser, 'caseworker')
  await mentor.goto('/dashboard/caseworkerportal')
  await mentor.getByRole('link', { name: 'Quill Feather' }).click()
  await expect(mentor.getByText('Ring the council')).toHaveCount(0)
  await mentor.getByLabel(words.yes).check()
  await mentor.getByRole('button', { name: words.answerSubmit }).click()
  await expect(mentor.getByRole('status')).toHaveText(done['mentoring-answered'])
  await expect(mentor.getByText('Ring the council')).toBeVisible()
  await mentor.locator('summary').filter({ hasText: words.addSession }).click()
  await mentor.getByLabel(words.nextLabel).fill('Ring the college together')
  await mentor.getByRole('button', { name: words.sessionSubmit }).click()
  await expect(mentor.getByRole('status')).toHaveText(done['mentoring-session'])
  await mentor.getByLabel(supportMessagesWords.label).fill('Well done today')
  await mentor.getByRole('button', { name: supportMessagesWords.submit }).click()
  await expect(mentor.getByRole('status')).toHaveText(supportMessagesDone['mentoring-message'])
  await expectAccessible(mentor)
  expect(await fits(mentor)).toBe(true)

  await person.goto(ownScreen)
  await expect(person.getByText('Ring the college together')).toBeVisible()
  await expect(person.getByText('Well done today')).toBeVisible()
  await expectAccessible(person)
  expect(await fits(person)).toBe(true)
})

test('a worry reaches the lead by an email without content, who reads it; the person sees that', async ({
  browser,
}) => {
  const person = await pageOf(browser, 'candidate')
  await person.goto(ownScreen)
  await person.locator('summary').filter({ hasText: ownWords.worry }).click()
  await person.getByLabel(ownWords.worryLabel).fill('They asked me to lend them money.')
  await person.getByRole('button', { name: ownWords.worrySubmit }).click()
  await expect(person.getByRole('status')).toHaveText(done['worry-reported'])
  await expect(person.getByText(ownWords.unread)).toBeVisible()
  const mail = JSON.stringify(await mailWith(service, 'partner@example.org', worryEmail.subject))
  expect(mail).not.toMatch(/Quill|Robin|money|mentor/i)

  const lead = await pageOf(browser, 'partner')
  await lead.goto(leadScreen)
  await lead.getByRole('link', { name: /^From a person who is helped here/ }).click()
  await expect(lead.getByText('They asked me to lend them money.')).toBeVisible()
  await expect(lead.getByText(worryWords.first)).toBeVisible()
  await expect(lead.getByRole('link', { name: worryWords.toFile('Quill Feather') })).toBeVisible()
  await expectAccessible(lead)
  expect(await fits(lead)).toBe(true)
  await person.goto(ownScreen)
  await expect(person.getByText(ownWords.unread)).toHaveCount(0)
})

test('the person ends it behind a tick, and the mentor’s page is gone', async ({ browser }) => {
  const person = await pageOf(browser, 'candidate')
  const end = () => person.getByRole('button', { name: ownWords.end, exact: true }).click()
  await person.locator('summary').filter({ hasText: ownWords.end }).click()
  await end()
  await expect(person.locator('.error-summary')).toContainText(problems.notSure)
  await person.locator('#sure').check()
  await end()
  await expect(person.getByRole('status')).toHaveText(done['mentoring-ended'])
  const mentor = await pageOf(browser, 'caseworker')
  await mentor.goto(`${mentorScreen}/${reference}`)
  await expect(mentor.getByText('Ring the council')).toHaveCount(0)
})

test('whoever still had the page open gets back what they typed, with the reason', async () => {
  const mentor = await sessionOf(service, 'caseworker')
  const person = await sessionOf(service, 'candidate')
  for (const [path, cookie, more] of [
    ['caseworker/mentoring-message', mentor, { text: 'Typed before it ended.' }],
    [
      'caseworker/mentoring-session',
      mentor,
      { on: new Date().toISOString().slice(0, 10), minutes: '60', next: 'Typed before it ended.' },
    ],
    ['caseworker/mentoring-worry', mentor, { worry: 'Typed before it ended.' }],
    ['candidate/mentoring-message', person, { text: 'Typed before it ended.' }],
  ] as const) {
    const answer = await postForm(service, `/api/${path}`, { reference, ...more }, { cookie })
    expect(answer.status, path).toBe(422)
    const body = await answer.text()
    expect(body, path).toContain('Typed before it ended.')
    expect(body, path).toContain(problems.missing)
  }
})
