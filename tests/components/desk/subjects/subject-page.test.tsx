/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { SubjectPage } from '@/components/desk/subjects/subject-page'
import { tabLabels } from '@/lib/content/desk/enquiries'
import { keptHiringWords, subjectPageWords, subjectProblems } from '@/lib/content/desk/subjects'
import type { KeptForm } from '@/components/work/posted-form'
import { plainDate } from '@/lib/domain/dates/plain-date'

type Kept = ComponentProps<typeof SubjectPage>['kept']

const day = plainDate('2026-11-23')
const request: Kept['request'] = {
  id: 'r',
  kind: 'erasure',
  email: 'jo@example.org',
  digest: 'd',
  receivedOn: day,
  dueOn: plainDate('2026-12-23'),
  doneAt: null,
  outcome: null,
  identity: '',
  answer: '',
}
const nothing: Kept = {
  request,
  requests: [request],
  enquiries: [],
  account: null,
  saved_searches: [],
  organisation_invitations: [],
  invitation_emails: [],
  own_referrals: [],
}
const noHiring = {
  candidate: null,
  worksFor: null,
  companiesAskedFor: [],
  steps: 0,
  statementsRead: 0,
  messages: 0,
} as const
const account = {
  name: 'Jo Li',
  role: 'candidate',
  verifiedAt: null,
  madeAt: null,
  lastSignInAt: null,
  sessions: 0,
  roleChanges: 0,
  emails: [],
  hiring: noHiring,
}
const candidate = {
  changedAt: '2026-11-02T10:00:00Z',
  applications: 3,
  openApplications: 1,
  jobs: 2,
  hiddenCompanies: 0,
  statements: 2,
  shared: 1,
}
const employer = {
  ...noHiring,
  worksFor: { company: 'Example Bakery', since: '2026-11-03T10:00:00Z' },
  companiesAskedFor: [
    { name: 'Example Bakery', state: 'approved' },
    { name: 'Second Bakery', state: 'waiting' },
  ],
  steps: 4,
  statementsRead: 1,
  messages: 0,
} as const

const open = (kept: Partial<Kept>, form: KeptForm | null = null) =>
  render(<SubjectPage kept={{ ...nothing, ...kept }} today={day} done={undefined} form={form} />)
const linesUnder = (heading: string): string[] =>
  Array.from(screen.getByText(heading).nextElementSibling?.querySelectorAll('li') ?? [], (line) => line.textContent)

test('where nothing is kept the page says so, and nothing of live hiring', () => {
  open({})
  expect(screen.getByText(subjectPageWords.nothing)).toBeTruthy()
  expect(screen.queryByText(keptHiringWords.heading)).toBeNull()
})

test('of somebody who looks for work it counts what is kept, what goes and what stays', () => {
  open({ account: { ...account, hiring: { ...noHiring, candidate } } })
  const section = screen.getByRole('region', { name: keptHiringWords.heading }).textContent
  for (const text of ['2 November 2026', '3 (1 open)', '2, shared in 1 application', 'The JSON file has all of it'])
    expect(section).toContain(text)
  const { counts, goes, stays, staysApplications } = subjectPageWords.erase
  expect(linesUnder(goes)).toEqual([
    counts.account,
    counts.profile,
    '3 job applications: who it was, every message, and everything about a record',
    '1 application that is still open is withdrawn',
    '2 versions of their statement about a record. Employers can’t read it from then on',
  ])
  expect(linesUnder(stays)).toContain(staysApplications)
})

test('of somebody at a company it names the company and says what becomes of it', () => {
  open({ account: { ...account, hiring: employer } })
  const section = screen.getByRole('region', { name: keptHiringWords.heading }).textContent
  for (const text of ['Example Bakery, since', 'Example Bakery (Approved); Second Bakery (Waiting for us)'])
    expect(section).toContain(text)
  const { counts, goes, stays, staysSteps, staysReadings } = subjectPageWords.erase
  expect(linesUnder(goes)).toEqual([
    counts.account,
    '1 company they asked for that isn’t approved',
    'their place in Example Bakery. If nobody else works there, the company is paused and its jobs come off the board',
  ])
  expect(linesUnder(stays)).toEqual(expect.arrayContaining([`${staysSteps} There are 4 lines.`, staysReadings]))
})

test('an address that was only invited is not one of which nothing is kept', () => {
  open({
    organisation_invitations: [{ company: 'One', sentAt: '2026-11-03T10:00:00Z', state: 'sent' }],
    invitation_emails: [{ kind: 'company_invitation', to: 'jo@example.org', sent_at: null }],
    own_referrals: [{ reference: 'RF-7KX2M9', organisation: 'Fresh Start', sentAt: '2026-11-04T10:00:00Z' }],
  })
  expect(screen.queryByText(subjectPageWords.nothing)).toBeNull()
  expect(screen.getByText(/One \(sent\)$/)).toBeTruthy()
  expect(linesUnder(subjectPageWords.erase.goes)).toEqual([
    '1 referral of themselves',
    '1 record of an email',
    '1 invitation to join a company',
  ])
  expect(linesUnder(subjectPageWords.referrals)).toEqual(['4 November 2026: RF-7KX2M9, to Fresh Start'])
})

test('an enquiry has the same status here as among the enquiries', () => {
  const enquiry: Kept['enquiries'][number] = {
    reference: 'SC-7KX2M9QA',
    source: 'general',
    sentAt: '2026-11-20T10:00:00Z',
    isHeld: false,
    state: 'contacted',
    nextTryOn: null,
    version: 2,
    fields: [],
    consents: [],
    emails: [],
    history: [],
    log: [],
  }
  open({ enquiries: [enquiry] })
  expect(screen.getByText(subjectPageWords.state).nextElementSibling?.textContent).toBe(tabLabels.waiting)
})

test('a request that is closed with nothing said has everything that is missing', () => {
  const { outcome, identity, answer } = subjectProblems
  const values = { form: 'subject-close', outcome: '', identity: '', answer: '' }
  const { container } = open(
    {},
    { message: outcome, field: 'outcome', problems: { outcome, identity, answer }, values },
  )
  expect([...container.querySelectorAll('.field-error')].map(({ textContent }) => textContent)).toEqual(
    [outcome, identity, answer].map((message) => expect.stringContaining(message) as string),
  )
})
