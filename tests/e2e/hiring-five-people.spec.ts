import { expect, type Browser, type Page } from 'playwright/test'

import { companyDecisionDone, deskCompanyWords } from '../../lib/content/desk/companies'
import { deskJobsDoneWords, deskJobsWords } from '../../lib/content/desk/desk-job-words'
import { fieldLabels, findingWords } from '../../lib/content/hiring/advert'
import {
  applicantsDone,
  applicationStepLabels,
  companyApplicantsWords,
  readAgainWords,
  stepPages,
} from '../../lib/content/hiring/applicants'
import { companyDoneWords, companyFormWords } from '../../lib/content/hiring/company'
import { companyJobDoneWords, companyJobWords } from '../../lib/content/hiring/company-job-words'
import { applyWords, ownApplicationsDone, ownApplicationsWords } from '../../lib/content/hiring/own-applications'
import {
  joinSignInWords,
  joinWords,
  colleagueDoneWords,
  colleagueWords,
} from '../../lib/content/hiring/colleague-words'
import { applyPages } from '../../lib/content/hiring/apply'
import { personWords } from '../../lib/content/hiring/person'
import { readingWords } from '../../lib/content/hiring/reading'
import { statementDone, statementWords } from '../../lib/content/hiring/statement'
import { recordAnswerWords } from '../../lib/content/hiring/record-answer'
import { dayText } from '../../lib/content/wording/date-text'
import type { MemberRight } from '../../lib/domain/companies/member-rights'
import { londonDay } from '../../lib/domain/dates/london-time'
import { addDays } from '../../lib/domain/dates/plain-date'
import { asEmployerReads } from '../support/as-employer-reads'
import { fillIn, linkIn, mailWith, signInAs } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { callFunction, rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

// What is not there soon does not come.
test.use({ actionTimeout: 30_000 })

const own = '/dashboard/candidateportal/applications'
const theirs = '/dashboard/employerportal/applications'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const unfold = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).click()

type Account = { email: string; password: string }

async function visit(browser: Browser, service: Service, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled })
  return context.newPage()
}

