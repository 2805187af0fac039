import { expect, test, type Page } from 'playwright/test'

import { companyDecisionDone, deskCompanyWords } from '../../lib/content/desk/companies'
import { deskJobsDoneWords } from '../../lib/content/desk/desk-job-words'
import { deskListWords, severalWords } from '../../lib/content/desk/enquiries'
import { enquiryDoneWords, enquiryWords } from '../../lib/content/desk/enquiry'
import { deskFigureWords } from '../../lib/content/desk/figures'
import { replyWords } from '../../lib/content/desk/reply'
import { taskWords } from '../../lib/content/desk/today'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { signInWith } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { anAdvert } from '../support/an-advert'
import { rowsOf, startServiceWith } from '../support/database'
import { sqlText } from '../support/live-jobs'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { onlyInAll } from '../support/test-tags'
import { waitUntil } from '../support/wait-until'

const clock = movableClock('2027-07-05T08:00:00Z')
const list = '/dashboard/team/enquiries'
const howMany = 30
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const referenceOf = (number: number): string => `SC-MNDAY0${letters[Math.floor(number / 32)]}${letters[number % 32]}`

type Sent = { surname: string; message: string }
const sentBy = (number: number): Sent => {
  if (number === 17) return { surname: 'O’Neill', message: 'I have an interview tomorrow. What must I bring along?' }
  if (number % 6 === 5)
    return { surname: `Seller${number}`, message: 'Buy followers for your website, cheap and fast.' }
  return { surname: `Person${number}`, message: `Please tell me how this works, question ${number}.` }
}
const weekend = Array.from({ length: howMany }, (_, number) => ({ number, ...sentBy(number) }))

/** Thirty enquiries that came in over a weekend. */
const enquiries = weekend
  .map(
    ({ number, surname, message }) => `
  insert into public.enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message, created_at, due_on)
  values ('${referenceOf(number)}', 'general', 'Sam', ${sqlText(surname)}, 'sender-${number}@example.com', '0113 496 0555', 'Leeds',
    ${sqlText(message)}, '2027-07-03T10:00:00Z'::timestamptz + ${number} * interval '1 hour', '2027-07-06');`,
  )
  .join('')

const names = ['Riverside Kitchens', 'Castle Builders', 'Harbour Stores']
const companies = names
  .map(
    (name, index) => `
  insert into public.organisations (name, kind, sector, size, state, about, website, phone, sites, asked_by, asked_as, asked_at)
  select ${sqlText(name)}, 'employer', 'retail', '10_49', 'waiting', 'We are made up for a test.', 'https://www.example.org', '0113 496 000${index}',
    '[{"id": "1", "name": "Main", "town": "Leeds", "postcode": "LS1 4AB"}]', u.id, 'Owner', '2027-07-03T10:00:00Z'
  from auth.users u where u.email = 'owner-${index}@example.com';`,
  )
  .join('')
const owners = names
  .map(
    (_, index) => `
  insert into auth.users (id, email, email_confirmed_at, created_at)
  values ('00000000-0000-4000-8000-00000000000${index}', 'owner-${index}@example.com', now(), now());`,
  )
  .join('')

const titles = ['Bakery assistant', 'Kitchen porter', 'Delivery driver', 'Shop assistant']
const adverts = titles
  .map(
    (title, index) => `
  insert into public.jobs (id, organisation_id, status, draft, review, review_asked_at, title)
  select 'monday-${index}-a1b2c3d4', o.id, 'draft', ${sqlText(JSON.stringify(anAdvert({ title })))}, 'asked',
    '2027-07-04T09:00:00Z', ${sqlText(title)} from public.organisations o where o.name = 'Example Bakery';`,
  )
  .join('')

