import { contentSecurityPolicy, originsOfAnalytics } from '@/lib/server/security/content-security-policy'

const connectSourcesOf = (policy: string): string | undefined =>
  policy.split('; ').find((directive) => directive.startsWith('connect-src'))

test.each([
  ['https://eu.i.posthog.com', ['https://eu.i.posthog.com', 'https://eu-assets.i.posthog.com']],
  ['https://us.i.posthog.com/', ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com']],
  ['https://analytics.example.org/ph', ['https://analytics.example.org']],
  ['http://127.0.0.1:8010', ['http://127.0.0.1:8010']],
])('the analytics host %s lets the browser connect to %s, and to nowhere else', (host, origins) => {
  expect(originsOfAnalytics(host)).toEqual(origins)
  const policy = contentSecurityPolicy({ scripts: [], styles: [], analyticsOrigins: origins })
  expect(connectSourcesOf(policy)).toBe(`connect-src 'self' ${origins.join(' ')}`)
})

test('without analytics the browser connects to this site alone', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], analyticsOrigins: [] })
  expect(connectSourcesOf(policy)).toBe("connect-src 'self'")
  expect(policy).not.toContain('blob:')
})
