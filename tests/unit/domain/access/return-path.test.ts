import { newPasswordAddress, passwordAddress, safeReturnPath, signInAddress } from '@/lib/domain/access/return-path'

test.each([
  '/account',
  '/dashboard/employerportal?tab=2&q=a%20b',
  '/jobs?next=/about',
  '/sign-in/new-password',
  '/sign-inside',
  '/a/b.c;d=e',
])('%s is a place of ours', (path) => expect(safeReturnPath(path)).toBe(path))

test('dots are taken out before the place is judged', () => {
  expect(safeReturnPath('/dashboard/../account')).toBe('/account')
  expect(safeReturnPath('/dashboard/../sign-in')).toBeNull()
})

test('the fragment is dropped: it could hold anything and the server never sees it', () => {
  expect(safeReturnPath('/account#access_token=x')).toBe('/account')
})

test.each([
  'https://evil.example',
  'https:evil.example',
  'http://localhost:3000.evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%252f%252fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%2509/evil.example',
  '/%0d%0aLocation: https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '%00https://evil.example',
  '/%00//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/dashboard/../../\\evil.example',
  '/dashboard/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/%',
  '/a%zz',
  '/sign-in',
  '/sign-in?next=/sign-in',
  '/Sign-In/',
  '/auth/sign-out',
  '/api/contact',
  '',
  `/${'a'.repeat(1001)}`,
  null,
  undefined,
  1,
  ['/account'],
  ['/account', '//evil.example'],
  { toString: () => '/account' },
])('%j is not', (value) => expect(safeReturnPath(value)).toBeNull())

test('the sign-in page is told of the place, escaped', () => {
  expect(signInAddress('/account?a=b&c=d')).toBe('/sign-in?next=%2Faccount%3Fa%3Db%26c%3Dd')
  expect(signInAddress(null)).toBe('/sign-in')
})

test('a page of people who look for work is reached by a code first, and by a password if they say so', () => {
  const page = '/dashboard/candidateportal/applications/A-7KX2M9?done=slot'
  const next = encodeURIComponent(page)
  expect(signInAddress(page)).toBe(`/sign-in/link?next=${next}`)
  expect(passwordAddress(page)).toBe(`/sign-in?next=${next}`)
  expect(signInAddress('/dashboard/candidate/jobs')).toBe('/sign-in?next=%2Fdashboard%2Fcandidate%2Fjobs')
})

test('a new password leads on to where somebody was going, and carries its own address unchanged', () => {
  const page = '/account/company/advert?again=1a2b3c4d'
  const address = `/sign-in/new-password?next=${encodeURIComponent(page)}`
  expect(newPasswordAddress(page)).toBe(address)
  expect(newPasswordAddress(address)).toBe(address)
  expect(newPasswordAddress('/sign-in/new-password?why=first')).toBe('/sign-in/new-password?why=first')
  for (const bad of ['https://evil.example', '//evil.example', undefined, null, '/sign-in', `/${'a'.repeat(995)}`]) {
    expect(newPasswordAddress(bad)).toBe('/sign-in/new-password')
  }
})