async function signIn(page: Page, { email, password }: Account, at = '/sign-in'): Promise<void> {
  await page.goto(at)
  await fillIn(page, email, password, 'Sign in')
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
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

/** A company of its own with a colleague who hires and one who may read about a record, each in a browser of their own. */
async function aCompany(browser: Browser, service: Service, name: string) {
  const accounts = { owner: await addAccount(service, 'owner'), member: await addAccount(service, 'member') }
  const reader = await addAccount(service, 'reader')
  const team = await visit(browser, service)
  await signInAs(team, 'team')

  const owner = await visit(browser, service, false)
  await signIn(owner, accounts.owner)
  await owner.goto('/account/company')
  await owner.locator('#name').fill(name)
  await owner.locator('#sector').selectOption('hospitality')
  await owner.locator('#size').selectOption('1_9')
  await owner.locator('#phone').fill('0113 496 0000')
  await owner.locator('[name="your_name"]').fill('Ayesha Khan')
  await owner.locator('[name="asked_as"]').fill('Owner')
  await owner.locator('[name="site-1-name"]').fill('Bakery')
  await owner.locator('[name="site-1-town"]').fill('Leeds')
  await owner.locator('[name="site-1-postcode"]').fill('LS1 4AB')
  await press(owner, companyFormWords.send)
  await expect(owner.getByText(companyDoneWords.asked)).toBeVisible()

  await team.goto('/dashboard/team/companies')
  await team.getByRole('link', { name }).click()
  await team.getByLabel(deskCompanyWords.checkNames.register).check()
  await team.getByLabel(deskCompanyWords.found).fill('Active, same address.')
  await team.getByLabel(deskCompanyWords.results.yes, { exact: true }).check()
  await press(team, deskCompanyWords.noteChecks)
  await press(team, deskCompanyWords.decisions.approve)
  await expect(team.getByText(companyDecisionDone.approve)).toBeVisible()

  await owner.context().clearCookies()
  await signIn(owner, accounts.owner)
  const join = async (colleague: Account, rights: readonly MemberRight[]): Promise<Page> => {
    await owner.goto('/dashboard/employerportal/company/people')
    await owner.locator('#email').fill(colleague.email)
    for (const right of rights) await owner.locator(`#${right}`).check()
    await press(owner, colleagueWords.inviteSubmit)
    await expect(owner.getByText(colleagueDoneWords.invited)).toBeVisible()
    const page = await visit(browser, service)
    await page.goto(linkIn(await mailWith(service, colleague.email, 'An invitation from your colleague')))
    await page.getByRole('link', { name: joinSignInWords.password }).click()
    await fillIn(page, colleague.email, colleague.password, 'Sign in')
    await page.locator('#your_name').fill('A Colleague')
    await press(page, joinWords.submit('employer'))
    await expect(page.getByText(joinWords.rights(rights))).toBeVisible()
    return page
  }
  return {
    pages: {
      team,
      owner,
      member: await join(accounts.member, ['post_jobs', 'see_applicants']),
      reader: await join(reader, ['see_applicants', 'read_disclosures']),
    },
    addresses: { owner: accounts.owner.email, member: accounts.member.email, reader: reader.email },
  }
}

/** Writes an advert that bans everybody with a record, mends it, sends it and has it approved; answers its number. */
async function aJob(member: Page, team: Page, title: string): Promise<string> {
  await member.goto('/dashboard/employerportal/jobs/new')
  await member.getByLabel(fieldLabels.title).fill(title)
  await member.getByLabel(fieldLabels.siteId).selectOption('other')
  await member.getByLabel(fieldLabels.town).fill('Leeds')
  await member.getByLabel(fieldLabels.postcode).fill('LS1 4AB')
  await member.getByLabel(fieldLabels.type).selectOption('Full-time')
  await member.getByLabel(fieldLabels.sector).selectOption('hospitality')
  await member.getByLabel(fieldLabels.vacancies).fill('1')
  await member.getByLabel(fieldLabels.description).fill('Look after ovens. You must have a clean record.')
  await press(member, companyJobWords.save)
  await expect(member.getByText(findingWords.blanket_ban).first()).toBeVisible()
  const id = new URL(member.url()).pathname.split('/').at(-1) ?? ''
  const goTo = (name: string) =>
    member.getByRole('navigation', { name: companyJobWords.steps }).getByRole('link', { name }).click()
  await goTo('Preview and send')
  await expect(member.getByRole('button', { name: companyJobWords.send })).toHaveCount(0)
  await member.goto(`/dashboard/employerportal/jobs/${id}?step=work`)
  await member.getByLabel(fieldLabels.description).fill('Look after ovens. We show you how.')
  await press(member, companyJobWords.save)
  await member.getByLabel(companyJobWords.payFrom).fill('13')
  await member.getByLabel(fieldLabels.hoursPerWeek).fill('37.5')
  await member.getByLabel(fieldLabels.pattern).fill('Monday to Friday, 5am to 1pm')
  await press(member, companyJobWords.save)
  await press(member, companyJobWords.save)
  await member.locator('#recordQuestion-after_shortlist').check()
  await member.locator('#dbsLevel-none').check()
  await press(member, companyJobWords.save)
  await press(member, companyJobWords.send)
  await expect(member.getByText(companyJobDoneWords.sent)).toBeVisible()
  await team.goto(`/dashboard/team/jobs/${id}`)
  await press(team, deskJobsWords.approve)
  await expect(team.getByText(deskJobsDoneWords['job-approved'])).toBeVisible()
  return id
}

test('five people: a company is approved, writes a lawful job, and somebody applies without a name and starts work there', async ({
  browser,
  service,
}) => {
  test.setTimeout(420_000)
  const mark = crypto.randomUUID().slice(0, 8)
  const name = `Five People Bakery ${mark}`
  const { pages, addresses } = await aCompany(browser, service, name)
  const { team, member } = pages
  const job = await aJob(member, team, `Oven hand ${mark}`)

  // With scripts off somebody finds it on the board, says who they are, and applies.
  const account = await addAccount(service, 'josephine')
  await callFunction(service, 'set_account_role', { p_email: account.email, p_role: 'candidate', p_changed_by: 'test' })
  const person = await visit(browser, service, false)
  await signIn(person, account)
  await person.goto(`/jobs?q=${mark}`)
  await expect(person.getByRole('article')).toHaveCount(1)
  await person.goto(`/jobs/${job}/apply`)
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
  await person.goto(`/jobs/${job}/apply`)
  await expect(person.getByText(applyPages.sent.headingLater)).toBeVisible()

  // The member sees what they can do and how far they live, and no name; with the shortlist it appears.
  await member.goto(theirs)
  const row = member.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Bread')
  await row.getByRole('link').click()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(`Applicant ${reference}`)
  expect(await member.content()).not.toMatch(/Josephine|Lindqvist|Bradford|josephine-|pproval/)
  await press(member, 'Shortlist')
  await expect(member.getByText(applicantsDone.shortlisted)).toBeVisible()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Josephine Lindqvist')

  const meeting = addDays(londonDay(new Date()), 14)
  await member.getByRole('link', { name: 'Invite to interview' }).click()
  const invitation = member.locator('#applicant-interview')
  await invitation.getByLabel(companyApplicantsWords.places.in_person.label).fill('4 Mill Lane, Leeds')
  for (const [number, time] of Object.entries({ 1: '10:00', 2: '14:30' })) {
    const slot = invitation.getByRole('group', { name: `Time ${number}` })
    await slot.getByLabel(companyApplicantsWords.day).fill(meeting)
    await slot.getByLabel(companyApplicantsWords.time).fill(time)
  }
  await invitation.getByLabel('Message to the applicant (optional)').fill('Ask for <b>Sam</b>.')
  await press(member, stepPages['applicant-interview'].submit)
  await press(member, readAgainWords.steps['applicant-interview'].submit)
  await expect(member.getByText(applicantsDone.interview)).toBeVisible()

  // The person takes the second time.
  await person.goto(own)
  await expect(person.getByRole('row').filter({ hasText: ownApplicationsWords.yourTurn.times })).toHaveCount(1)
  await person.goto(`${own}/${reference}`)
  await expect(person.getByRole('figure').getByText('Ask for <b>Sam</b>.')).toBeVisible()
  await person.getByLabel('2:30pm, for 30 minutes', { exact: false }).check()
  await press(person, ownApplicationsWords.chooseSubmit)
  await expect(person.getByText(ownApplicationsDone.slot)).toBeVisible()

  // The question comes when the advert said. The person writes it down, says who may read it, and sees who did.
  await member.reload()
  await unfold(member, 'Ask about convictions')
  await press(member, 'Ask')
  await expect(member.getByText(applicantsDone.asked)).toBeVisible()
  const secret = `It was long ago, at the ${mark} bridge.`
  await person.goto('/dashboard/candidateportal/statement')
  await person.getByLabel(statementWords.label).fill(secret)
  await press(person, statementWords.save)
  await expect(person.getByText(statementDone.saved)).toBeVisible()
  await person.goto(`${own}/${reference}`)
  await press(person, recordAnswerWords.look)
  await expect(person.getByText(secret)).toBeVisible()
  await press(person, recordAnswerWords.confirm.statement.submit)
  await expect(person.getByText(ownApplicationsDone['statement-given'])).toBeVisible()
  await member.reload()
  await expect(member.getByText(readingWords.noRight)).toBeVisible()
  const { reader } = pages
  await reader.goto(`${theirs}/${reference}`)
  expect(await reader.content()).not.toContain(secret)
  await press(reader, readingWords.open)
  await expect(reader.getByText(secret)).toBeVisible()
  await person.goto('/dashboard/candidateportal/statement')
  await expect(person.getByRole('listitem').filter({ hasText: addresses.reader })).toHaveCount(1)

  // With the offer, and not before, the employer learns that an officer has to approve.
  await member.reload()
  expect(await member.content()).not.toContain('upervising officer')
  await member.getByRole('link', { name: 'Make an offer' }).click()
  const offer = member.locator('#applicant-offer')
  await offer.getByLabel('Message to the applicant (optional)').fill('Start on Monday')
  await offer.getByLabel(companyApplicantsWords.startsOn).fill(addDays(meeting, 14))
  await offer.getByLabel(companyApplicantsWords.startAt).fill('05:00')
  await press(member, stepPages['applicant-offer'].submit)
  await press(member, readAgainWords.steps['applicant-offer'].submit)
  await expect(member.getByText(applicantsDone.offer)).toBeVisible()
  await expect(member.getByText(companyApplicantsWords.approvalWaits(dayText(londonDay(new Date()))))).toBeVisible()
  for (const check of ['Identity', 'Right to work']) {
    await unfold(member, `${companyApplicantsWords.checkOpen}: ${check}`)
    const seenGroup = member.locator('details[open]').getByRole('group', { name: companyApplicantsWords.checkSeen })
    await seenGroup.getByRole('radio').first().check()
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

  await member.goto(`${theirs}/${reference}`)
  await expect(member.getByText(companyApplicantsWords.approvalDone)).toBeVisible()
  const [seen, known] = [await history(member), await history(person)]
  expect(seen.length).toBeGreaterThan(9)
  // A colleague has read the statement, by name and not as ‘you’.
  const byColleague = seen.filter(({ what }) => what?.startsWith('Read the statement'))
  expect(byColleague.map(({ by }) => by)).toEqual([false])
  const others = known.filter(({ what }) => !what?.startsWith('Read the statement'))
  // What came with the offer is quoted near the top of the person's page, and not said again there.
  const quoted = await person.locator('.dash-said blockquote').textContent()
  const noteOf = ({ what, note }: (typeof known)[number]) => (what === applicationStepLabels.offer ? quoted : note)
  expect(seen.filter((line) => !byColleague.includes(line))).toEqual(
    others.map((line) => ({ ...line, what: asEmployerReads(line.what), note: noteOf(line), by: !line.by })),
  )
  expect(seen.at(-1)?.on).toBe(londonDay(new Date()))
  await expect(person.getByText(dayText(londonDay(new Date()))).first()).toBeVisible()

  // Every email of it is in the mailbox, each once, and says nothing that others must not read.
  const people = { ...addresses, person: account.email }
  const expected = [
    'member company_invitation',
    'member job_answer',
    'owner company_answer',
    'owner company_receipt',
    'owner job_answer',
    // The receipt; on the shortlist, to an interview, asked, offered the job; and that somebody has read the statement.
    ...Array.from({ length: 6 }, () => 'person application_update'),
    // Each of the three who see applicants: somebody applied, the time they chose, the officer's approval, the accepted offer.
    ...['owner', 'member', 'reader'].flatMap((who) => Array.from({ length: 4 }, () => `${who} application_update`)),
    // The statement, for the one who may read it.
    'reader application_update',
    'reader company_invitation',
  ].sort()
  const owed = async () => {
    const rows = await Promise.all(
      Object.entries(people).map(async ([who, address]) =>
        (await rowsOf(service, 'outgoing_emails', `to_address=eq.${encodeURIComponent(address)}`)).map((mail) => ({
          what: `${who} ${String(mail.kind)}`,
          isSent: mail.status === 'sent',
        })),
      ),
    )
    return rows.flat()
  }
  const sent = await waitUntil(
    async () => {
      const rows = await owed()
      return rows.every(({ isSent }) => isSent) ? rows : undefined
    },
    { withinMs: 60_000, failure: 'not every email was sent' },
  )
  expect(sent.map(({ what }) => what).sort()).toEqual(expected)
  for (const [who, address] of Object.entries(people)) {
    const mails = (await mailFor(service, address)).filter(({ subject }) => !/verify|confirm/i.test(subject))
    expect(mails.length, who).toBe(expected.filter((what) => what.startsWith(`${who} `)).length)
    for (const { text } of mails) {
      const hidden = who === 'person' ? /Bakery|Josephine|Oven|record|convict/i : /Josephine|convict/i
      expect(text.replace(/token=[\w-]+|\S+@\S+/g, ''), who).not.toMatch(hidden)
    }
  }
  const asked = (await mailFor(service, 'team@example.org')).filter(({ text }) => text.includes(name))
  expect(asked.map(({ subject }) => subject)).toEqual(['A company has asked to hire through us', 'An advert to review'])
  for (const page of [...Object.values(pages), person]) await page.context().close()
})
