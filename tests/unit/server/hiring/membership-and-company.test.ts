import { withOwnAnswer } from '@/lib/server/http/own-status'
import { loadMembership } from '@/lib/server/hiring/membership'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'

// The database does not answer in time.
jest.mock('@/lib/server/auth/current-user', () => ({
  readerOfPage: async () => ({ rpc: async () => ({ data: null, error: { message: 'timeout' } }) }),
}))

test.each<[string, () => Promise<unknown>]>([
  ['the membership', () => loadMembership()],
  ['the own company', () => loadMembershipAndCompany('company')],
])('a portal page is answered with 503 while %s cannot be read in time', async (_, load) => {
  const answer: { status?: number } = {}
  await expect(withOwnAnswer(answer, load)).rejects.toThrow('was not read')
  expect(answer.status).toBe(503)
})
