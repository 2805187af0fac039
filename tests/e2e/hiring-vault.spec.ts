import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from 'playwright/test'

import { formWords } from '../../lib/content/forms/form-words'
import { applicantsDone } from '../../lib/content/hiring/applicants'
import { applyPages } from '../../lib/content/hiring/apply'
import { ownApplicationsDone, ownApplicationsWords } from '../../lib/content/hiring/own-applications'
import { readingProblems, readingWords } from '../../lib/content/hiring/reading'
import { statementDone, statementProblems, statementWords } from '../../lib/content/hiring/statement'
import { recordAnswerWords } from '../../lib/content/hiring/record-answer'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { fillIn, linkIn, postForm, sessionOf, signedInPage } from '../support/accounts'
import { anAdvert } from '../support/an-advert'
import { rowsOf, startServiceWith } from '../support/database'
import { untilHydrated } from '../support/hydrated'
import { mailFor, type Mail } from '../support/mailbox'
import { runVaultKey } from '../support/run-command'
import { startService, type Service } from '../support/service'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const own = '/dashboard/candidateportal/statement'
const ownApplications = '/dashboard/candidateportal/applications'
const theirs = '/dashboard/employerportal/applications'
const marker = 'quincewater'
const firstText = `I was 19 when it happened, by the ${marker} bridge.\n\nI have worked in a bakery since.`
const secondText = `I was 19.\nToday I bake bread, and I like <b>${marker}</b> & early mornings.`
// Stands in a table in clear: where it is not found, the search for the other word would have proved nothing.
const kept = 'Quillfeather'

const advert = JSON.stringify(anAdvert({ recordQuestion: 'after_shortlist' })).replaceAll("'", "''")
const seed = `
  update organisation_members set read_disclosures = true;
  insert into organisation_members (user_id, organisation_id, see_applicants)
  select u.id, c.id, true from auth.users u, organisations c where u.email = 'employer@example.org' and c.name = 'Example Bakery';
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
  select 'baker-vault-0001', c.id, 'live', '${advert}', 'Bakery assistant', now() from organisations c where c.name = 'Example Bakery';
  insert into candidate_profiles (person_id, user_id, version, first_name, last_name)
  select gen_random_uuid(), u.id, 1, 'Josephine', '${kept}' from auth.users u where u.email = 'candidate@example.org';
  insert into candidate_cards (person_id, skills) select person_id, '["Bread"]' from candidate_profiles;
  insert into candidate_contacts (person_id, first_name, last_name)
  select person_id, first_name, last_name from candidate_profiles;`

test.describe.configure({ mode: 'serial' })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, role: string, javaScriptEnabled = true, url = service.url): Promise<Page> =>
  signedInPage(browser, url, role, { javaScriptEnabled })

