import { accountContents } from '@/lib/domain/accounts/account-contents'

const nothing = {
  enquiries: 0,
  savedSearches: 0,
  company: null,
  hasProfile: false,
  keptJobs: 0,
  applications: 0,
  openApplications: 0,
  openOffers: 0,
  messages: 0,
  statements: 0,
  statementsShared: 0,
  supportFiles: 0,
  expected: [],
}
const application = (stage: string, endedOn: string | null) => ({
  id: 'a',
  reference: 'A-1',
  stage,
  ended_on: endedOn,
})

test.each([
  ['an account with nothing in it', {}, {}],
  ['somebody who is no candidate', { candidate: null, company_membership: null }, {}],
  [
    'an employer',
    { company_membership: { company: 'Acme Ltd' }, enquiries: [{}, {}] },
    { company: 'Acme Ltd', enquiries: 2 },
  ],
  [
    'a candidate with an offer, an ended application and a statement that one employer may read',
    {
      saved_searches: [{}],
      messages: [{}, {}, {}],
      candidate: {
        kept_jobs: [{}, {}],
        statements: [{}, {}, {}],
        statement_releases: [{ ended_at: null }, { ended_at: '2026-11-01T10:00:00Z' }],
        applications: [application('offer', null), application('withdrawn', '2026-11-01')],
      },
    },
    {
      savedSearches: 1,
      hasProfile: true,
      keptJobs: 2,
      statements: 3,
      statementsShared: 1,
      applications: 2,
      openApplications: 1,
      openOffers: 1,
      expected: [{ id: 'a', reference: 'A-1', stage: 'offer', endedOn: null }],
      messages: 3,
    },
  ],
])('counts what is in the data of %s', (_, data, counted) => {
  expect(accountContents.parse(data)).toEqual({ ...nothing, ...counted })
})

test('what is no copy of somebody’s data is not counted', () => {
  expect(accountContents.safeParse(null).success).toBe(false)
  expect(accountContents.safeParse({ candidate: { applications: 'many' } }).success).toBe(false)
})
