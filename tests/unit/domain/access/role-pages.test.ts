import { landingOf, portalOf } from '@/lib/domain/access/role-pages'

test.each([
  ['employer', '/dashboard/employer'],
  ['candidate', '/dashboard/candidateportal'],
  ['partner', '/dashboard/partnerportal'],
  ['caseworker', '/dashboard/caseworkerportal'],
  [null, '/dashboard/employerdemo'],
] as const)('after signing in, %s comes to %s', (role, path) => expect(landingOf(role)).toBe(path))

test('the page of their own is the portal, for employers too, who land at the demonstration', () => {
  expect(portalOf('employer')).toBe('/dashboard/employerportal')
  for (const role of ['candidate', 'partner', 'caseworker', null] as const) expect(portalOf(role)).toBe(landingOf(role))
})
