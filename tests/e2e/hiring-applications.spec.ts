import { expect, test, type Browser, type Page } from 'playwright/test'

import {
  applicantsDone,
  applicantsProblems,
  companyApplicantsWords,
  readAgainWords,
  stepPages,
  stoppedWordsText,
  taskLabels,
  tasksWords,
} from '../../lib/content/hiring/applicants'
import { offerCheckProblems } from '../../lib/content/hiring/offer-checks'
import { exampleApplicantWords } from '../../lib/content/dashboards/employer-words'
import { applyPages } from '../../lib/content/hiring/apply'
import { personWords } from '../../lib/content/hiring/person'
import { portalNavigationName } from '../../lib/content/hiring/portal-screens'
import {
  applyWords,
  ownApplicationsDone,
  ownApplicationsProblems,
  ownApplicationsWords,
} from '../../lib/content/hiring/own-applications'
import { recordAnswerWords } from '../../lib/content/hiring/record-answer'
import { dayText } from '../../lib/content/wording/date-text'
import { plainDate } from '../../lib/domain/dates/plain-date'
import { asEmployerReads } from '../support/as-employer-reads'
import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { postForm, sessionOf, signedInPage } from '../support/accounts'
import { anAdvert } from '../support/an-advert'
import { rowsOf, startServiceWith } from '../support/database'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const today = plainDate('2027-02-01')
const clock = movableClock(`${today}T09:30:00Z`)
const own = '/dashboard/candidateportal/applications'
const theirs = '/dashboard/employerportal/applications'
const jobs = ['first', 'second', 'third', 'silent'] as const
type JobName = (typeof jobs)[number]
const jobId = (name: JobName): string => `baker-${name}-0001`
const applyPath = (name: JobName): string => `/jobs/${jobId(name)}/apply`

// Jobs of the made-up bakery, whose member may also hear what is said of a record.
const advert = JSON.stringify(anAdvert({ recordQuestion: 'at_interview', dbsLevel: 'basic' }))
const seed = `
  update organisation_members set read_disclosures = true;
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
  select j.id, c.id, 'live', '${advert.replaceAll("'", "''")}', 'Bakery assistant', '2027-01-30'
  from organisations c, (values ${jobs.map((name) => `('${jobId(name)}')`).join(',')}) j (id);`

test.describe.configure({ mode: 'serial' })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed, clock.env)
})
test.afterAll(() => service?.dispose())

const pageOf = (browser: Browser, role: string, javaScriptEnabled: boolean): Promise<Page> =>
  signedInPage(browser, service.url, role, { javaScriptEnabled })

/** The same page for the same person with scripts on, because axe needs them. */
async function seenWithScripts(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const seen = await context.newPage()
  await seen.goto(page.url())
  return seen
}

const history = (page: Page) =>
  page.locator('.dash-timeline > li').evaluateAll((lines) =>
    lines.map((line) => ({
      what: line.querySelector('strong')?.textContent,
      on: line.querySelector('time')?.getAttribute('datetime'),
      by: /you/.test(line.querySelector('span')?.textContent ?? ''),
      note: line.querySelector('p')?.textContent ?? null,
    })),
  )

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const unfold = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).click()
const mails = async (address: string, subject: RegExp) =>
  (await mailFor(service, address)).filter((mail) => subject.test(mail.subject))
const updates = () => mails('candidate@example.org', /^You have an update$/)
const sentMails = (address: string, subject: RegExp, count: number) =>
  waitUntil(
    async () => {
      const found = await mails(address, subject)
      return found.length >= count ? found : undefined
    },
    { withinMs: 30_000, failure: `email ${count} did not come` },
  )