async function looksRight(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectAccessibleNarrowAndWide(page)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const updates = async () =>
  (await mailFor(service, 'candidate@example.org')).filter(({ subject }) => subject === 'You have an update')

async function write(page: Page, text: string, button: string): Promise<void> {
  await page.getByLabel(statementWords.label).fill(text)
  await press(page, button)
  await expect(page.getByText(statementDone.saved)).toBeVisible()
}

test('a person writes it, is asked, gives it, sees who reads it, and takes it back', async ({ browser }) => {
  test.setTimeout(300_000)
  const person = await pageOf(browser, 'candidate', false)
  const look = await pageOf(browser, 'candidate')
  const reader = await pageOf(browser, 'hiring')
  const colleague = await pageOf(browser, 'employer')

  // Nobody has to write one, and the page says what becomes of it.
  await person.goto(own)
  await expect(person.getByText(statementWords.lost)).toBeVisible()
  await person.getByText(statementWords.about).click()
  for (const words of [statementWords.nobody, statementWords.lock]) {
    await expect(person.getByText(words)).toBeVisible()
  }
  await looksRight(look, own)
  await write(person, firstText, statementWords.save)
  await write(person, secondText, statementWords.saveNew)
  await press(person, statementWords.saveNew)
  await expect(person.getByText(statementDone.same)).toBeVisible()
  await person.getByRole('link', { name: /^Version 1,/ }).click()
  await expect(person.locator('.as-typed')).toHaveText(firstText)
  await press(person, statementWords.useAgain)
  await expect(person.getByText(statementDone.again)).toBeVisible()
  await expect(person.getByLabel(statementWords.label)).toHaveValue(firstText)
  await write(person, secondText, statementWords.saveNew)

  // The employer asks when its advert said; before that there is nothing to give.
  await person.goto('/jobs/baker-vault-0001/apply')
  await press(person, 'Send my application')
  await expect(person.getByText(applyPages.sent.lead)).toBeVisible()
  const reference = new URL(person.url()).pathname.split('/').at(-1) ?? ''
  const application = `${ownApplications}/${reference}`
  await expect(person.getByRole('button', { name: recordAnswerWords.look })).toHaveCount(0)
  await reader.goto(`${theirs}/${reference}`)
  await press(reader, 'Shortlist')
  await reader.locator('summary', { hasText: 'Ask about convictions' }).click()
  await press(reader, 'Ask')
  await expect(reader.getByText(applicantsDone.asked)).toBeVisible()

  await looksRight(look, application)
  await person.goto(application)
  await person.getByLabel(recordAnswerWords.which).selectOption('4')
  await press(person, recordAnswerWords.look)
  await expect(person.getByText(secondText)).toBeVisible()
  await press(person, recordAnswerWords.confirm.statement.submit)
  await expect(person.getByText(ownApplicationsDone['statement-given'])).toBeVisible()
  await expect(person.getByText(statementWords.notRead.open)).toBeVisible()

  // A colleague without the right sees that there is one; the reader is told first that it is written down.
  await colleague.goto(`${theirs}/${reference}`)
  await expect(colleague.getByText(readingWords.noRight)).toBeVisible()
  await expect(colleague.getByRole('button', { name: readingWords.open })).toHaveCount(0)
  await looksRight(reader, `${theirs}/${reference}`)
  await expect(reader.getByText(/ can see who opened it and when\./)).toBeVisible()
  expect(await reader.content()).not.toContain(marker)
  await press(reader, readingWords.open)
  await expect(reader.locator('.dash-card .as-typed')).toHaveText(secondText)
  expect(reader.url()).not.toContain(marker)
  await looksRight(reader, reader.url())
  const again = await reader.request.get(reader.url())
  expect(again.headers()['cache-control']).toContain('no-store')
  expect(await again.text()).toContain('early mornings')

  // Who reads it stands on the person's screens, and an email says only that there is something to see.
  await person.goto(own)
  await expect(person.getByRole('listitem').filter({ hasText: 'hiring@example.org' })).toHaveCount(1)
  await expect(person.getByText('It was opened once.')).toBeVisible()
  await looksRight(look, own)
  await looksRight(look, application)
  await waitUntil(async () => ((await updates()).length >= 3 ? true : undefined), {
    withinMs: 30_000,
    failure: 'the email about the reading did not come',
  })
  const data = await look.request.post('/api/account/data', { headers: { origin: service.url } })
  const { candidate } = (await data.json()) as { candidate: Record<string, unknown> }
  expect(candidate.statements).toMatchObject([4, 3, 2, 1].map((version) => ({ version })))
  expect(candidate.statements).toContainEqual(expect.objectContaining({ version: 2, text: secondText }))
  expect(candidate.statement_releases).toMatchObject([{ version: 4, readings: [{ by: 'hiring@example.org' }] }])
  expect(JSON.stringify(candidate)).not.toMatch(/"(sealed|wrapped)"/)

  // Taken back: from that moment on nobody reads it, not even on the page that was open.
  await person.goto(application)
  await press(person, statementWords.takeBackName('Bakery assistant', 'Example Bakery'))
  await expect(person.getByRole('status')).toContainText(ownApplicationsDone['statement-back'])
  await reader.reload()
  await expect(reader.getByText(readingProblems.ended)).toBeVisible()
  expect(await reader.content()).not.toContain(marker)
  await reader.goto(`${theirs}/${reference}`)
  await expect(reader.getByText(readingWords.takenBack)).toBeVisible()
  for (const [page, whose] of [
    [person, 'your'],
    [reader, 'their'],
  ] as const) {
    await expect(page.locator('.dash-timeline')).toContainText(`Shared a statement about ${whose} record`)
    await expect(page.locator('.dash-timeline')).toContainText(`Read the statement about ${whose} record`)
    await expect(page.locator('.dash-timeline')).toContainText(`Stopped sharing the statement about ${whose} record`)
  }
  for (const page of [person, look, reader, colleague]) await page.context().close()
})

test('what is typed and not saved is there after ‘Back’, a lost connection and a new sign-in, to which an email leads too', async ({
  browser,
}) => {
  const person = await pageOf(browser, 'candidate')
  const field = person.getByLabel(statementWords.label)
  const typed = `Still writing about the ${marker} bridge.`
  await person.goto(own)
  await untilHydrated(field)
  await field.fill(typed)
  await person.goto(ownApplications)
  await person.goBack()
  await expect(field).toHaveValue(typed)

  await person.context().setOffline(true)
  await press(person, statementWords.saveNew)
  await expect(field).toHaveCount(0)
  await person.context().setOffline(false)
  await person.goto(own)
  await expect(field).toHaveValue(typed)

  await person.context().clearCookies()
  await press(person, statementWords.saveNew)
  await expect(person.getByLabel(formWords.typed)).toHaveValue(typed)
  await person.getByRole('link', { name: formWords.goOn.signIn }).click()
  const signInAgain = async () => {
    await person.getByRole('link', { name: 'I have a password' }).click()
    await person.getByLabel('Password', { exact: true }).waitFor()
    await fillIn(person, 'candidate@example.org', demoPassword, 'Sign in')
  }
  await signInAgain()
  await expect(person).toHaveURL(own)
  await expect(field).toHaveValue(typed)

  const [update] = await updates()
  await person.context().clearCookies()
  await person.goto(linkIn(update as Mail))
  await signInAgain()
  await expect(person).toHaveURL(new RegExp(`${ownApplications}/A-\\w+$`))
  await person.context().close()
})

test('a request without the right, too late or of another shape learns nothing and changes nothing', async () => {
  const [candidate, reader, colleague, team] = await Promise.all(
    ['candidate', 'hiring', 'employer', 'team'].map((role) => sessionOf(service, role)),
  )
  const [row] = (await rowsOf(service, 'applications')) as { reference: string; version: number }[]
  const shown = { application: row?.reference ?? '', version: String(row?.version) }
  const before = [await rowsOf(service, 'applications'), await rowsOf(service, 'application_events')]
  const form = { text: `${marker} again`, version: '4' }
  const bad: [string, string | undefined, string, Record<string, string>][] = [
    ['a text by nobody', '', 'candidate/statement-save', form],
    ['a text by an employer', reader, 'candidate/statement-save', form],
    ['no words', candidate, 'candidate/statement-save', { ...form, text: ' \r\n ' }],
    ['no text', candidate, 'candidate/statement-save', { version: '4' }],
    ['too many words', candidate, 'candidate/statement-save', { ...form, text: `${marker} `.repeat(600) }],
    ['control characters', candidate, 'candidate/statement-save', { ...form, text: `${marker}\u0000\u0007` }],
    ['a character that did not arrive', candidate, 'candidate/statement-save', { ...form, text: `${marker} \ufffd` }],
    ['an old version', candidate, 'candidate/statement-save', { ...form, version: '3' }],
    ['a version to come', candidate, 'candidate/statement-save', { ...form, version: '9' }],
    ['a version that is no number', candidate, 'candidate/statement-save', { ...form, version: 'x' }],
    ['a version that was never there', candidate, 'candidate/statement-again', { version: '77' }],
    ['no version', candidate, 'candidate/statement-again', {}],
    ['a deletion by the team', team, 'candidate/statement-delete', {}],
    ['a version that is not there, given', candidate, 'candidate/statement-release', { ...shown, statement: '77' }],
    ['none, given', candidate, 'candidate/statement-release', shown],
    [
      'on an old version of the application',
      candidate,
      'candidate/statement-release',
      { ...shown, version: '1', statement: '4' },
    ],
    [
      'to an application that is not there',
      candidate,
      'candidate/statement-release',
      { application: 'A-000000', statement: '4' },
    ],
    ['by the employer', reader, 'candidate/statement-release', { ...shown, statement: '4' }],
    ['what is taken back already', candidate, 'candidate/statement-take-back', shown],
    ['a reference with SQL', candidate, 'candidate/statement-take-back', { application: "A-'; drop" }],
    ['reading what is taken back', reader, 'employer/statement-read', shown],
    ['reading without the right', colleague, 'employer/statement-read', shown],
    ['reading as the person', candidate, 'employer/statement-read', shown],
    ['reading as the team', team, 'employer/statement-read', shown],
    ['reading as nobody', '', 'employer/statement-read', shown],
    ['reading what is not there', reader, 'employer/statement-read', { application: 'A-000000' }],
  ]
  for (const [what, cookie, path, fields] of bad) {
    const answer = await postForm(service, `/api/${path}`, fields, cookie ? { cookie } : {})
    expect(answer.status, what).toBeLessThan(500)
    expect(answer.headers.get('location') ?? '', what).not.toContain('done=')
    expect(answer.headers.get('location') ?? '', what).not.toContain(marker)
    // What was typed comes back in the answer, and is kept in no cookie.
    if (path.endsWith('statement-save') && fields.text?.trim())
      expect(answer.headers.getSetCookie().join(), what).not.toMatch(/kept-input=[^;]/)
    if (fields.text?.includes(marker) && cookie === candidate) expect(await answer.text(), what).toContain(marker)
  }
  for (const forged of ['00000000-0000-4000-8000-000000000001', 'x', '']) {
    const answer = await fetch(`${service.url}${theirs}/${row?.reference}/statement?reading=${forged}`, {
      headers: { cookie: reader ?? '' },
    })
    expect([forged, answer.status]).toEqual([forged, 404])
  }
  expect([await rowsOf(service, 'applications'), await rowsOf(service, 'application_events')]).toEqual(before)

  // Of two windows that save at once one is kept, and the other gets its words back.
  const twice = await Promise.all(
    ['one', 'two'].map((words) =>
      postForm(
        service,
        '/api/candidate/statement-save',
        { text: `${marker} ${words}`, version: '4' },
        { cookie: candidate ?? '' },
      ),
    ),
  )
  expect(twice.map(({ status }) => status).sort()).toEqual([303, 422])
  const refused = twice.find(({ status }) => status === 422)
  expect(await refused?.text()).toContain(statementProblems.changed)
})

test('nothing that is kept says what was written: not the database, the mailbox, the log or a copy', async () => {
  await service.stop()
  const files = readdirSync(service.dataFolder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const holding = (word: string) =>
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => readFileSync(path).includes(word))
      .map((path) => path.slice(service.dataFolder.length + 1))
  expect(files.length).toBeGreaterThan(100)
  expect(holding(kept)).not.toEqual([])
  expect(holding(marker)).toEqual([])
  expect(service.output()).not.toContain(marker)
})

test(
  'without its key the vault says so and all else works; with a new one and the old all opens; deleting leaves nothing',
  onlyInAll,
  async ({ browser }) => {
    const oldKey = readFileSync(join(service.dataFolder, 'vault-key'), 'utf8')
    const newKey = 'N'.repeat(43)
    const { dataFolder } = service
    const restart = async (key: string): Promise<Page> => {
      await service.stop()
      service = await startService({ dataFolder, env: { VAULT_KEY: key } })
      const page = await pageOf(browser, 'candidate', false)
      await page.goto(own)
      return page
    }

    // Another key alone: the texts are lost to it, and the page says that plainly.
    const lost = await restart(newKey)
    await expect(lost.getByText(statementWords.unreadable(5))).toBeVisible()
    await expect(lost.getByLabel(statementWords.label)).toHaveCount(0)
    const candidate = await sessionOf(service, 'candidate')
    const refused = await postForm(
      service,
      '/api/candidate/statement-save',
      { text: 'x', version: '5' },
      { cookie: candidate },
    )
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('the key that locked it is lost'),
    ])
    await lost.context().close()

    const both = await restart(`${newKey},${oldKey}`)
    await expect(both.getByLabel(statementWords.label)).toHaveValue(new RegExp(marker))
    await both.context().close()
    const keys = { VAULT_KEY: `${newKey},${oldKey}` }
    expect(await runVaultKey(service, [], { VAULT_KEY: newKey })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Not opened by any key of VAULT_KEY: 1.'),
    })
    for (const wrapped of [1, 0]) {
      const ended = await runVaultKey(service, [], keys)
      expect(ended).toMatchObject({ code: 0, output: expect.stringContaining(`Wrapped anew: ${wrapped}.`) })
    }
    expect((await runVaultKey(service, ['new'])).output.trim()).toMatch(/^[\w-]{43}$/)
    const rotated = await restart(newKey)
    await expect(rotated.getByLabel(statementWords.label)).toHaveValue(new RegExp(marker))

    // A site with a database elsewhere and no key of its own: the vault is not open.
    const hosted = await startService({
      env: {
        NEXT_PUBLIC_SUPABASE_URL: service.supabaseUrl,
        SUPABASE_PUBLISHABLE_KEY: service.keys.publishableKey,
        SUPABASE_SECRET_KEY: service.keys.secretKey,
        // As in the build: it is not made anew.
        NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
      },
    })
    const closed = await pageOf(browser, 'candidate', false, hosted.url)
    await closed.goto(own)
    await expect(closed.getByText(statementWords.closed)).toBeVisible()
    await expect(closed.getByLabel(statementWords.label)).toHaveCount(0)
    const [row] = (await rowsOf(service, 'applications')) as { reference: string }[]
    await closed.goto(`${ownApplications}/${row?.reference}`)
    await expect(closed.getByRole('heading', { name: ownApplicationsWords.history })).toBeVisible()
    await closed.context().close()
    await hosted.dispose()

    await rotated.goto(own)
    await rotated.locator('summary', { hasText: statementWords.deleteSummary }).click()
    await press(rotated, statementWords.deleteSubmit)
    await expect(rotated.getByText(statementDone.deleted)).toBeVisible()
    await expect(rotated.getByLabel(statementWords.label)).toHaveValue('')
    await expect(rotated.getByText(statementWords.state.taken_back)).toBeVisible()
    await rotated.context().close()
  },
)
