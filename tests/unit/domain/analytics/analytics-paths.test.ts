import { isAnalyticsAllowed } from '@/lib/domain/analytics/analytics-paths'

test.each([
  '/',
  '/about',
  '/request-callback/candidate',
  '/candidates',
  '/candidates/ai-tools',
  '/thank-you',
  '/accounting',
  '/authors',
  '/signed',
])('analytics may run on %s', (path) => {
  expect(isAnalyticsAllowed(path)).toBe(true)
})

test.each([
  '/job-matcher',
  '/cv-builder',
  '/disclosure-calculator',
  '/sign-in',
  '/account',
  '/auth',
  '/dashboard',
  '/dashboard/candidate',
  '/dashboard/employerportal/jobs',
  '/auth/callback',
  '/job-matcher/',
  '/Job-Matcher',
  '//dashboard//candidate',
  '/%64ashboard',
])('nothing runs on %s', (path) => {
  expect(isAnalyticsAllowed(path)).toBe(false)
})

test('an address that cannot be decoded is judged as it stands', () => {
  expect(isAnalyticsAllowed('/dashboard/%E0%A4%A')).toBe(false)
})
