import { expect, type Browser, type Page } from 'playwright/test'

import { ownSupportDone, ownSupportWords, supportCodeWords } from '../../lib/content/casework/own-support'
import { partnerPortalWords } from '../../lib/content/casework/organisation'
import {
  consentFields,
  fileWords,
  handedOverText,
  importScreen,
  newPersonWords,
  peopleDone,
  peopleProblems,
  peopleWords,
  personFields,
  restrictionLabels,
} from '../../lib/content/casework/people'
import { supportWorkWords } from '../../lib/content/casework/support-work'
import { expectAccessible } from '../support/accessible'
import { postForm, sessionOf, signInAs } from '../support/accounts'
import { callFunction, rowsOf, startServiceWith } from '../support/database'
import type { Service } from '../support/service'
import { test } from '../support/test'

const organisation = '00000000-0000-4000-8000-000000000777'

/** A fictional charity of the demo accounts: the partner leads it, and two caseworkers help people. */
const charity = `
  update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "caseworker"}' where email = 'employer@example.org';
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('full_name', case email
    when 'partner@example.org' then 'Ayesha Khan' when 'caseworker@example.org' then 'Sam Hall' else 'Jo Price' end)
  where email in ('partner@example.org', 'caseworker@example.org', 'employer@example.org');
  delete from organisation_members where user_id in (
    select id from auth.users where email in ('partner@example.org', 'caseworker@example.org', 'employer@example.org'));
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email) values
    ('${organisation}', 'partner', 'A Fresh Start for Leeds', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, refer, see_all_people, report, support, manage_people)
    select id, '${organisation}', email = 'partner@example.org', email = 'partner@example.org', email = 'partner@example.org',
      email <> 'partner@example.org', email = 'partner@example.org'
    from auth.users where email in ('partner@example.org', 'caseworker@example.org', 'employer@example.org');`

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(charity)
})
test.afterAll(() => service.dispose())

async function pageOf(browser: Browser, role: string, width: number, withScripts = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, viewport: { width, height: 800 } })
  const page = await context.newPage()
  await signInAs(page, role)
  if (withScripts) return page
  const state = await context.storageState()
  const without = await browser.newContext({
    baseURL: service.url,
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
    storageState: state,
  })
  return without.newPage()
}

const spreadsheet = (rows: readonly string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Name,Your reference,Phone,Community or custody,Expected release,Agreed on,Agreed how', ...rows].join('\n'),
  ),
})

