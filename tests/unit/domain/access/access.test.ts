import { roleOf, roles } from '@/lib/domain/access/role'
import { guardedPathOf, guardOf, isPersonal, mayEnter, placeInstead } from '@/lib/domain/access/access'

test.each([
  ['/dashboard/employerportal', 'employer'],
  ['/dashboard/candidateportal', 'candidate'],
  ['/dashboard/partnerportal', 'partner'],
  ['/dashboard/team', 'team'],
  ['/dashboard/team/enquiries/SC-00000000', 'team'],
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
  for (const path of [
    '/dashboard/employerportal',
    '/dashboard/candidateportal',
    '/dashboard/partnerportal',
    '/dashboard/team',
  ]) {
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

test('a page that asks who looks at it is either guarded or known to be personal', () => {
  const personal = [
    '/dashboard/employerdemo',
    '/sign-in/two-step',
    '/job-alerts',
    '/jobs',
    '/jobs/van-driver-a1b2c3d4',
    '/jobs/van-driver-a1b2c3d4/apply',
    '/jobs/van-driver-a1b2c3d4/apply/A-7KX2M9',
  ]
  expect(personal.every(isPersonal)).toBe(true)
  expect(
    [
      '/',
      '/sign-in',
      '/jobs/examples',
      '/jobs/delivery-driver',
      '/jobs/in/leeds',
      '/dashboard',
      '/dashboard/employer',
      '/account',
    ].some(isPersonal),
  ).toBe(false)
})

test('an employer’s portal leads whoever has no portal to their company, and refuses everybody else', () => {
  expect(placeInstead({ role: 'employer' }, null)).toBe('/account/company')
  for (const role of ['candidate', 'partner', 'caseworker', 'team'] as const) {
    expect(placeInstead({ role: 'employer' }, role)).toBeNull()
  }
  expect(placeInstead({ role: 'partner' }, null)).toBe('/account/organisation')
  for (const role of ['candidate', 'caseworker', 'team'] as const) expect(placeInstead({ role }, null)).toBeNull()
})

test('what is logged of a guarded path is the part of the site, and nothing that was typed', () => {
  expect(guardedPathOf('/dashboard/team/name@example.com')).toBe('/dashboard/team')
  expect(guardedPathOf('/dashboard/%74eam/x')).toBe('/dashboard/team')
  expect(guardedPathOf('/jobs')).toBeUndefined()
})
