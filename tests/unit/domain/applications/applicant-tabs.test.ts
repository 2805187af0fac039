import { firstTab } from '@/lib/domain/applications/applicant-tabs'

test.each([
  [{}, 'new'],
  [{ applied: 0, shortlisted: 0, interview: 1, offer: 1 }, 'interview'],
  [{ applied: 0, shortlisted: 0, interview: 0, offer: 2 }, 'offer'],
  [{ applied: 3, offer: 2 }, 'new'],
])('of applicants counted %j the list %s opens', (counts, tab) => {
  expect(firstTab(counts)).toBe(tab)
})