test('a person is added with consent, reads their own file on a phone, and ends it', async ({ browser }) => {
  test.setTimeout(300_000)
  const worker = await pageOf(browser, 'caseworker', 768)
  await worker.goto('/dashboard/caseworkerportal/people')
  await expect(worker.getByText(peopleWords.emptyOwn)).toBeVisible()
  await worker.getByRole('link', { name: peopleWords.add }).click()

  // Consent first: without it nothing is kept, and what was typed stays.
  await worker.getByLabel(personFields.name).fill('Robin')
  await worker.getByRole('button', { name: newPersonWords.submit }).click()
  await expect(worker.locator('.error-summary')).toContainText('Say how they agreed.')
  await expect(worker.getByLabel(personFields.name)).toHaveValue('Robin')
  await worker.getByLabel(consentFields.way).selectOption('signed')
  await worker.getByLabel(consentFields.on).fill(new Date().toISOString().slice(0, 10))
  await worker.getByLabel(newPersonWords.agreed).check()
  await worker.getByLabel(personFields.access_needs).fill('Convicted of theft.')
  await worker.getByRole('button', { name: newPersonWords.submit }).click()
  await expect(worker.locator('.error-summary')).toContainText('Leave out ‘Convicted’')
  await worker.getByLabel(newPersonWords.agreed).check()
  await worker.getByLabel(personFields.access_needs).fill('Large print.')
  await worker.getByRole('button', { name: newPersonWords.submit }).click()
  await expect(worker.getByText(peopleDone.added)).toBeVisible()
  await expect(worker.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible()
  await expectAccessible(worker)

  // What a job must allow for.
  await worker.getByText(fileWords.addRestriction).click()
  await worker.getByLabel(fileWords.restrictionKind).selectOption('districts')
  await worker.getByLabel(fileWords.restrictionDetail).fill('ls1 and LS2')
  await worker.getByLabel(fileWords.restrictionEndUnknown).check()
  await worker.getByLabel(fileWords.restrictionSource).selectOption('practitioner')
  await worker.getByRole('button', { name: fileWords.addRestrictionSubmit, exact: true }).click()
  await expect(worker.locator('.error-summary')).toContainText('Enter the postcode districts')
  await worker.getByLabel(fileWords.restrictionDetail).fill('ls1, LS2')
  await worker.getByRole('button', { name: fileWords.addRestrictionSubmit, exact: true }).click()
  await expect(worker.getByText(restrictionLabels.districts).first()).toBeVisible()
  await expect(worker.getByText('LS1, LS2', { exact: true })).toBeVisible()

  // The lead sees the line, and says why before the file opens.
  const lead = await pageOf(browser, 'partner', 1280)
  await lead.goto('/dashboard/partnerportal/people')
  await expectAccessible(lead)
  await lead.getByRole('link', { name: 'Robin' }).click()
  await expect(lead.getByRole('heading', { name: fileWords.whyTitle('Robin') })).toBeVisible()
  await lead.getByLabel(fileWords.whyReason).selectOption('cover')
  await lead.getByRole('button', { name: fileWords.whySubmit }).click()
  await expect(lead.getByText('Large print.').filter({ visible: true }).first()).toBeVisible()

  // A code on paper, shown once.
  await worker.getByText(fileWords.join).click()
  await worker.getByRole('button', { name: fileWords.onPaperSubmit }).click()
  const code = (await worker.locator('.support-code').textContent()) ?? ''
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/)
  await expectAccessible(worker)
  // On paper it says where it is used, and names nobody: whoever finds it could use it.
  await worker.emulateMedia({ media: 'print' })
  await expect(worker.locator('.support-code')).toBeVisible()
  await expect(worker.getByText(/\/account\/support/)).toBeVisible()
  await expect(worker.getByRole('heading', { name: 'Robin' })).toBeHidden()
  await worker.emulateMedia({ media: 'screen' })

  // The person, on a phone with scripts off.
  const person = await pageOf(browser, 'candidate', 360, false)
  await person.goto('/dashboard/candidateportal/support')
  await person.getByRole('link', { name: ownSupportWords.useCode }).click()
  await person.getByLabel(supportCodeWords.code).fill('KTRM WXAB')
  await person.getByRole('button', { name: supportCodeWords.look }).click()
  await expect(person.locator('.error-summary')).toContainText('This code does not work.')
  await person.getByLabel(supportCodeWords.code).fill(code.toLowerCase().replace('-', ' '))
  await person.getByRole('button', { name: supportCodeWords.look }).click()
  await expect(person.getByText(supportCodeWords.found('A Fresh Start for Leeds', 'Robin'))).toBeVisible()
  await person.getByRole('button', { name: supportCodeWords.join }).click()
  await expect(person.getByText(ownSupportDone.joined)).toBeVisible()
  await expect(person.getByText(ownSupportWords.helps('Sam Hall', 'A Fresh Start for Leeds'))).toBeVisible()
  await expect(person.getByText('Ayesha Khan').first()).toBeVisible()
  await expect(person.getByText('LS1, LS2', { exact: true })).toBeVisible()
  const seen = await pageOf(browser, 'candidate', 360)
  await seen.goto('/dashboard/candidateportal/support')
  await expectAccessible(seen)
  expect(await seen.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await seen.getByText(ownSupportWords.ask).click()
  await seen.getByLabel(ownSupportWords.askField).fill('I can work in LS2.')
  await seen.getByRole('button', { name: ownSupportWords.askSubmit, exact: true }).click()
  await expect(seen.getByText(ownSupportDone.asked)).toBeVisible()
  await worker.reload()
  await expect(worker.getByText('I can work in LS2.').first()).toBeVisible()
  // The lead helps nobody, and reads about it on the page of alerts as on the overview.
  for (const page of ['', '/alerts']) {
    await lead.goto(`/dashboard/partnerportal${page}`)
    await expect(lead.getByRole('region', { name: partnerPortalWords.first.alone })).toContainText('Robin')
    await expect(lead.getByText(supportWorkWords.noAlerts)).toHaveCount(0)
  }
  await seen.locator('summary', { hasText: ownSupportWords.end }).click()
  await seen.getByLabel(ownSupportWords.endSure).check()
  await seen.getByRole('button', { name: ownSupportWords.endSubmit, exact: true }).click()
  await expect(seen.getByText(ownSupportDone.ended)).toBeVisible()
  expect((await worker.reload())?.status()).toBe(404)
})

test('a caseload comes from a spreadsheet, and people are handed over together', async ({ browser }) => {
  const worker = await pageOf(browser, 'caseworker', 1280)
  await worker.goto('/dashboard/caseworkerportal/people/import')
  const choose = worker.getByLabel(importScreen.choose)
  await choose.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Offence\nAnn,x') })
  await expect(worker.getByText(importScreen.leftOut(['Offence']))).toBeVisible()
  await choose.setInputFiles(spreadsheet(Array.from({ length: 10_000 }, (_empty, row) => `Person ${row},${row},,,,`)))
  await expect(worker.getByText(importScreen.problems.too_many)).toBeVisible()
  await choose.setInputFiles(spreadsheet(['=1+1,1,,,,,', 'Bo,2,,Custody,31/02/2027,,']))
  await expect(worker.getByText('This looks like a formula. Type the value itself.')).toBeVisible()
  await expect(worker.getByText('The calendar has no such day. Enter one such as 25/11/2026.')).toBeVisible()
  await expectAccessible(worker)

  const today = new Date().toISOString().slice(0, 10)
  const good = spreadsheet([`Ann Lee,1,07700 900111,,,${today},Signed`, `Bo Day,2,,,,${today},Spoken`, 'Cy Fox,3,,,,,'])
  const store = async (count: number) => {
    await choose.setInputFiles(good)
    await worker
      .getByRole('group', { name: importScreen.agreedOf('Cy Fox') })
      .getByLabel(importScreen.no)
      .check()
    await worker.getByRole('button', { name: importScreen.store(count) }).click()
  }
  await store(2)
  await expect(worker.getByText(importScreen.done(2, [], 0))).toBeVisible()
  await expect(worker.getByRole('row')).toHaveCount(3)
  await worker.goto('/dashboard/caseworkerportal/people/import')
  await store(2)
  await expect(worker.getByText(importScreen.done(0, ['Ann Lee', 'Bo Day'], 0))).toBeVisible()
  await expect(worker.getByRole('row')).toHaveCount(3)

  for (const name of ['Ann Lee', 'Bo Day']) await worker.getByLabel(peopleWords.choose(name)).check()
  await worker.getByLabel(peopleWords.handOverTo, { exact: true }).selectOption({ label: 'Jo Price' })
  await worker.getByRole('button', { name: peopleWords.handOverSubmit, exact: true }).click()
  const names = ['Ann Lee', 'Bo Day']
  await expect(
    worker.getByText(handedOverText({ names, others: 0, worker: { name: 'Jo Price', isOwn: false } })),
  ).toBeVisible()
  await expect(worker.getByText(peopleWords.emptyOwn)).toBeVisible()
  const colleague = await pageOf(browser, 'employer', 360)
  await colleague.goto('/dashboard/caseworkerportal/people?find=ann')
  await expect(colleague.getByRole('link', { name: 'Ann Lee' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'Bo Day' })).toHaveCount(0)
  expect(await colleague.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const [file] = await Promise.all([
    colleague.waitForEvent('download'),
    colleague.getByRole('button', { name: peopleWords.download }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('two who change one person, a consent that ends and a right that is taken while a form is open: each gets a sentence, and what was typed stays', async ({
  browser,
}) => {
  const worker = await pageOf(browser, 'caseworker', 1280, false)
  const add = async (name: string) => {
    await worker.goto('/dashboard/caseworkerportal/people/new')
    await worker.getByLabel(consentFields.way).selectOption('signed')
    await worker.getByLabel(consentFields.on).fill(new Date().toISOString().slice(0, 10))
    await worker.getByLabel(newPersonWords.agreed).check()
    await worker.getByLabel(personFields.name).fill(name)
  }
  await add('Kit')
  await worker.getByRole('button', { name: newPersonWords.submit }).click()
  await expect(worker.getByText(peopleDone.added)).toBeVisible()
  const reference = new URL(worker.url()).pathname.split('/').at(-1) ?? ''
  const [file] = await rowsOf(service, 'supported_people', `reference=eq.${reference}`)
  const members = await rowsOf(service, 'organisation_members', `organisation_id=eq.${organisation}`, 'user_id')
  const lead = members.find(({ manage_people }) => manage_people === true)?.user_id
  const change = async (facts: object) => {
    const opened = { p_actor: lead, p_reference: reference, p_reason: 'cover', p_words: '' }
    await callFunction(service, 'open_supported_person', opened)
    const [{ version } = {}] = await rowsOf(service, 'supported_people', `reference=eq.${reference}`)
    const given = { p_actor: lead, p_reference: reference, p_version: version, p_facts: JSON.stringify(facts) }
    expect(await callFunction(service, 'change_person', given)).toEqual({ outcome: 'done' })
  }
  const save = () => worker.getByRole('button', { name: fileWords.changeSubmit, exact: true }).click()

  await worker.getByText(fileWords.change, { exact: true }).click()
  await worker.locator('summary', { hasText: personFields.placePart }).click()
  await worker.getByLabel(personFields.town).fill('Wakefield')
  await change({ town: 'Leeds' })
  await save()
  await expect(worker.locator('.error-summary')).toContainText(
    /Ayesha Khan changed this file on .* The form has what you typed/,
  )
  await expect(worker.getByLabel(personFields.town)).toHaveValue('Wakefield')
  await expect(worker.getByText(`${personFields.town}: Leeds`)).toBeVisible()
  await save()
  await expect(worker.getByText(peopleDone.changed)).toBeVisible()

  // The person ends it while the worker types: the file is gone for the worker, and what was typed is in the answer.
  await worker.getByText(fileWords.change, { exact: true }).click()
  await worker.locator('summary', { hasText: personFields.placePart }).click()
  await worker.getByLabel(personFields.town).fill('Bradford')
  await callFunction(service, 'end_support_consent', { p_actor: lead, p_reference: reference })
  await save()
  await expect(worker.getByText(peopleProblems.missing)).toBeVisible()
  await expect(worker.locator('textarea').filter({ hasText: 'Bradford' })).toHaveCount(1)
  expect(file?.closed_at).toBeNull()
  // So is what they typed into every other form of the file, whose pages are gone as well.
  const cookie = await sessionOf(service, 'caseworker')
  const typed = 'Typed while it ended.'
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  for (const [form, fields] of Object.entries<Record<string, string>>({
    'note-add': { note_kind: 'contact', words: typed, audience: 'person' },
    'step-add': { goal: 'Into work', what: typed, who: 'person', by: day },
    'appointment-book': { kind: 'support', on: day, at: '10:00', minutes: '30', way: 'in_person', place: typed },
    'job-suggest': { job: 'a-job', why: typed },
    'job-start-add': { employer: typed, job: 'Baker', startedOn: '2026-01-05', hours: '30' },
  })) {
    const answer = await postForm(service, `/api/caseworker/${form}`, { reference, ...fields }, { cookie })
    expect(answer.status, form).toBe(422)
    expect(await answer.text(), form).toContain(typed)
  }

  // Another right leaves the portal open, but no list of people.
  const own = members.find(({ user_id }) => user_id === file?.worker_id)
  await add('Somebody new')
  const rights = { p_actor: lead, p_member: own?.user_id, p_shown: '{}', p_rights: JSON.stringify({ mentor: true }) }
  expect(await callFunction(service, 'change_member_rights', rights)).toEqual({ outcome: 'done' })
  await worker.getByRole('button', { name: newPersonWords.submit }).click()
  await expect(worker.getByText(peopleProblems.forbidden)).toBeVisible()
  await expect(worker.locator('textarea').filter({ hasText: 'Somebody new' })).toHaveCount(1)
  expect(await rowsOf(service, 'supported_people', 'name=eq.Somebody new')).toEqual([])
  await worker.context().close()
})
