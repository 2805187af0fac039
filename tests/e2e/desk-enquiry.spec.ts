import { expect, type Browser, type Page } from 'playwright/test'

import { enquiryDoneWords, enquiryProblems, enquiryWords } from '../../lib/content/desk/enquiry'
import { replyWords } from '../../lib/content/desk/reply'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { expectAccessible, sidewaysScroll } from '../support/accessible'
import { postForm, sessionOf, signInWith } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const team = 'team@example.org'
const path = (reference: string): string => `/dashboard/team/enquiries/${reference}`

async function send(service: Service, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await postEnquiry(service.url, anEnquiry('employer', changes))
  return ((await answer.json()) as { reference: string }).reference
}

// One for the file: an address may sign in ten times a minute.
let signedInTeam: Promise<string> | undefined
const cookieOfTeam = (service: Service): Promise<string> => (signedInTeam ??= sessionOf(service, 'team'))

async function aSecondMember(service: Service): Promise<{ email: string; password: string }> {
  const account = await addAccount(service, 'member')
  expect((await runRole(service, [account.email, 'team'])).code).toBe(0)
  return account
}

const pageOf = async (browser: Browser, service: Service, javaScriptEnabled = true): Promise<Page> =>
  (await browser.newContext({ baseURL: service.url, javaScriptEnabled })).newPage()

const openContact = (page: Page): Promise<void> => page.getByText(enquiryWords.contactHeading, { exact: true }).click()

const workOf = async (service: Service, reference: string) =>
  (await rowsOf(service, 'enquiry_work', `reference=eq.${reference}`, 'reference'))[0]

