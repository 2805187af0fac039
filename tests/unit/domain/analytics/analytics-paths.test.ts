import { isAnalyticsAllowed, isQuestionWelcome } from '@/lib/domain/analytics/analytics-paths'

test.each([
  '/',
  '/about',
  '/request-callback/candidate',
  '/candidates',
  '/candidates/ai-tools',
  '/thank-you',
  '/jobs/van-driver-a1b2c3d4',
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
  '/account-deleted',
  '/auth',
  '/dashboard',
  '/jobs/van-driver-a1b2c3d4/apply',
  '/jobs/van-driver-a1b2c3d4/Apply/A-7KX2M9',
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

test.each(['/candidates', '/Candidates/', '/thank-you', '/thank-you/SC-7F3K9Q2M', '/cv-builder'])(
  'nobody is asked about analytics on %s',
  (path) => {
    expect(isQuestionWelcome(path)).toBe(false)
  },
)

test.each(['/', '/employers', '/partners', '/candidatesx'])('the question may stand on %s', (path) => {
  expect(isQuestionWelcome(path)).toBe(true)
})