async function apply(page: Page, job: JobName): Promise<string> {
  await page.goto(applyPath(job))
  await press(page, applyWords.submit)
  await expect(page.getByText(applyPages.sent.lead)).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a person applies without a name, and both sides follow it to the first day and the hire in the same words', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const person = await pageOf(browser, 'candidate', false)
  const member = await pageOf(browser, 'hiring', true)

  // Without a card there is nothing to show yet, so it is asked for on the way.
  await person.goto(applyPath('first'))
  await expect(person.getByText(applyWords.needsTitle)).toBeVisible()
  await person.getByLabel(personWords.cardNames.skills).fill('Bread\nEarly starts')
  await person.getByLabel(personWords.firstName).fill('Josephine')
  await person.getByLabel(personWords.lastName).fill('Lindqvist')
  await person.getByLabel(personWords.town).fill('Bradford')
  await press(person, applyPages.about.submit)
  await expect(person.getByText('Early starts')).toBeVisible()
  await expect(person.getByText(applyWords.neverText)).toBeVisible()
  await person.getByText(applyWords.approvalIf).click()
  await person.getByLabel(applyWords.approval).check()
  await press(person, applyWords.submit)
  await expect(person.getByText(applyPages.sent.lead)).toBeVisible()
  const reference = new URL(person.url()).pathname.split('/').at(-1) ?? ''
  await person.goto(applyPath('first'))
  await expect(person.getByText(applyPages.sent.headingLater)).toBeVisible()
  // Their list of jobs knows it, too.
  await person.goto('/dashboard/candidateportal/jobs')
  const applied = person.getByRole('listitem').filter({ has: person.getByText('You’ve applied', { exact: true }) })
  await expect(applied).toHaveCount(1)
  await expect(applied.getByRole('link', { name: /^See your application/ })).toHaveAttribute(
    'href',
    `${own}/${reference}`,
  )
  await expect(applied.getByRole('link', { name: /^Apply/ })).toHaveCount(0)

  await person.goto(`/jobs/${jobId('first')}`)
  await expect(person.getByRole('link', { name: applyWords.seeApplication }).first()).toBeVisible()
  await expect(person.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0)

  // The member's first page leads with who waits, by number, and the person's with what became of it.
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('navigation', { name: portalNavigationName })).toBeVisible()
  await expect(member.getByRole('heading', { level: 2 }).first()).toHaveText(tasksWords.title)
  const waits = member.getByRole('row').filter({ hasText: taskLabels.read_application })
  await expect(waits.getByRole('link', { name: `Applicant ${reference}` })).toHaveAttribute(
    'href',
    `${theirs}/${reference}`,
  )
  await expect(member.getByRole('link', { name: `${jobs.length} jobs on the board` })).toBeVisible()
  await expectAccessibleNarrowAndWide(member)

  // The member sees what they can do and how far they live, and no name, in the list and on the page.
  await member.goto(theirs)
  const row = member.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Bread')
  await expect(row).toContainText('5 to 10 miles away')
  await expectAccessibleNarrowAndWide(member)
  await row.getByRole('link').click()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(`Applicant ${reference}`)
  expect(await member.content()).not.toMatch(/Josephine|Lindqvist|Bradford|candidate@example|pproval/)
  await expectAccessibleNarrowAndWide(member)
  // On a wide screen each fact stays near the next.
  expect((await member.locator('.dash-facts').first().boundingBox())?.width).toBeLessThanOrEqual(60 * 16)
  await press(member, 'Shortlist')
  await expect(member.getByText(applicantsDone.shortlisted)).toBeVisible()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Josephine Lindqvist')
  await expect(member.getByText('You can ask from the day of the interview.')).toBeVisible()

  await person.goto('/dashboard/candidateportal')
  await expect(person.getByRole('link', { name: 'Example Bakery has shortlisted you' })).toHaveAttribute(
    'href',
    `${own}/${reference}`,
  )
  await expect(person.getByText('Josephine Lindqvist', { exact: true })).toBeVisible()
  await expect(person.getByRole('link', { name: 'Join the waitlist' })).toHaveCount(0)

  // By name now, and the link leads to the decision.
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('row').filter({ hasText: taskLabels.offer_times })).toHaveCount(1)
  await member.getByRole('link', { name: 'Josephine Lindqvist' }).click()
  await expect(member).toHaveURL(/#next$/)

  // An invitation without a time comes back with what was typed; by the keyboard it is opened and sent.
  await member.getByRole('link', { name: 'Invite to interview' }).focus()
  await member.keyboard.press('Enter')
  const invitation = member.locator('#applicant-interview')
  await invitation.getByLabel(companyApplicantsWords.places.in_person.label).fill('4 Mill Lane, Leeds')
  await invitation.getByRole('button', { name: stepPages['applicant-interview'].submit }).press('Enter')
  await expect(member.getByRole('main').getByRole('alert')).toContainText(applicantsProblems.noSlot)
  await expect(invitation.getByLabel(companyApplicantsWords.places.in_person.label)).toHaveValue('4 Mill Lane, Leeds')
  await expectAccessibleNarrowAndWide(member)
  for (const [number, time] of [
    ['1', '10:00'],
    ['2', '14:30'],
  ]) {
    const slot = invitation.getByRole('group', { name: `Time ${number}` })
    await slot.getByLabel(companyApplicantsWords.day).fill(today)
    await slot.getByLabel(companyApplicantsWords.time).fill(time ?? '')
  }
  await invitation.getByLabel('Message to the applicant (optional)').fill('Ask for <b>Sam</b>.')
  await press(member, stepPages['applicant-interview'].submit)

  // It is read once more before it goes out, and going back loses nothing.
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Check your invitation')
  await expect(member.getByText('Ask for <b>Sam</b>.')).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  await press(member, readAgainWords.change)
  await expect(invitation.getByLabel('Message to the applicant (optional)')).toHaveValue('Ask for <b>Sam</b>.')
  await expect(invitation.getByLabel(companyApplicantsWords.day).first()).toHaveValue(today)
  await press(member, stepPages['applicant-interview'].submit)
  await press(member, readAgainWords.steps['applicant-interview'].submit)
  await expect(member.getByText(applicantsDone.interview)).toBeVisible()

  // None of them works for the person, who says what would; it is the member's turn at once, and what they said stands on both sides.
  await person.goto(`${own}/${reference}`)
  await unfold(person, ownApplicationsWords.noTime.more)
  await person.getByLabel(ownApplicationsWords.noTimeMessage).fill('After 2pm, <b>please</b>.')
  await press(person, ownApplicationsWords.noTimeSubmit)
  await expect(person.getByText(ownApplicationsDone['no-time'])).toBeVisible()
  await expect(person.getByText(ownApplicationsWords.timesDeclined)).toBeVisible()
  await expect(person.getByRole('button', { name: ownApplicationsWords.chooseSubmit })).toHaveCount(0)
  await member.goto(`${theirs}?tab=interview`)
  await expect(member.getByRole('row').filter({ hasText: taskLabels.offer_other_times })).toHaveCount(1)
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('row').filter({ hasText: taskLabels.offer_other_times })).toHaveCount(1)
  await member.getByRole('link', { name: 'Josephine Lindqvist' }).click()
  await expect(member.getByText(companyApplicantsWords.slotsDeclined('Josephine'))).toBeVisible()
  await expect(member.getByText('After 2pm, <b>please</b>.').first()).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  await member.getByRole('link', { name: stepPages['applicant-times'].title }).click()
  const others = member.locator('#applicant-times')
  for (const [number, time] of [
    ['1', '14:30'],
    ['2', '15:30'],
  ]) {
    const slot = others.getByRole('group', { name: `Time ${number}` })
    await slot.getByLabel(companyApplicantsWords.day).fill(today)
    await slot.getByLabel(companyApplicantsWords.time).fill(time ?? '')
  }
  await press(member, stepPages['applicant-times'].submit)
  await press(member, readAgainWords.steps['applicant-times'].submit)
  await expect(member.getByText(applicantsDone.slots)).toBeVisible()

  // The person takes the first of those and puts it into a calendar.
  await person.goto(own)
  await expect(person.getByRole('row').filter({ hasText: ownApplicationsWords.yourTurn.times })).toHaveCount(1)
  await person.goto(`${own}/${reference}`)
  await expect(person.getByRole('list').getByText('Ask for <b>Sam</b>.')).toBeVisible()
  await press(person, ownApplicationsWords.chooseSubmit)
  await expect(person.getByRole('main').getByRole('alert')).toContainText(ownApplicationsProblems.slot)
  await person.getByLabel('Monday 1 February at 2:30pm, for 30 minutes').check()
  await press(person, ownApplicationsWords.chooseSubmit)
  await expect(person.getByText(ownApplicationsDone.slot)).toBeVisible()
  const calendar = await person.request.get(`/api/candidate/interviews/${reference}`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/DTSTART:20270201T143000Z[\s\S]*LOCATION:4 Mill Lane\\, Leeds/)
  expect((await member.request.get(`/api/candidate/interviews/${reference}`)).status()).toBe(403)
  const theirCalendar = await member.request.get(`/api/employer/interviews/${reference}`)
  expect(await theirCalendar.text()).toMatch(/DTSTART:20270201T143000Z[\s\S]*SUMMARY:Interview: Bakery assistant/)
  expect(await theirCalendar.text()).not.toContain('Josephine')
  expect((await person.request.get(`/api/employer/interviews/${reference}`)).status()).toBe(403)

  // The question comes when the advert said, and the answer is the person's.
  await member.reload()
  await unfold(member, 'Ask about convictions')
  await press(member, 'Ask')
  await expect(member.getByText(applicantsDone.asked)).toBeVisible()
  await person.goto(`${own}/${reference}`)
  // No first, asked once more, and then a yes instead.
  await person.getByRole('link', { name: recordAnswerWords.no }).click()
  await press(person, recordAnswerWords.confirm.no.submit)
  await expect(person.getByText(ownApplicationsDone.answered)).toBeVisible()
  await person.reload()
  await expect(person.getByText(ownApplicationsDone.answered)).toHaveCount(0)
  await unfold(person, recordAnswerWords.again.declined)
  await person.getByRole('link', { name: recordAnswerWords.talk }).click()
  await press(person, recordAnswerWords.confirm.talk.submit)
  await expect(person.getByText(ownApplicationsDone.answered)).toBeVisible()
  await member.reload()
  await expect(member.getByText(/You asked on .+, and Josephine answered the same day\./)).toBeVisible()

  // With the offer, and not before, the employer learns that an officer has to approve.
  await member.reload()
  expect(await member.content()).not.toContain('upervising officer')
  await member.getByRole('link', { name: 'Make an offer' }).click()
  const offer = member.locator('#applicant-offer')
  await offer.getByLabel('Message to the applicant (optional)').fill('Start on Monday')
  await offer.getByLabel(companyApplicantsWords.startsOn).fill(today)
  await offer.getByLabel(companyApplicantsWords.startAt).fill('13:00')
  await expect(offer.getByLabel(companyApplicantsWords.startPlace)).toHaveValue('4 Mill Lane, Leeds')
  await offer.getByLabel(companyApplicantsWords.startAskFor).fill('Sam')
  await offer.getByLabel(companyApplicantsWords.pay).fill('9')
  await press(member, stepPages['applicant-offer'].submit)
  await expect(member.getByRole('main')).toContainText(applicantsProblems.pay.too_low_an_hour)
  await expect(offer.getByLabel(companyApplicantsWords.startAskFor)).toHaveValue('Sam')
  await offer.getByLabel(companyApplicantsWords.pay).fill('13.40')
  await press(member, stepPages['applicant-offer'].submit)
  await expect(member.getByText('£13.40 an hour')).toBeVisible()
  await press(member, readAgainWords.steps['applicant-offer'].submit)
  await expect(member.getByText(applicantsDone.offer)).toBeVisible()
  await expect(member.getByText(companyApplicantsWords.approvalWaits(dayText(today)))).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  await member.goto('/dashboard/employerportal')
  // While the offer waits for an answer nothing waits for the employer; the checks can be done all the same.
  await expect(member.getByRole('row').filter({ hasText: taskLabels.do_checks })).toHaveCount(0)
  await member.goto(`${theirs}/${reference}`)
  // The accepted job is begun only with what each check showed; the DBS check first is not passed, after a talk, and then is.
  const failed = offerCheckProblems.dbs
  await unfold(member, failed)
  await press(member, `${companyApplicantsWords.checkFailSubmit}: DBS check`)
  await expect(member.getByRole('main').getByRole('alert')).toContainText(applicantsProblems.talkFirst)
  await member.getByLabel(companyApplicantsWords.checkFailTalked).and(member.locator(':visible')).check()
  await press(member, `${companyApplicantsWords.checkFailSubmit}: DBS check`)
  await expect(member.getByText('DBS check Problem Recorded on')).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  for (const check of ['Identity', 'Right to work', 'DBS check']) {
    await unfold(member, `${companyApplicantsWords.checkOpen}: ${check}`)
    const seen = member.locator('details[open]').getByRole('group', { name: companyApplicantsWords.checkSeen })
    await seen.getByRole('radio').first().check()
    await press(member, `${companyApplicantsWords.checkDo}: ${check}`)
    await expect(
      member.getByRole('button', { name: `${companyApplicantsWords.checkUndo.done}: ${check}` }),
    ).toBeVisible()
  }
  await person.goto(`${own}/${reference}`)
  await press(person, ownApplicationsWords.approvalGiven)
  await expect(person.getByText(ownApplicationsDone.approval)).toBeVisible()
  await person.getByRole('link', { name: ownApplicationsWords.accept }).click()
  await press(person, ownApplicationsWords.accepting.submit)
  await expect(person.getByText(ownApplicationsDone.accepted)).toBeVisible()
  // Both sides see the first day, and until it begins the person can still say no.
  const firstDay = person.getByRole('region', { name: ownApplicationsWords.firstDay })
  await expect(firstDay).toContainText('Monday 1 February, 1pm')
  await expect(firstDay).toContainText('4 Mill Lane, Leeds')
  await expect(person.locator('summary', { hasText: ownApplicationsWords.withdraw })).toBeVisible()
  await expectAccessibleNarrowAndWide(await seenWithScripts(browser, person))

  // On the first day the employer says that they came; they are in a list of their own.
  await member.goto('/dashboard/employerportal')
  await expect(member.getByRole('row').filter({ hasText: taskLabels.record_start })).toHaveCount(1)
  await member.getByRole('link', { name: 'Josephine Lindqvist' }).click()
  await expect(member.getByText(companyApplicantsWords.approvalDone)).toBeVisible()
  await expectAccessibleNarrowAndWide(member)
  await press(member, companyApplicantsWords.startedSubmit)
  await expect(member.getByText(applicantsDone.hired)).toBeVisible()
  // A slip of the finger is undone, and the same can be said again.
  await press(member, companyApplicantsWords.unstart)
  await expect(member.getByText(applicantsDone.unstarted)).toBeVisible()
  await press(member, companyApplicantsWords.startedSubmit)
  await member.goto(`${theirs}?tab=hired`)
  await member.getByRole('link', { name: 'Josephine Lindqvist' }).click()
  await expect(member.getByText(companyApplicantsWords.hiredOn('1 February 2027'))).toBeVisible()
  await person.reload()
  await expect(person.getByText(ownApplicationsWords.hired('1 February 2027'))).toBeVisible()
  const [seen, known] = [await history(member), await history(person)]
  expect(seen.length).toBe(19)
  expect(seen).toEqual(known.map((line) => ({ ...line, what: asEmployerReads(line.what), by: !line.by })))

  // One email for each step that asks or tells the person something; none says what or from whom.
  const told = await sentMails('candidate@example.org', /^You have an update$/, 6)
  expect(told).toHaveLength(6)
  for (const { text, headers } of told) {
    expect(text.replace(/token=[\w-]+/g, '')).not.toMatch(/Bakery|offer|interview|application|job|Josephine|record/i)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  }
  await person.context().close()
  await member.context().close()
})

