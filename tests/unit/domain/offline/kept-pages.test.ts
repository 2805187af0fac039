import { mayBeKept } from '@/lib/domain/offline/kept-pages'

test.each([
  '/',
  '/about',
  '/disclosure-calculator',
  '/job-matcher',
  '/employer-guide/dbs-checks',
  '/request-callback/candidate',
])('%s may be kept', (path) => {
  expect(mayBeKept(path)).toBe(true)
})

test.each([
  '/account',
  '/account/devices',
  '/account-deleted',
  '/auth/confirm',
  '/cv-builder',
  '/dashboard',
  '/dashboard/candidateportal/profile',
  '/sign-in',
  '/sign-in/new-password',
  '/thank-you',
])('%s is never kept, and brings no worker', (path) => {
  expect(mayBeKept(path)).toBe(false)
})
