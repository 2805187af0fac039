import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { movableClock } from '../support/movable-clock'
import { postEnquiry } from '../support/post-enquiry'
import { startService } from '../support/service'

const secret = 'a secret for the metrics of a test'
// A line of the Prometheus text format 0.0.4: a comment, or a name with its labels and a number.
const line = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"\\\n]*"(,\w+="[^"\\\n]*")*\})? [\d.e+-]+)$/

test('a monitoring system that shows the secret reads counts and ages, and nobody else learns that there are any', async () => {
  const clock = movableClock('2027-12-21T10:00:00Z')
  const service = await startService({ env: { ...clock.env, METRICS_SECRET: secret } })
  const ask = (authorization?: string) =>
    fetch(`${service.url}/api/metrics`, { headers: authorization === undefined ? {} : { authorization } })
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${secret}x`, secret, `bearer ${secret}`]) {
    const answer = await ask(wrong)
    expect(answer.status, wrong).toBe(401)
    expect(await answer.text()).toBe('')
  }
  const read = async (): Promise<string> => {
    const answer = await ask(`Bearer ${secret}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    return answer.text()
  }

  expect((await postEnquiry(service.url, anEnquiry('general', { email: 'metrics@example.com' }))).status).toBe(201)
  const trapped = anEnquiry('general', { email: 'trap-metrics@example.com', website: 'https://spam.example' })
  expect((await postEnquiry(service.url, trapped)).status).toBe(201)
  await fetch(`${service.url}/jobs/no-such-job?name=Amina`)
  await fetch(`${service.url}/made-up-${'x'.repeat(40)}`)

  const fresh = await read()
  expect(fresh.endsWith('\n')).toBe(true)
  for (const written of fresh.trimEnd().split('\n')) expect(written).toMatch(line)
  expect(fresh).toContain('second_chance_database_up 1\n')
  expect(fresh).toContain('second_chance_enquiries_overdue 0\n')
  expect(fresh).toContain('second_chance_enquiries_held{reason="honeypot"} 1\n')
  expect(fresh).toContain('second_chance_enquiries_held{reason="flood"} 0\n')
  expect(fresh).toContain('second_chance_organisations_waiting 0\n')
  expect(fresh).toContain('second_chance_jobs_for_review 0\n')
  expect(fresh).toMatch(/second_chance_oldest_seconds\{of="company"\} 0\n.*of="job_review"\} 0\n/)
  expect(fresh).toContain('http_requests_total{route="/api/contact",method="POST",status="201"} 2\n')
  expect(fresh).toContain('http_requests_total{route="/api/metrics",method="GET",status="401"} 6\n')
  expect(fresh).toContain('http_requests_total{route="/jobs/[id]",method="GET",status="404"} 1\n')
  expect(fresh).toContain('http_requests_total{route="other",method="GET",status="404"} 1\n')
  expect(fresh).toContain('http_request_duration_seconds_count{route="/api/contact"} 2\n')
  expect(fresh).not.toMatch(/made-up|Amina|no-such-job|@|SC-/)

  // The promise was for Thursday 23 December.
  await clock.moveTo('2027-12-23T23:59:00Z')
  expect(await read()).toContain('second_chance_enquiries_overdue 0\n')
  await clock.moveTo('2027-12-24T00:00:30Z')
  const late = await read()
  expect(late).toContain('second_chance_enquiries_overdue 1\n')
  const waited = Number(/oldest_seconds\{of="enquiry_without_contact"\} (\d+)/.exec(late)?.[1])
  expect(waited).toBeGreaterThan(2 * 24 * 3600)
  expect(waited).toBeLessThan(3 * 24 * 3600)
  // To be ready means what it meant: an enquiry that waits is no reason to send visitors elsewhere.
  expect((await fetch(`${service.url}/api/health/ready`)).status).toBe(200)

  // Where the database is silent, its old numbers are not told as new ones.
  process.kill(service.part('supabase'), 'SIGSTOP')
  const without = await read()
  expect(without).toContain('second_chance_database_up 0\n')
  expect(without).not.toContain('second_chance_enquiries')
  expect(without).toContain('http_requests_total{route="/api/metrics",method="GET",status="200"} 3\n')
  process.kill(service.part('supabase'), 'SIGCONT')
  await service.dispose()
})