test('a no comes with reasons, a withdrawal keeps its own, and a stop link ends the emails', async ({ browser }) => {
  const person = await pageOf(browser, 'candidate', true)
  const member = await pageOf(browser, 'hiring', true)
  const second = await apply(person, 'second')
  await expectAccessibleNarrowAndWide(person)
  await person.goto(applyPath('third'))
  await expectAccessibleNarrowAndWide(person)
  const third = await apply(person, 'third')

  await member.goto(`${theirs}/${second}`)
  await member.getByRole('link', { name: 'Reject', exact: true }).click()
  await member.getByLabel(exampleApplicantWords.noMessage, { exact: true }).fill('Thank you for your time.')
  await press(member, stepPages['applicant-no'].submit)
  await expect(member.getByRole('main').getByRole('alert')).toContainText(applicantsProblems.reason)
  await expect(member.getByLabel(exampleApplicantWords.noMessage, { exact: true })).toHaveValue(
    'Thank you for your time.',
  )
  // What turns people away stops the form, and stays typed; 'something else' has to be said.
  await member.getByLabel('Not available at the right times').check()
  await member
    .getByLabel(exampleApplicantWords.noMessage, { exact: true })
    .fill('We do not hire people with a criminal record.')
  await press(member, stepPages['applicant-no'].submit)
  await expect(member.locator('.field-error')).toContainText(stoppedWordsText.blanket_ban)
  await expect(member.getByLabel(exampleApplicantWords.noMessage, { exact: true })).toHaveValue(/do not hire people/)
  await member.getByLabel(exampleApplicantWords.noMessage, { exact: true }).fill('')
  await member.getByLabel('Something else').check()
  await press(member, stepPages['applicant-no'].submit)
  await expect(member.getByRole('main').getByRole('alert')).toContainText(applicantsProblems.message)
  await member.getByLabel('Something else').uncheck()
  await member.getByLabel(exampleApplicantWords.noMessage, { exact: true }).fill('Thank you for your time.')
  await press(member, stepPages['applicant-no'].submit)
  await press(member, readAgainWords.steps['applicant-no'].submit)
  await expect(member.getByText(applicantsDone.no)).toBeVisible()
  await expect(member.getByRole('link', { name: companyApplicantsWords.allOfJob })).toBeVisible()
  await person.goto(`${own}/${second}`)
  await expect(person.getByText('not available at the right times')).toBeVisible()
  await expect(person.getByRole('figure')).toContainText('Thank you for your time.')
  // The job is open and could be applied for again, and nobody should do so unawares.
  await person.goto(applyPath('second'))
  await expect(person.getByRole('link', { name: applyWords.beforeLink })).toHaveAttribute('href', `${own}/${second}`)

  // Before the employer had its time, a missing reply is no reason to choose.
  await person.goto(`${own}/${third}`)
  await unfold(person, ownApplicationsWords.withdraw)
  await expect(person.getByLabel('The employer did not reply')).toHaveCount(0)
  await person.getByLabel('Found another job').check()
  await press(person, ownApplicationsWords.withdrawSubmit)
  await expect(person.getByText(ownApplicationsDone.withdrawn)).toBeVisible()
  await member.goto(`${theirs}/${third}`)
  await expect(member.getByText('Withdrawn').first()).toBeVisible()
  expect(await member.content()).not.toContain('another job')
  await person.goto(own)
  await expectAccessibleNarrowAndWide(person)

  const told = await sentMails('candidate@example.org', /^You have an update$/, 7)
  const stop = new URL(/^<(.+)>$/.exec(told.at(-1)?.headers['list-unsubscribe'] ?? '')?.[1] ?? '')
  const click = await fetch(service.url + stop.pathname + stop.search, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(click.status).toBe(200)
  expect(await rowsOf(service, 'application_email_choices', '', 'user_id')).toMatchObject([{ wants_emails: false }])
  await person.goto('/account')
  await press(person, 'Turn them on')
  await expect(person.getByText('Emails about applications are on.')).toBeVisible()
  await person.context().close()
  await member.context().close()
})

test('whoever may not, comes too late or sends what no form of ours does, changes nothing', async () => {
  const [candidate, member, stranger] = await Promise.all(
    ['candidate', 'hiring', 'employer'].map((role) => sessionOf(service, role)),
  )
  const [first] = (await rowsOf(service, 'applications', 'stage=eq.hired')) as {
    reference: string
    version: number
  }[]
  const [withdrawn] = (await rowsOf(service, 'applications', 'stage=eq.withdrawn')) as (typeof first)[]
  const kept = async () => [await rowsOf(service, 'applications'), await rowsOf(service, 'application_events')]
  const before = await kept()
  const accepted = { application: first?.reference ?? '', version: String(first?.version) }
  const over = { application: withdrawn?.reference ?? '', version: String(withdrawn?.version) }
  const bad: [string, string | undefined, string, Record<string, string>][] = [
    [
      'a company that is not theirs',
      stranger,
      'employer/applicant-check',
      { ...accepted, check: 'dbs', state: 'waiting' },
    ],
    ['the other portal', candidate, 'employer/applicant-check', { ...accepted, check: 'dbs', state: 'waiting' }],
    ['nobody', '', 'employer/applicant-check', { ...accepted, check: 'dbs', state: 'waiting' }],
    [
      'an old version',
      member,
      'employer/applicant-check',
      { ...accepted, version: '3', check: 'dbs', state: 'waiting' },
    ],
    ['a check that is none', member, 'employer/applicant-check', { ...accepted, check: 'soul', state: 'waiting' }],
    [
      'the approval, by the employer',
      member,
      'employer/applicant-check',
      { ...accepted, check: 'licence_approval', state: 'waiting' },
    ],
    ['an offer after the end', member, 'employer/applicant-offer', over],
    ['a shortlist after the end', member, 'employer/applicant-shortlist', over],
    ['a no after the end', member, 'employer/applicant-no', { ...over, 'reason-other': 'on' }],
    ['a question after the end', member, 'employer/applicant-ask', over],
    ['a made-up reference', member, 'employer/applicant-offer', { application: 'A-000000', version: '1' }],
    ['a reference with SQL', member, 'employer/applicant-offer', { application: "A-'; drop", version: '1' }],
    ['no reference', member, 'employer/applicant-offer', {}],
    ['a version that is no number', member, 'employer/applicant-offer', { ...over, version: 'x' }],
    ['a long note', member, 'employer/applicant-offer', { ...over, message: 'x'.repeat(5000) }],
    ['control characters', member, 'employer/applicant-offer', { ...over, message: 'a\u0000b\u0007' }],
    ['no such form', member, 'employer/applicant-hire', over],
    ['the name of a method', member, 'employer/constructor', over],
    ['a second yes', candidate, 'candidate/application-accept', accepted],
    ['a withdrawal after the end', candidate, 'candidate/application-withdraw', { ...accepted, reason: 'not_right' }],
    ['a forged time', candidate, 'candidate/application-time', { ...accepted, slot: crypto.randomUUID() }],
    ['none of the times after the end', candidate, 'candidate/application-no-time', accepted],
    ['an answer to no question', candidate, 'candidate/application-answer', { ...accepted, answer: 'shared' }],
    ['an answer that is none', candidate, 'candidate/application-answer', { ...accepted, answer: 'perhaps' }],
    ['the employer’s step', candidate, 'candidate/applicant-offer', over],
    ['a job that is not there', candidate, 'candidate/apply', { job: 'no-such-job-0001' }],
    ['a job that is no name', candidate, 'candidate/apply', { job: '../../etc/passwd' }],
    ['an employer who applies', member, 'candidate/apply', { job: jobId('third') }],
  ]
  for (const [what, cookie, path, form] of bad) {
    const answer = await postForm(service, `/api/${path}`, form, cookie ? { cookie } : {})
    expect(answer.status, what).toBeLessThan(500)
    expect(answer.headers.get('location') ?? '', what).not.toContain('done=')
  }
  expect(await kept()).toEqual(before)

  // Of two at once one is kept.
  const twice = await Promise.all(
    [0, 1].map(() => postForm(service, '/api/candidate/apply', { job: jobId('silent') }, { cookie: candidate ?? '' })),
  )
  expect(twice.map((answer) => (answer.headers.get('location') ?? '').includes('done=applied')).sort()).toEqual([
    false,
    true,
  ])
  expect(await rowsOf(service, 'applications', `job_id=eq.${jobId('silent')}`)).toHaveLength(1)
})

test('the file of a job’s applicants has no name before the shortlist, and is for members who may download reports', async () => {
  const [candidate, member, stranger] = await Promise.all(
    ['candidate', 'hiring', 'employer'].map((role) => sessionOf(service, role)),
  )
  const fileOf = (job: JobName, cookie = '') =>
    postForm(service, '/api/employer/applicants', { job: jobId(job) }, { cookie })
  const first = await fileOf('first', member)
  expect(first.headers.get('content-type')).toContain('text/csv')
  expect(await first.text()).toMatch(/^\uFEFF?Reference,Name,Stage[^]*A-[0-9A-Z]{6},Josephine Lindqvist,Hired,/)
  const silent = await (await fileOf('silent', member)).text()
  expect(silent).toContain('Not shown before the shortlist')
  expect(silent).not.toMatch(/Josephine|josephine|record/)
  expect([(await fileOf('first', candidate)).status, (await fileOf('first', stranger)).status]).toEqual([403, 403])
})

test('silence is counted: the company is reminded at 5 and 10 working days, and at 15 the person is told', async ({
  browser,
}) => {
  const digests = () => mails('hiring@example.org', /^Today: /)
  const [silent] = await rowsOf(service, 'applications', `job_id=eq.${jobId('silent')}`)
  const reference = String(silent?.reference)

  // The company was told of each application at once, so that the day after there is nothing new to say.
  const [fresh] = await sentMails('hiring@example.org', /^Somebody has applied/, jobs.length)
  expect(fresh?.text.replace(/http\S+/g, '')).not.toMatch(/Josephine|A-[0-9A-Z]{6}|convict/i)
  await clock.moveTo('2027-02-02T08:30:00Z')
  await clock.moveTo('2027-02-05T08:30:00Z')
  await clock.moveTo('2027-02-08T08:30:00Z')
  expect((await sentMails('hiring@example.org', /^Today: /, 1)).at(-1)?.subject).toBe('Today: 1 waiting')
  await clock.moveTo('2027-02-15T08:30:00Z')
  const third = (await sentMails('hiring@example.org', /^Today: /, 2)).at(-1)
  expect(third?.text).toContain('Waiting 10 working days or more: 1')
  expect(await digests()).toHaveLength(2)

  await clock.moveTo('2027-02-22T09:30:00Z')
  const member = await pageOf(browser, 'hiring', true)
  await member.goto(theirs)
  await expect(member.getByRole('row').filter({ hasText: reference })).toContainText('15 working days')
  const person = await pageOf(browser, 'candidate', false)
  await person.goto(`${own}/${reference}`)
  await expect(person.getByText(ownApplicationsWords.waiting(15))).toBeVisible()
  await expect(person.getByText(ownApplicationsWords.silence)).toBeVisible()
  await press(person, ownApplicationsWords.silenceClose)
  await expect(person.getByText(ownApplicationsDone.withdrawn)).toBeVisible()
  expect(
    await rowsOf(service, 'own_application_parts', `application_id=eq.${String(silent?.id)}`, 'application_id'),
  ).toMatchObject([{ withdrawal_reason: 'no_reply' }])
  expect(await updates()).toHaveLength(7)
  await member.context().close()
  await person.context().close()
})
