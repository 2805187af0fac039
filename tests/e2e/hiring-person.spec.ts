import { expect, type Browser, type Page } from 'playwright/test'

import { accountWords } from '../../lib/content/account/account'
import { personDoneWords, personProblems, personWords as words } from '../../lib/content/hiring/person'
import { personJobWords as jobWords } from '../../lib/content/hiring/person-jobs'
import { fillWords } from '../../lib/content/hiring/fill-from-cv'
import { writeCollection } from '../../lib/domain/cv/cv-collection'
import { aCvDraft } from '../support/a-cv-draft'
import { expectAccessible, expectAccessibleNarrowAndWide } from '../support/accessible'
import { fillIn, postForm, sessionOf } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { callFunction, rowsOf } from '../support/database'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const profile = '/dashboard/candidateportal/profile'
const jobs = '/dashboard/candidateportal/jobs'
const partOf = (part: string): string => `${profile}?part=${part}`

/** Somebody new who looks for work, signed in. */
async function aPerson(browser: Browser, service: Service, javaScriptEnabled = true): Promise<Page> {
  const { email, password } = await addAccount(service, 'person')
  const given = await callFunction(service, 'set_account_role', {
    p_email: email,
    p_role: 'candidate',
    p_changed_by: 'test',
  })
  expect(given).toMatchObject({ outcome: 'changed' })
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled })
  const page = await context.newPage()
  await page.goto('/sign-in')
  await fillIn(page, email, password, 'Sign in')
  await page.waitForURL('**/dashboard/candidateportal')
  return page
}

const save = (page: Page) => page.getByRole('button', { name: words.save, exact: true }).click()
const saved = (page: Page) => expect(page.getByText(personDoneWords['profile-saved'])).toBeVisible()

