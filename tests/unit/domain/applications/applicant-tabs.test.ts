import { firstTab } from '@/lib/domain/applications/applicant-tabs'

test.each([
  [{}, 'open'],
  [{ applied: 0, shortlisted: 0, interview: 1, offer: 1 }, 'open'],
  [{ applied: 3, offer: 2 }, 'open'],
  [{ applied: 0, offer: 0, accepted: 2, hired: 1 }, 'open'],
  [{ applied: 0, offer: 0, accepted: 0, hired: 1 }, 'hired'],
])('of applicants counted %j the list %s opens', (counts, tab) => {
  expect(firstTab(counts)).toBe(tab)
})
