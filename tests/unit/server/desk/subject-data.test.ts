import { subjectData } from '@/lib/server/desk/subject-data'

const id = '00000000-0000-4000-8000-000000000001'
const own = '00000000-0000-4000-8000-000000000301'
const ended = '00000000-0000-4000-8000-000000000302'
const another = '00000000-0000-4000-8000-000000000303'

const request = {
  id,
  kind: 'access',
  email: 'jo@example.org',
  received_on: '2026-11-23',
  due_on: '2026-12-23',
  done_at: null,
  outcome: null,
}
const account = {
  account: { email_verified_at: null, profile: null, role: 'candidate', created_at: null, last_sign_in_at: null },
  sessions: [],
  role_changes: [],
  emails: [],
  candidate: null,
  company_membership: null,
  companies_asked_for: [],
  steps_in_companies: [],
  steps_on_jobs: [],
  steps_on_applications: [],
  statements_read: [],
  messages: [],
}
const none = {
  request,
  requests: [request],
  enquiries: [],
  account: null,
  saved_searches: [],
  organisation_invitations: [],
  invitation_emails: [],
  own_referrals: [],
}

const secret = 'Quillfeather'
const candidate = {
  changed_at: '2026-11-02T10:00:00Z',
  last_name: secret,
  kept_jobs: [{}, {}],
  hidden_companies: [{}],
  statements: [{ version: 1 }, { version: 2 }],
  statement_releases: [{ ended_at: null }, { ended_at: '2026-11-05T10:00:00Z' }],
  applications: [
    { id: own, ended_on: null, checks: [{ kind: 'licence_approval' }], history: [{ note: secret }] },
    { id: ended, ended_on: '2026-11-05', disclosure: 'shared', history: [] },
  ],
}
const nothing = { candidate: null, worksFor: null, companiesAskedFor: [], steps: 0, statementsRead: 0, messages: 0 }

it.each<[string, object, object]>([
  ['none of it', {}, nothing],
  [
    'somebody who looks for work, whose steps are in their own applications',
    { candidate, steps_on_applications: [{ application_id: own }, { application_id: ended }] },
    {
      ...nothing,
      candidate: {
        changedAt: '2026-11-02T10:00:00Z',
        applications: 2,
        openApplications: 1,
        jobs: 2,
        hiddenCompanies: 1,
        statements: 2,
        shared: 1,
      },
    },
  ],
  [
    'somebody who works for a company',
    {
      company_membership: { company: 'Example Bakery', joined_at: '2026-11-03T10:00:00Z', post_jobs: true },
      companies_asked_for: [{ name: 'Example Bakery', state: 'approved', about: secret }],
      steps_in_companies: [{}],
      steps_on_jobs: [{}, {}],
      steps_on_applications: [{ application_id: another, note: secret }],
      statements_read: ['2026-11-05T10:00:00Z'],
      messages: [{ by_side: 'employer' }],
    },
    {
      candidate: null,
      worksFor: { company: 'Example Bakery', since: '2026-11-03T10:00:00Z' },
      companiesAskedFor: [{ name: 'Example Bakery', state: 'approved' }],
      steps: 4,
      statementsRead: 1,
      messages: 1,
    },
  ],
])('of live hiring the desk gets counts and states: %s', (_, kept, expected) => {
  const subject = subjectData.parse({ ...none, account: { ...account, ...kept } })
  expect(subject.account?.hiring).toEqual(expected)
  expect(JSON.stringify(subject)).not.toMatch(new RegExp(`${secret}|licence|disclosure`))
})

it('of an address without an account it gets the invitations, with what became of each', () => {
  const invitation = { company: 'One', created_at: '2026-11-03T10:00:00Z', used_at: null, withdrawn_at: null }
  const later = '2026-11-04T10:00:00Z'
  const subject = subjectData.parse({
    ...none,
    organisation_invitations: [
      invitation,
      { ...invitation, used_at: later },
      { ...invitation, withdrawn_at: later, see_applicants: true },
    ],
  })
  expect(subject.organisation_invitations).toEqual(
    ['sent', 'used', 'withdrawn'].map((state) => ({ company: 'One', sentAt: '2026-11-03T10:00:00Z', state })),
  )
})