async function memberPage(newPage: () => Promise<Page>, email: string, password = demoPassword): Promise<Page> {
  const page = await newPage()
  await signInWith(page, email, password)
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Runs it and returns for how many seconds. */
async function timed(what: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await what()
  return (performance.now() - began) / 1000
}

test.describe('a Monday at the desk', () => {
  let service: Service
  test.beforeAll(async () => {
    service = await startServiceWith([enquiries, owners, companies, adverts].join('\n'), clock.env)
  })
  test.afterAll(() => service.dispose())

  test(
    'two members clear 30 enquiries, three companies, four adverts and two requests about data',
    onlyInAll,
    async ({ browser }, info) => {
      test.setTimeout(300_000)
      const colleague = await addAccount(service, 'monday')
      expect((await runRole(service, [colleague.email, 'team'])).code).toBe(0)
      const newPage = async () => (await browser.newContext({ baseURL: service.url })).newPage()
      const first = await memberPage(newPage, 'team@example.org')
      const second = await memberPage(newPage, colleague.email, colleague.password)

      // What is urgent shows in the list, and is found without its apostrophe.
      await first.goto('/dashboard/team')
      await expect(first.getByRole('heading', { name: taskWords.heading })).toBeVisible()
      const urgent = referenceOf(17)
      const found = await timed(async () => {
        await first.goto(list)
        await first.getByLabel('Find', { exact: true }).fill('oneill')
        await press(first, 'Show results')
        await expect(first.getByText('interview tomorrow').first()).toBeVisible()
      })
      const answered = await timed(async () => {
        await first.getByRole('link', { name: urgent, exact: true }).click()
        await first.getByRole('link', { name: replyWords.title }).click()
        const text = first.getByLabel(replyWords.text)
        await text.fill((await text.inputValue()).replace('[your answer]', 'Bring a passport or birth certificate.'))
        await press(first, replyWords.preview)
        await press(first, replyWords.sendAndClose)
        await expect(first.getByText(enquiryDoneWords.reply_close)).toBeVisible()
      })
      info.annotations.push(
        { type: 'seconds to find one of thirty', description: found.toFixed(1) },
        { type: 'seconds to answer and close it', description: answered.toFixed(1) },
      )
      await waitUntil(
        async () =>
          (await mailFor(service, 'sender-17@example.com')).find(({ text }) => text.includes('Bring a passport')),
        { failure: 'the answer did not arrive' },
      )

      // The colleague closes what was sold to the team, all at once.
      const sold = weekend.filter(({ message }) => message.startsWith('Buy')).map(({ number }) => referenceOf(number))
      await second.goto(`${list}?q=followers`)
      for (const reference of sold) await second.getByLabel(deskListWords.chooseName(reference)).check()
      await second.getByLabel(severalWords.outcome).selectOption('spam')
      await press(second, severalWords.close)
      await expect(second.getByText(severalWords.done('closed', sold.length, []))).toBeVisible()

      // Each answers half of the others by phone; both note it on enquiries of their own.
      const rest = weekend
        .map(({ number }) => referenceOf(number))
        .filter((one) => one !== urgent && !sold.includes(one))
      const call = async (page: Page, reference: string) => {
        await page.goto(`${list}/${reference}`)
        await page.getByText(enquiryWords.contactHeading, { exact: true }).click()
        await page.getByLabel('Called and spoke to them').check()
        await press(page, 'Save the contact')
        await expect(page.getByText(/^First contact on/)).toBeVisible()
      }
      const half = Math.ceil(rest.length / 2)
      const calls = async (page: Page, references: readonly string[]) => {
        for (const reference of references) await call(page, reference)
      }
      await Promise.all([calls(first, rest.slice(0, half)), calls(second, rest.slice(half))])
      const work = await rowsOf(service, 'enquiry_work', '', 'reference')
      expect(work.filter(({ state }) => state === 'received')).toEqual([])

      // Companies: what was checked is noted before the answer.
      const checked = deskCompanyWords.checkNames.phone
      for (const [index, name] of names.entries()) {
        const page = index === 0 ? second : first
        await page.goto('/dashboard/team/companies')
        await page.getByRole('link', { name }).click()
        await page.getByLabel(checked).check()
        await page.getByLabel(deskCompanyWords.found).fill(`Somebody at ${name} knew about it.`)
        await page.getByLabel(deskCompanyWords.results.yes, { exact: true }).check()
        await press(page, deskCompanyWords.noteChecks)
        await expect(page.getByText(`Somebody at ${name} knew about it.`)).toBeVisible()
        if (index < 2) {
          await press(page, deskCompanyWords.decisions.approve)
          await expect(page.getByText(companyDecisionDone.approve)).toBeVisible()
        } else {
          const returning = page.locator('details', { hasText: deskCompanyWords.decisions.return })
          await returning.locator('summary').click()
          await returning.getByLabel(deskCompanyWords.words).fill('Which shop is it?')
          await returning.getByRole('button').click()
          await expect(page.getByText(companyDecisionDone.return)).toBeVisible()
        }
      }

      // Adverts: three go on the board, one goes back with a note.
      for (const [index, title] of titles.entries()) {
        const page = index % 2 === 0 ? first : second
        await page.goto('/dashboard/team/jobs')
        await page.getByRole('link', { name: title }).click()
        if (index < 3) {
          await press(page, 'Approve and put it on the board')
          await expect(page.getByText(deskJobsDoneWords['job-approved'])).toBeVisible()
        } else {
          await page.getByLabel('Which part is it about?').selectOption('title')
          await page.getByLabel('What do they need to change?').fill('Please say which shop.')
          await press(page, 'Send it back with this note')
          await expect(page.getByText(deskJobsDoneWords['job-returned'])).toBeVisible()
        }
      }

      // Requests about data: opened by the code that the person got, and closed with what was sent.
      for (const [index, page] of [first, second].entries()) {
        const email = `sender-${index}@example.com`
        await page.goto('/dashboard/team/subjects')
        await page.getByLabel('What are they asking for?').selectOption({ label: 'A copy of their data' })
        await page.getByLabel('Email address the request is about').fill(email)
        await press(page, 'Record request')
        await expect(page.getByText('Before you see their data')).toBeVisible()
        const code = await waitUntil(
          async () =>
            (await mailFor(service, email))
              .filter(({ subject }) => subject === 'A request about your data')
              .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
              .at(-1),
          { failure: 'no code came' },
        )
        await page.getByLabel('Code from their email').fill(code)
        await press(page, 'Check the code')
        await page.getByLabel('How did it end?').selectOption({ label: 'Done' })
        await page.getByLabel('How did you know that it was them?').fill('By the code.')
        await page.getByLabel('What did you send, and how?').fill('The file, by email to this address.')
        await press(page, 'Close request')
        await expect(page.getByRole('status').filter({ hasText: 'Request closed.' })).toBeVisible()
      }

      // Nothing waits any more, and the figures count each thing once.
      await first.goto('/dashboard/team')
      await expect(first.getByText(taskWords.none)).toBeVisible()
      await clock.moveTo('2027-07-07T08:00:00Z')
      await first.goto('/dashboard/team/figures')
      const kept = rest.length + 1
      await expect(first.getByText(deskFigureWords.promiseOf(kept, kept))).toBeVisible()
    },
  )
})