test('from a form that somebody sends to the call that reaches them, and to what their portal says', async ({
  browser,
  service,
}) => {
  const person = await addAccount(service, 'asks')
  await runRole(service, [person.email, 'employer'])
  const asking = await pageOf(browser, service)
  await asking.goto('/employers')
  await asking.getByLabel('First name').fill('Jo')
  await asking.getByLabel('Last name').fill('Li')
  await asking.getByLabel('Company name').fill('Acme Ltd')
  await asking.getByLabel('Your job title').fill('Owner')
  await asking.getByLabel('Email address').fill(person.email)
  await asking.getByLabel('Phone number').fill('+44 (0)7700 900123')
  await asking.getByLabel('Location').fill('Leeds')
  await asking.getByLabel('Your message').fill('Two roles.\nPlease ring in the morning.')
  await asking.getByLabel(/agree to be contacted/i).check()
  await asking
    .getByRole('button', { name: /call back/i })
    .last()
    .click()
  await asking.waitForURL(/thank-you/)
  const [row] = await rowsOf(service, 'enquiries', `email=eq.${person.email}`)
  const reference = String(row?.reference)

  const page = await pageOf(browser, service)
  await signInWith(page, team, demoPassword)
  await page.goto(path(reference))
  await expect(page.getByRole('heading', { level: 1, name: 'Jo Li' })).toBeVisible()
  for (const text of ['Jo Li', 'Acme Ltd', 'Owner', 'Leeds', 'Please ring in the morning.', 'Nobody yet']) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByRole('link', { name: '+44 (0)7700 900123' })).toHaveAttribute('href', 'tel:+447700900123')
  await expect(page.getByRole('link', { name: person.email })).toHaveAttribute(
    'href',
    `mailto:${person.email}?subject=${reference}`,
  )
  await expect(page.getByText(/agree to be contacted/i)).toBeVisible()
  await expect(page.getByText('Confirmation to the person')).toBeVisible()
  await expect(page.getByText(/^Sent, on/).first()).toBeVisible()
  await expect(page.getByText(/^Account created .*, Employer$/)).toBeVisible()

  // A try that reaches nobody keeps it as it is, with a day for the next one.
  await openContact(page)
  await page.getByLabel('Called, no answer').check()
  await page.getByLabel('What was said (optional)').fill('Rang twice.\nMailbox full.')
  await page.getByRole('button', { name: 'Save the contact' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible()
  await expect(page.getByText('1 try without an answer')).toBeVisible()
  await expect(page.getByText(/^Next contact on \d/)).toBeVisible()
  expect(await workOf(service, reference)).toMatchObject({ state: 'received', failed_tries: 1, version: 2 })
  await signInWith(asking, person.email, person.password)
  await asking.goto('/dashboard/employerportal')
  await expect(asking.getByText('Received. Someone will contact you.')).toBeVisible()

  // A slip is taken back, and counts nowhere.
  await openContact(page)
  await page.getByLabel('Called and spoke to them').check()
  await page.getByRole('button', { name: 'Save the contact' }).click()
  await expect(page.getByText(/^First contact on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo this contact' }).click()
  await expect(page.getByText('Undone. That contact no longer counts anywhere.')).toBeVisible()
  expect(await workOf(service, reference)).toMatchObject({ state: 'received', failed_tries: 1, first_contact_at: null })

  await openContact(page)
  await page.getByLabel('Called and spoke to them').check()
  await page.getByRole('button', { name: 'Save the contact' }).click()
  await expect(page.getByText(/^First contact on/)).toBeVisible()
  expect(await workOf(service, reference)).toMatchObject({ state: 'contacted', failed_tries: 0, next_try_on: null })
  await asking.reload()
  await expect(asking.getByText('We have contacted you')).toBeVisible()
  await expect(asking.getByText(team)).toHaveCount(0)
  await expect(asking.getByText('Mailbox full.')).toHaveCount(0)

  // The note of a contact leads to the form, which is far below it and closed.
  await page.getByRole('link', { name: 'Close it' }).click()
  await page.getByLabel('Joined us as an employer').check()
  await page.getByRole('button', { name: 'Close the enquiry' }).click()
  await expect(page.getByText('Closed: joined us as an employer')).toHaveCount(2)
  await asking.reload()
  await expect(asking.getByText('Finished')).toBeVisible()
  const lines = await rowsOf(service, 'audit_log', `subject=eq.${reference}`)
  expect(lines.map(({ action }) => action)).toEqual(
    ['call', 'call', 'taken_back', 'call', 'closed'].flatMap((action) => ['opened', action]).concat('opened'),
  )
})

test('two members on one enquiry: the second sees what the first did and loses nothing, with scripts off too', async ({
  browser,
  service,
}) => {
  const reference = await send(service)
  const other = await aSecondMember(service)
  const first = await pageOf(browser, service)
  const second = await pageOf(browser, service, false)
  await signInWith(first, team, demoPassword)
  await signInWith(second, other.email, other.password)
  await second.goto(path(reference))
  await first.goto(path(reference))
  await first.getByRole('button', { name: 'Take it' }).click()
  await expect(first.getByText(`You (${team})`)).toBeVisible()

  const note = `${'She asked about the weekend shift, and whether we know the site manager. '.repeat(27)}End.`
  expect(note.length).toBeGreaterThan(1900)
  await expect(second.getByRole('button', { name: 'Copy phone' })).toBeHidden()
  await openContact(second)
  await second.getByLabel('Called and left a message').check()
  await second.getByLabel('What was said (optional)').fill(note)
  await second.getByRole('button', { name: 'Save the contact' }).click()
  const alert = second.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Somebody else changed this enquiry')
  await expect(alert).toContainText('Taken')
  await expect(alert).toContainText(`by ${team}`)
  await expect(second.getByLabel('What was said (optional)')).toHaveValue(note)
  await expect(second.getByLabel('Called and left a message')).toBeChecked()
  expect(await workOf(service, reference)).toMatchObject({ version: 2, failed_tries: 0 })

  // Having read it, they send it again.
  await second.getByRole('button', { name: 'Save the contact' }).click()
  await expect(second.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible()
  await expect(second.getByText(note)).toBeVisible()
  await first.goto(path(reference))
  await first.getByText('Give it to a colleague').click()
  await first.getByLabel('New owner').selectOption({ label: other.email })
  await first.getByRole('button', { name: 'Give it', exact: true }).click()
  await expect(first.locator('.desk-how-far')).toContainText(other.email)
  await second.goto(path(reference))
  await expect(second.getByText(`You (${other.email})`)).toBeVisible()
  await second.getByRole('button', { name: 'Put it back, with no owner' }).click()
  await expect(second.getByText('Nobody yet')).toBeVisible()

  await runRole(service, [other.email, 'none'])
})

test('a note on an enquiry that a colleague closed meanwhile is shown, to be copied or sent again', async ({
  browser,
  service,
}) => {
  const reference = await send(service)
  const other = await aSecondMember(service)
  const first = await pageOf(browser, service)
  const second = await pageOf(browser, service)
  await signInWith(first, team, demoPassword)
  await signInWith(second, other.email, other.password)
  await second.goto(path(reference))
  const note = 'She asked about the weekend shift.\nShe wants a call on Friday.'
  await openContact(second)
  await second.getByLabel('Called and spoke to them').check()
  await second.getByLabel('What was said (optional)').fill(note)

  await first.goto(path(reference))
  await first.getByText('Close it', { exact: true }).click()
  await first.getByLabel('Not something we can help with').check()
  await first.getByLabel('Anything to add (optional)').fill('Rang twice.')
  await first.getByRole('button', { name: 'Close the enquiry' }).click()
  await expect(first.getByRole('button', { name: 'Open it again' })).toBeVisible()

  await second.getByRole('button', { name: 'Save the contact' }).click()
  const alert = second.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(enquiryProblems.closedMeanwhile)
  await expect(alert).toContainText('Rang twice.')
  await expect(alert).toContainText(note)
  await expectAccessible(second)
  await runRole(service, [other.email, 'none'])
})

test('what is too long to come back in the form comes back in the answer', async ({ service }) => {
  const reference = await send(service)
  const cookie = await cookieOfTeam(service)
  const note = Array.from({ length: 1900 }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join('')
  const answer = await postForm(
    service,
    '/api/desk/enquiry-contact',
    { reference, version: '7', way: 'no_answer', contactedAt: '2026-11-22T10:00', note },
    { cookie },
  )
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(note)
  expect(html).toContain(`href="${path(reference)}"`)
  const signedOut = await postForm(service, '/api/desk/enquiry-contact', {
    reference,
    version: '1',
    note: `<b>${note}`,
  })
  expect(signedOut.status).toBe(401)
  const page = await signedOut.text()
  expect(page).toContain(`&lt;b&gt;${note}`)
  expect(page).toContain(`href="/sign-in?next=${encodeURIComponent(path(reference))}"`)
})

test('bad posts change nothing and break nothing', async ({ service }) => {
  const reference = await send(service)
  const cookie = await cookieOfTeam(service)
  const good = { reference, version: '1' }
  const bad: [string, Record<string, string>, Record<string, string>][] = [
    ['enquiry-made-up', good, { cookie }],
    ['enquiry-take', good, {}],
    ['enquiry-take', good, { cookie: await sessionOf(service, 'candidate') }],
    ['enquiry-take', good, { cookie, origin: 'https://evil.example' }],
    ['enquiry-take', { reference, version: '-1' }, { cookie }],
    ['enquiry-take', { reference: '../../x', version: '1', at: '//evil.example' }, { cookie }],
    ['enquiry-take', { reference: 'SC-00000000', version: '1' }, { cookie }],
    ['enquiry-give', { ...good, to: '00000000-0000-4000-8000-000000000000' }, { cookie }],
    ['enquiry-contact', { ...good, way: 'reached', contactedAt: '2026-13-45T99:99' }, { cookie }],
    ['enquiry-contact', { ...good, way: 'reached', contactedAt: '2026-11-22T10:00', note: 'x\u0000y' }, { cookie }],
    ['enquiry-contact', { ...good, way: 'reached', contactedAt: '2099-01-01T10:00' }, { cookie }],
    ['enquiry-close', { ...good, outcome: 'made_up' }, { cookie }],
    ['enquiry-email', { ...good, email: "' or 1=1" }, { cookie }],
  ]
  for (const [action, fields, headers] of bad) {
    const answer = await postForm(service, `/api/desk/${action}`, fields, headers)
    expect(answer.status, `${action} ${JSON.stringify(fields)}`).toBeLessThan(500)
    expect(answer.headers.get('location') ?? '', action).not.toMatch(/evil|done=/)
  }
  expect(await workOf(service, reference)).toMatchObject({ state: 'received', version: 1, owner_id: null })
})

test('nothing that was typed runs or turns the words around it, and a page fetched ahead is not opened', async ({
  browser,
  service,
}) => {
  const reference = await send(service, {
    firstName: '<img src=x onerror=alert(1)>',
    message: 'Hello \u202e dlrow\n<script>alert(2)</script>',
  })
  const cookie = await cookieOfTeam(service)
  const ahead = await fetch(service.url + path(reference), { headers: { cookie, 'sec-purpose': 'prefetch' } })
  expect(ahead.status).toBe(404)
  expect(await rowsOf(service, 'audit_log', `subject=eq.${reference}`)).toEqual([])

  const page = await pageOf(browser, service)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  page.on('dialog', () => expect('a dialog').toBe('none'))
  await signInWith(page, team, demoPassword)
  await page.goto(path(reference))
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
  await expect(page.locator('main img[src="x"], main script[src=""]')).toHaveCount(0)
  await expect(page.locator('bdi').filter({ hasText: 'dlrow' })).toHaveCSS('unicode-bidi', 'isolate')
  await page.getByRole('button', { name: 'Copy phone' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('020 7946 0018')
})

test(
  'one enquiry has nothing that axe finds, open and held, and is never wider than the window',
  onlyInAll,
  async ({ browser, service }) => {
    const longest = 'W'.repeat(100)
    const reference = await send(service, { firstName: longest, companyName: 'W'.repeat(160) })
    const held = await send(service, { website: 'https://spam.example' })
    const page = await pageOf(browser, service)
    await signInWith(page, team, demoPassword)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path(reference))
    await page.getByText('Close it', { exact: true }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path(held))
    await expectAccessible(page)
    await expect(page.getByText('This enquiry is held')).toBeVisible()
    await page.goto(`${path(reference)}?note=contact`)
    await page.getByRole('button', { name: 'Save the contact' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Choose how you contacted them.')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByText('Close it', { exact: true }).click()
    await page.getByLabel('Not something we can help with').check()
    await page.getByRole('button', { name: 'Close the enquiry' }).click()
    await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Open it again' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'reopened' })).toBeVisible()
  },
)

for (const { scripts, width } of [
  { scripts: true, width: 1280 },
  { scripts: false, width: 360 },
]) {
  test(
    `a reply is checked, sent once and kept in the history, with scripts ${scripts ? 'on' : 'off'} at ${width} px`,
    scripts ? onlyInAll : {},
    async ({ browser, service }) => {
      const email = `replies-${scripts ? 'on' : 'off'}-${Date.now()}@example.com`
      const reference = await send(service, { email })
      // The team's email leads there.
      const notice = await waitUntil(
        async () => (await mailFor(service, team)).find(({ subject }) => subject.includes(reference)),
        { withinMs: 20_000, failure: 'the team was not told' },
      )
      expect(notice.html).toContain(`/dashboard/team/enquiries/${reference}"`)

      const page = await pageOf(browser, service, scripts)
      await page.setViewportSize({ width, height: 800 })
      await signInWith(page, team, demoPassword)
      await page.goto(path(reference))
      await page.getByRole('link', { name: 'Write a reply' }).click()
      await expect(page.getByLabel('Subject')).toHaveValue(`Your message to us (${reference})`)
      await page.getByRole('link', { name: 'Ask when to call' }).click()
      await expect(page.getByLabel('Your reply')).toHaveValue(/Which days and times suit you this week\?/)
      // What a template leaves to be written is not sent.
      await page.getByRole('link', { name: 'Answer a question' }).click()
      await expect(page.getByLabel('Your reply')).toHaveValue(/\[your answer\]/)
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.locator('.error-summary')).toContainText('Write something instead of ‘[your answer]’')
      if (scripts) await expectAccessible(page)
      // It can be kept for later all the same, and nobody sends it by mistake.
      await page.getByRole('button', { name: replyWords.later }).click()
      await expect(page.getByRole('status').filter({ hasText: enquiryDoneWords.reply_saved })).toBeVisible()
      await page.goto(`${path(reference)}/reply/preview`)
      await expect(page.getByLabel('Your reply')).toHaveValue(/\[your answer\]/)
      await expect(page.getByRole('button', { name: 'Send it', exact: true })).toHaveCount(0)
      const words = `Hello,\n\nTuesday at ten suits us.\n${'A long line of words. '.repeat(200)}`.trim()
      await page.getByLabel('Your reply').fill(words)
      if (scripts) {
        await page.getByRole('link', { name: 'We tried to call' }).click()
        await page.getByRole('button', { name: replyWords.replacing.keep }).click()
        await expect(page.getByLabel('Your reply')).toHaveValue(words)
      }
      await page.getByLabel('Subject').fill(`About ${reference}`)
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your reply' })).toBeVisible()
      for (const text of [email, `About ${reference}`, 'Tuesday at ten suits us.', 'hello@example.org']) {
        await expect(page.locator('main')).toContainText(text)
      }
      if (scripts) await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      expect(await rowsOf(service, 'outgoing_emails', `to_address=eq.${email}&kind=eq.enquiry_reply`)).toEqual([])

      // The draft outlives a reload and the way back.
      await page.getByRole('link', { name: 'Change it' }).click()
      await expect(page.getByLabel('Your reply')).toHaveValue(words)
      await page.getByRole('button', { name: 'Preview' }).click()

      // A colleague was quicker: nothing is sent or lost, and it says what changed.
      const headers = { cookie: await cookieOfTeam(service) }
      const noted = await postForm(service, '/api/desk/enquiry-take', { reference, version: '1' }, headers)
      expect(noted.headers.get('location')).toContain('done=take')
      await page.getByRole('button', { name: 'Send it', exact: true }).click()
      await expect(page.locator('.error-summary')).toContainText('Somebody else changed this enquiry')
      await expect(page.locator('main')).toContainText('Taken')
      await expect(page.locator('main')).toContainText('Tuesday at ten suits us.')
      const hidden = (name: string) => page.locator(`form[action$="/enquiry-reply"] input[name="${name}"]`).inputValue()
      const form = { reference, version: await hidden('version'), draft: await hidden('draft') }
      await page.getByRole('button', { name: 'Send it', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Your reply is on its way.' })).toBeVisible()
      // The same button once more sends nothing and says the same.
      const again = await postForm(service, '/api/desk/enquiry-reply', form, headers)
      expect(again.headers.get('location')).toContain('done=reply')

      await expect(page.getByText('Replied by email')).toBeVisible()
      await expect(page.locator('main')).toContainText('Tuesday at ten suits us.')
      expect(await workOf(service, reference)).toMatchObject({ state: 'contacted', version: 3 })
      const mail = await waitUntil(
        async () => (await mailFor(service, email)).find(({ subject }) => subject === `About ${reference}`),
        { withinMs: 20_000, failure: 'the reply did not arrive' },
      )
      expect(mail.text).toContain('Tuesday at ten suits us.')
      expect(mail.headers['reply-to']).toContain('hello@example.org')
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/convict|second chance/i)
      await page.reload()
      await expect(page.getByText(/, email sent \d/)).toBeVisible()
      expect((await mailFor(service, email)).filter(({ subject }) => subject === `About ${reference}`)).toHaveLength(1)
      const log = await rowsOf(service, 'audit_log', `subject=eq.${reference}`)
      expect(log.map(({ action }) => action)).toContain('replied')
      await page.goto(`${path(reference)}/reply/preview`)
      await expect(page).toHaveURL(path(reference))
    },
  )
}
