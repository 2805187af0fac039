import { countRequest, requestMetrics, routeNamer } from '@/lib/server/health/request-metrics'

const routeOf = routeNamer({
  staticRoutes: [{ page: '/' }, { page: '/jobs' }, { page: '/api/contact' }],
  dynamicRoutes: [{ page: '/jobs/[id]', regex: '^/jobs/([^/]+?)(?:/)?$' }],
})

test.each([
  ['/', '/'],
  ['/jobs?q=welder&name=Ann', '/jobs'],
  ['/jobs/warehouse-leeds', '/jobs/[id]'],
  ['/api/contact', '/api/contact'],
  ['/_next/static/chunks/main.js', '/_next'],
  ['/wp-login.php', 'other'],
  ['/jobs/a/b', 'other'],
  ['/jobs"} 1\nmade_up 2', 'other'],
  ['', 'other'],
])('a request for %j is counted as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test('requests are counted by route, method and status, and each duration in every bound that it is within', () => {
  countRequest({ route: '/jobs', method: 'GET', status: 200 }, 0.02)
  countRequest({ route: '/jobs', method: 'GET', status: 200 }, 3)
  countRequest({ route: '/jobs', method: 'BREW', status: 405 }, 60)
  const lines = requestMetrics()
  expect(lines).toContain('http_requests_total{route="/jobs",method="GET",status="200"} 2')
  expect(lines).toContain('http_requests_total{route="/jobs",method="other",status="405"} 1')
  const ofJobs = lines.filter((line) => line.startsWith('http_request_duration_seconds'))
  expect(ofJobs.map((line) => line.replace('http_request_duration_seconds', ''))).toEqual([
    '_bucket{route="/jobs",le="0.01"} 0',
    '_bucket{route="/jobs",le="0.025"} 1',
    '_bucket{route="/jobs",le="0.05"} 1',
    '_bucket{route="/jobs",le="0.1"} 1',
    '_bucket{route="/jobs",le="0.25"} 1',
    '_bucket{route="/jobs",le="0.5"} 1',
    '_bucket{route="/jobs",le="1"} 1',
    '_bucket{route="/jobs",le="2.5"} 1',
    '_bucket{route="/jobs",le="5"} 2',
    '_bucket{route="/jobs",le="10"} 2',
    '_bucket{route="/jobs",le="+Inf"} 3',
    '_sum{route="/jobs"} 63.02',
    '_count{route="/jobs"} 3',
  ])
})
