import { guardOf, isPersonal, landingOf, mayEnter, portalOf, roleOf, roles } from '@/lib/domain/access/access'

test.each([
  ['/dashboard/employerportal', 'employer'],
  ['/dashboard/candidateportal', 'candidate'],
  ['/dashboard/partnerportal', 'partner'],
  ['/account', null],
  ['/account/devices', null],
  ['/sign-in/new-password', null],
])('%s is guarded for %s', (path, role) => expect(guardOf(path)).toEqual({ role }))

test.each([
  '/dashboard/employerportal/',
  '/dashboard/employerportal/any/thing',
  '/dashboard//employerportal',
  '//dashboard/employerportal',
  '/dashboard\\employerportal',
  '/dashboard/%65mployerportal',
  '/Dashboard/EmployerPortal',
  '/dashboard/employerportal.rsc',
  '/dashboard/employerportal.segments/_tree.segment.rsc',
  '/dashboard/employerportal;x=1',
  '/dashboard/employerportal%2f',
  '/dashboard/employerportal%20',
])('%s is guarded as what it spells', (path) => expect(guardOf(path)).toEqual({ role: 'employer' }))

test.each([
  '/',
  '/accounting',
  '/dashboard',
  '/dashboard/employer',
  '/dashboard/employerdemo',
  '/sign-in',
  '/%',
  '/a%zz',
])('%s is public', (path) => expect(guardOf(path)).toBeUndefined())

test('a portal opens for its own role and for no other', () => {
  for (const path of ['/dashboard/employerportal', '/dashboard/candidateportal', '/dashboard/partnerportal']) {
    const guard = guardOf(path)
    if (!guard) throw new Error(`${path} is not guarded`)
    expect([...roles, null].filter((role) => mayEnter(guard, role))).toEqual([guard.role])
  }
})

test('what is guarded for nobody in particular opens for everybody who is signed in', () => {
  expect([...roles, null].every((role) => mayEnter({ role: null }, role))).toBe(true)
})

test.each(['Employer', 'employer ', 'admin', '', null, undefined, 1, ['employer'], { role: 'employer' }, '__proto__'])(
  '%j is no role',
  (value) => expect(roleOf(value)).toBeNull(),
)

test.each([
  ['employer', '/dashboard/employer'],
  ['candidate', '/dashboard/candidateportal'],
  ['partner', '/dashboard/partnerportal'],
  ['caseworker', '/dashboard/caseworker'],
  [null, '/dashboard/employerdemo'],
] as const)('after signing in, %s comes to %s', (role, path) => expect(landingOf(role)).toBe(path))

test('a page that asks who looks at it is either guarded or known to be personal', () => {
  expect(['/dashboard/employerdemo', '/sign-in/two-step'].every(isPersonal)).toBe(true)
  expect(['/', '/sign-in', '/dashboard', '/dashboard/employer', '/account'].some(isPersonal)).toBe(false)
})

test('the page of their own is the portal, for employers too, who land at the demonstration', () => {
  expect(portalOf('employer')).toBe('/dashboard/employerportal')
  for (const role of ['candidate', 'partner', 'caseworker', null] as const) expect(portalOf(role)).toBe(landingOf(role))
})
