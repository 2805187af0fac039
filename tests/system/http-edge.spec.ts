import { expect } from 'playwright/test'

import { sessionOf } from '../support/accounts'
import { rawRequest } from '../support/raw-request'
import { startService } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

const ask = (url: string, line: string, headers = '') =>
  rawRequest(url, `${line} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n${headers}\r\n`)

test('TRACE, OPTIONS * and CONNECT are refused with 405', async ({ service }) => {
  for (const line of ['TRACE /', 'TRACE /api/contact', 'OPTIONS *', 'CONNECT evil.example:443']) {
    const { status, headers } = await ask(service.url, line)
    expect(status, line).toBe(405)
    expect(headers.allow, line).toBe('GET, HEAD, POST')
  }
})

test('a request line with a host in it is read as its path, and no answer leads to that host', async ({ service }) => {
  for (const [target, status, location] of [
    ['http://evil.example/employers', 200, undefined],
    ['http://evil.example', 200, undefined],
    ['HTTPS://evil.example:99/employers?a=b', 200, undefined],
    ['http://user@evil.example/employers/', 301, '/employers'],
    ['http://evil.example//employers', 308, '/employers'],
    ['http://evil.example/..//..//employers', 308, '/employers'],
    ['ftp://evil.example/employers', 200, undefined],
    ['http://evil.example/dashboard/employerportal', 307, '/sign-in?next=%2Fdashboard%2Femployerportal'],
  ] as const) {
    const answer = await ask(service.url, `GET ${target}`)
    expect(answer.status, target).toBe(status)
    expect(answer.headers.location, target).toBe(location)
    expect(answer.text, target).not.toContain('evil.example')
  }
})

test('whatever stands in the path, a redirect stays on this site', async ({ service }) => {
  for (const path of [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/\\\\evil.example/',
    '/%2f%2fevil.example/',
    '/%5c%5cevil.example/',
    '/.//evil.example/',
    '/;//evil.example/',
    '/%09/evil.example/',
    '/employers/%0d%0aLocation:%20http:/evil.example/',
  ]) {
    const { headers } = await ask(service.url, `GET ${path}`)
    const { location = '/' } = headers
    expect(new URL(location, 'http://localhost:3000').origin, path).toBe('http://localhost:3000')
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('behind a proxy that says https, a page that somebody may not open is still 403', async ({ service }) => {
  const cookie = await sessionOf(service, 'candidate')
  for (const proxied of ['', 'X-Forwarded-Proto: https\r\nX-Forwarded-Host: www.example.org\r\n']) {
    const answer = await ask(service.url, 'GET /dashboard/team', `Cookie: ${cookie}\r\n${proxied}`)
    expect([answer.status, answer.text.includes('Access denied')], proxied).toEqual([403, true])
  }
})

test('a path that stands for no text is 400, on every kind of route', async ({ service }) => {
  for (const path of ['/%E0%A4%A', '/jobs/%E0%A4%A', '/thank-you/%ff', '/api/account/%c0%ae', '/dashboard/employer%']) {
    expect((await ask(service.url, `GET ${path}`)).status, path).toBe(400)
  }
})

test('a request to change the protocol is answered as if it had not asked', async ({ service }) => {
  for (const protocol of ['websocket', 'h2c']) {
    const upgrade = `Upgrade: ${protocol}\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n`
    const { status, text } = await rawRequest(
      service.url,
      `GET /employers HTTP/1.1\r\nHost: localhost:3000\r\n${upgrade}Connection: Upgrade, close\r\n\r\n`,
    )
    expect(status, protocol).toBe(200)
    expect(text, protocol).toContain('<h1')
  }
})

test('without a secret there are no metrics', async ({ service }) => {
  expect((await fetch(`${service.url}/api/metrics`)).status).toBe(404)
  expect((await fetch(`${service.url}/api/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
})

test('what libraries print by themselves is a line of JSON without their words, like every other line of the log', async () => {
  const service = await startService()
  // The last of what it prints for a person to read.
  await waitUntil(() => service.output().includes(' no role\n') || undefined, {
    failure: 'the accounts were not printed',
  })
  const printedBefore = service.output().length
  const secret = 'b'.repeat(42)
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--'
  await fetch(`${service.url}/employers`, { method: 'POST', headers: { 'next-action': secret }, body: '[]' })
  await fetch(`${service.url}/jobs`, { method: 'POST', headers: form, body: part })
  await fetch(`${service.url}/dashboard/employer`, { headers: { cookie: 'sb-127-auth-token=base64-!!!!' } })
  await ask(service.url, 'TRACE /')
  await ask(service.url, 'OPTIONS *')
  await ask(service.url, 'GET /jobs/%E0%A4%A')
  await service.stop()
  const lines = service.output().slice(printedBefore).trim().split('\n')
  const events = lines.map((line) => JSON.parse(line) as { event: string; error_name?: string; at?: string })
  const printed = events.filter(({ event }) => event === 'library_message')
  expect(printed.length).toBeGreaterThanOrEqual(2)
  expect(printed.map(({ error_name }) => error_name)).toContain('Error')
  expect(lines.join('\n')).not.toContain(secret)
  await service.dispose()
})