test('with scripts off a profile is written part by part, and what is wrong keeps what was typed', async ({
  browser,
  service,
}) => {
  const page = await aPerson(browser, service, false)
  await page.getByRole('link', { name: words.begin }).click()
  await expect(page).toHaveURL(profile)
  await expect(page.getByRole('link', { name: words.need.name })).toBeVisible()

  // Who somebody is: a mistake is said at its field, and nothing typed is lost.
  await page.getByLabel(words.firstName).fill('Jo')
  await page.getByLabel(words.lastName).fill('O’Neil-Łukasz')
  await page.getByLabel(words.phone).fill('0113 496 0000')
  await page.getByLabel(words.district).fill('Leeds')
  await save(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(personProblems.district)
  await expect(page.getByLabel(words.district)).toHaveValue('Leeds')
  await expect(page.getByLabel(words.district)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(words.lastName)).toHaveValue('O’Neil-Łukasz')
  await page.getByLabel(words.district).fill('ls1 4ap')
  await save(page)
  await saved(page)
  await expect(page.getByLabel(words.district)).toHaveValue('LS1')
  const after = page.locator('section', { has: page.getByRole('heading', { name: words.afterHeading }) })
  await expect(after).toContainText('Jo O’Neil-Łukasz')
  await expect(after).not.toContainText('0113 496 0000')

  // The card: nothing on it says how to reach somebody, and it is shown as the employer reads it.
  await page.getByRole('link', { name: words.part.card, exact: true }).click()
  await page.getByLabel(words.cardNames.skills).fill('Baking\n• Stock control')
  await page.getByLabel(words.cardNames.experience).fill('Baker, 2 years\nCall me on 0113 496 0000')
  await page.getByLabel(words.rightToWork).check()
  await save(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    personProblems.saysWho(words.cardNames.experience),
  )
  await expect(page.getByLabel(words.cardNames.skills)).toHaveValue('Baking\n• Stock control')
  await expect(page.getByLabel(words.rightToWork)).toBeChecked()
  await page.getByLabel(words.cardNames.experience).fill('Baker, 2 years')
  await save(page)
  await saved(page)
  const card = page.locator('section', { has: page.getByRole('heading', { name: words.previewHeading }) })
  // Nothing in it can be looked for in another company’s list.
  await expect(card).not.toContainText(/P-[0-9A-Z]{6}/)
  await expect(card).toContainText('Stock control')
  await expect(card).not.toContainText(/Jo|0113|•/)
  await expect(page.getByText(words.missing)).toHaveCount(0)

  // Wishes, and who may see somebody: nobody, at first.
  await page.goto(partOf('wants'))
  await page.getByLabel('Hospitality').check()
  await page.getByLabel(words.hoursLabels.up_to_16).check()
  await page.getByLabel(words.noNights).check()
  await save(page)
  await saved(page)
  await expect(page.getByLabel('Hospitality')).toBeChecked()
  await expect(page.getByLabel('Retail')).not.toBeChecked()
  await expect(page.getByLabel(words.noNights)).toBeChecked()
  await page.goto(partOf('seen'))
  await expect(page.getByLabel('Only employers I apply to')).toBeChecked()
  await page.getByLabel(words.contactLabels.phone).check()
  await save(page)
  await saved(page)
  await expect(page.getByLabel(words.contactLabels.email)).not.toBeChecked()
  await page.goto(partOf('about'))
  await expect(after).toContainText('0113 496 0000')

  // Two windows: the later save of an older page keeps what was typed, and goes through when it is sent again.
  const other = await page.context().newPage()
  await other.goto(partOf('about'))
  await other.getByLabel(words.town).fill('York')
  await page.getByLabel(words.town).fill('Hull')
  await save(page)
  await saved(page)
  await save(other)
  await expect(other.getByRole('main').getByRole('alert')).toContainText(personProblems.changed)
  await expect(other.getByLabel(words.town)).toHaveValue('York')
  await save(other)
  await saved(other)

  // Signed out in between: what was typed is there again after the sign-in.
  await other.goto(partOf('card'))
  await other.getByLabel(words.cardNames.tickets).fill('Forklift licence')
  await page.context().clearCookies()
  await save(other)
  await expect(other).toHaveURL(/\/sign-in/)
  await page.context().close()
})

test(
  'companies are looked for by name and hidden from, at 320 pixels and with the keyboard too',
  onlyInAll,
  async ({ browser, service }) => {
    const page = await aPerson(browser, service)
    for (const part of ['about', 'card', 'wants', 'seen']) {
      await page.goto(partOf(part))
      await expectAccessibleNarrowAndWide(page, part)
    }
    const search = page.getByLabel(words.hideSearch)
    await search.fill('Nobody & Sons')
    // On the field: while the page loads, the browser moves to its part, and takes the focus along.
    await search.press('Enter')
    await expect(page.getByText(words.hideNone('Nobody & Sons'))).toBeVisible()
    await expect(search).toHaveValue('Nobody & Sons')
    await search.fill('exam')
    await search.press('Enter')
    await page.getByRole('button', { name: words.hideName('Example Bakery') }).click()
    await expect(page.getByText(personDoneWords['company-hidden'])).toBeVisible()
    await page.setViewportSize({ width: 320, height: 800 })
    await expectAccessible(page)
    await page.getByRole('button', { name: words.showName('Example Bakery') }).click()
    await expect(page.getByText(personDoneWords['company-shown'])).toBeVisible()
    await expect(page.getByText(words.hiddenEmpty)).toBeVisible()

    // The lists of jobs: empty ones say what would be there.
    await page.goto(partOf('about'))
    await page.getByLabel(words.firstName).fill('Jo')
    await page.getByLabel(words.lastName).fill('Li')
    await page.getByLabel(words.district).fill('LS1')
    await save(page)
    await saved(page)
    // They have one name, and the account says where it stands.
    await page.goto('/account')
    await expect(page.getByText(accountWords.nameInProfile)).toBeVisible()
    for (const list of ['suited', 'saved', 'hidden'] as const) {
      await page.goto(`${jobs}?list=${list}`)
      const name =
        list === 'suited' ? jobWords.headingOfSuited({ sort: 'newest', hasWants: false }) : jobWords.heading[list]
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expectAccessible(page, `${list} at 320 px`)
    }
    await expect(page.getByText(jobWords.empty.hidden)).toBeVisible()
    await page.context().close()
  },
)

test('the CV on the device fills the form with what is ticked, and nothing is sent before it is saved', async ({
  browser,
  service,
}) => {
  const page = await aPerson(browser, service)
  const cv = { id: '1', title: '', draft: aCvDraft({ skills: ['Baking', 'Prison listener'] }), changedAt: Date.now() }
  await page.evaluate(
    (text) => localStorage.setItem('cv-builder:cvs', text),
    writeCollection({ cvs: [cv], versions: {} }),
  )
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.goto(partOf('card'))
  await page.getByText(fillWords.open).click()
  await expectAccessible(page)
  await expect(page.getByLabel(`${words.cardNames.skills}: Baking`)).toBeChecked()
  await expect(page.getByLabel(`${words.cardNames.skills}: Prison listener`)).not.toBeChecked()
  await expect(page.getByLabel(`${words.cardNames.experience}: Kitchen Assistant, City & Guilds`)).not.toBeChecked()
  await expect(page.getByText('HMP Marker')).toHaveCount(0)
  await page.getByRole('button', { name: fillWords.fill }).click()
  await expect(page.getByText(fillWords.done)).toBeVisible()
  await expect(page.getByRole('textbox', { name: words.cardNames.skills })).toHaveValue('Baking')
  await expect(page.getByRole('textbox', { name: words.cardNames.experience })).not.toHaveValue(/Kitchen/)
  expect(sent.filter((request) => /Baking|Jordan|Kitchen/.test(request))).toEqual([])
  await save(page)
  await saved(page)

  await page.goto(partOf('about'))
  await page.getByText(fillWords.open).click()
  await page.getByLabel(`${fillWords.names.phone}: 07700 900123`).uncheck()
  await page.getByRole('button', { name: fillWords.fill }).click()
  await expect(page.getByRole('textbox', { name: words.firstName })).toHaveValue('Jordan')
  await expect(page.getByRole('textbox', { name: words.phone })).toHaveValue('')
  expect(sent.filter((request) => /Jordan|07700|HMP|Prison/.test(request))).toEqual([])
  await save(page)
  await saved(page)
  await page.context().close()
})

test('what no form of ours would send is refused and changes no row', async ({ service }) => {
  const candidate = await sessionOf(service, 'candidate')
  const before = await rowsOf(service, 'candidate_profiles', '', 'person_id')
  const about = { firstName: 'Forged', lastName: 'Name', version: '0' }
  const made = '00000000-0000-4000-8000-000000000001'
  const bad: [string, Record<string, string>, number][] = [
    ['profile-about', { ...about, version: '-1' }, 303],
    ['profile-about', { ...about, version: '7' }, 303],
    ['profile-about', { ...about, version: 'one' }, 303],
    ['profile-about', { ...about, firstName: '' }, 303],
    ['profile-about', { ...about, firstName: 'x'.repeat(101) }, 303],
    ['profile-about', { ...about, lastName: 'Li\u0007' }, 303],
    ['profile-about', { ...about, phone: 'none' }, 303],
    ['profile-about', { ...about, town: 'x'.repeat(100_000) }, 413],
    ['profile-card', { skills: Array.from({ length: 300 }, () => crypto.randomUUID()).join('\n'), version: '0' }, 422],
    ['profile-card', { availability: 'jo@example.org', version: '0' }, 303],
    ['profile-seen', { visibility: 'everybody', version: '0' }, 303],
    ['company-hide', { company: made }, 303],
    ['company-hide', { company: 'all' }, 303],
    ['company-show', {}, 303],
    ['job-save', { job: 'made-up-job-a1b2c3d4' }, 303],
    ['job-hide', { job: "'; drop table jobs" }, 303],
    ['job-keep', { job: 'made-up-job-a1b2c3d4' }, 404],
  ]
  for (const [action, fields, status] of bad) {
    const answer = await postForm(service, `/api/candidate/${action}`, fields, { cookie: candidate })
    expect(answer.status, `${action} ${JSON.stringify(fields).slice(0, 80)}`).toBe(status)
    if (status === 303) expect(answer.headers.get('location'), action).toMatch(/[?&]again=/)
  }
  const employer = await sessionOf(service, 'employer')
  expect((await postForm(service, '/api/candidate/profile-about', about, { cookie: employer })).status).toBe(403)
  const elsewhere = { cookie: candidate, origin: 'https://example.org' }
  expect((await postForm(service, '/api/candidate/profile-about', about, elsewhere)).status).toBe(403)
  expect(await rowsOf(service, 'candidate_profiles', '', 'person_id')).toEqual(before)
})
