import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from 'playwright/test'

import { applyWords } from '../../lib/content/hiring/own-applications'
import { extrasWords as words } from '../../lib/content/hiring/application-extras'
import { personWords } from '../../lib/content/hiring/person'
import { applyPages } from '../../lib/content/hiring/apply'
import { writeCollection } from '../../lib/domain/cv/cv-collection'
import { londonDay } from '../../lib/domain/dates/london-time'
import { aCvDraft } from '../support/a-cv-draft'
import { expectAccessible } from '../support/accessible'
import { signedInPage } from '../support/accounts'
import { startServiceWith } from '../support/database'
import { bakeryJobs } from '../support/job-to-apply-for'
import { runVaultKey } from '../support/run-command'
import { startService, type Service } from '../support/service'

const job = 'bakery-hand-a1b2c3d4'
const theirs = '/dashboard/employerportal/applications'
const why = 'I like early mornings, and I have baked for two years.'

test.describe.configure({ mode: 'serial' })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(bakeryJobs({ [job]: 'Bakery hand' }, londonDay(new Date())))
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, account: string): Promise<Page> =>
  signedInPage(browser, service.url, account, { width: 360 })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a CV on the device goes with an application, is opened after the shortlist alone, and is taken back', async ({
  browser,
}) => {
  const person = await pageOf(browser, 'candidate')
  await person.evaluate(
    (text) => localStorage.setItem('cv-builder:cvs', text),
    writeCollection({ cvs: [{ id: '1', title: '', draft: aCvDraft(), changedAt: Date.now() }], versions: {} }),
  )
  await person.goto(`/jobs/${job}/apply`)
  await person.getByRole('textbox', { name: personWords.cardNames.skills }).fill('Bread')
  await person.getByLabel(personWords.rightToWork).check()
  await person.getByRole('textbox', { name: personWords.firstName }).fill('Jordan')
  await person.getByRole('textbox', { name: personWords.lastName }).fill('Taylor')
  await press(person, applyPages.about.submit)

  // Nothing of the CV is sent unless it is ticked; words about a record are stopped before anything is stored.
  await person.getByText(words.cvLook).click()
  await expect(person.locator('.cv-paper')).toContainText('Brook Stores')
  await expectAccessible(person)
  await person.getByLabel(words.why).fill('I baked in HMP Leeds.')
  await press(person, applyWords.submit)
  await expect(person.getByRole('main').getByRole('alert')).toContainText('HMP')
  await expect(person.getByLabel(words.why)).toHaveValue('I baked in HMP Leeds.')
  // Until its scripts have started, React puts back into the field what came with the page.
  await expect(person.getByText(applyPages.about.kept)).toBeVisible()
  await person.getByLabel(words.why).fill(why)
  await person.getByLabel(words.cvSend).check()
  await press(person, applyWords.submit)
  await expect(person.getByText(applyPages.sent.lead)).toBeVisible()
  const reference = new URL(person.url()).pathname.split('/').at(-1) ?? ''
  const own = `/dashboard/candidateportal/applications/${reference}`
  await person.goto(own)
  await expect(person.getByText(words.ownCvClosed)).toBeVisible()

  // Before the shortlist the employer reads the words, and neither sees nor opens the CV.
  const employer = await pageOf(browser, 'hiring')
  await employer.goto(`${theirs}/${reference}`)
  await expect(employer.getByText(why)).toBeVisible()
  await expect(employer.getByText('Jordan')).toHaveCount(0)
  expect((await employer.request.get(`${theirs}/${reference}/cv`)).status()).toBe(404)
  await press(employer, 'Shortlist')
  await employer.getByRole('link', { name: words.theirCvOpen }).click()
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(words.cvTitle('Jordan Taylor'))
  await expect(employer.locator('.cv-paper')).toContainText('Picked 120 orders a shift')
  await expect(employer.locator('.cv-paper')).not.toContainText('HMP')
  await expectAccessible(employer)
  const arriving = employer.waitForEvent('download')
  await press(employer, words.cvPdf)
  const pdf = readFileSync(await (await arriving).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.includes('/MarkInfo')).toBe(true)

  // The person sees that it was opened, has it with their data, and takes it back: it opens for nobody any more.
  await person.reload()
  await expect(person.getByText(/^Somebody there first opened it on/)).toBeVisible()
  const answer = await person.request.post('/api/account/data', { headers: { origin: service.url } })
  const { candidate } = (await answer.json()) as { candidate: { cvs_sent: { document: { name: string } }[] } }
  expect(candidate.cvs_sent.map(({ document }) => document.name)).toEqual(['Jordan Taylor'])

  // A new key of the server: the copy is wrapped again, and opens with the new one alone.
  const oldKey = readFileSync(join(service.dataFolder, 'vault-key'), 'utf8')
  const newKey = 'N'.repeat(43)
  expect(await runVaultKey(service, [], { VAULT_KEY: `${newKey},${oldKey}` })).toMatchObject({ code: 0 })
  await service.stop()
  service = await startService({ dataFolder: service.dataFolder, env: { VAULT_KEY: newKey } })
  const later = await pageOf(browser, 'hiring')
  await later.goto(`${theirs}/${reference}/cv`)
  await expect(later.locator('.cv-paper')).toContainText('Picked 120 orders a shift')

  const again = await pageOf(browser, 'candidate')
  await again.goto(own)
  await press(again, words.ownCvBack)
  await expect(again.getByText(words.ownCv, { exact: true })).toHaveCount(0)
  expect((await later.request.get(`${theirs}/${reference}/cv`)).status()).toBe(404)
  for (const page of [person, employer, later, again]) await page.context().close()
})
