import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as askFor, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { setOwnStatus } from '@/lib/server/http/own-status'

import { inlineCriticalStyles } from '../../../../scripts/run/critical-styles'
import { dayPages, isForOne, keptForMs, madeByCookie } from '../../../../scripts/run/day-pages'

test.each([
  ['/jobs', 1000],
  ['/so-far', 1000],
  ['/partners', 1000],
  ['/employers/who-reply', 1000],
  ['/jobs/examples', Infinity],
  ['/jobs/kitchen-porter-leeds', Infinity],
  ['/sign-in', Infinity],
  ['/dashboard/employer', Infinity],
  ['/dashboard/partner/messages/anna', Infinity],
  ['/jobs/baker-leeds-ab12cd34', undefined],
  ['/jobs/in/leeds', undefined],
  ['/jobs?page=2', undefined],
  ['/sign-in?problem=1', undefined],
  ['/sign-in/new-password', undefined],
  ['/sign-in/two-step', undefined],
  ['/dashboard', undefined],
  ['/dashboard/employerdemo', undefined],
  ['/dashboard/employerportal', undefined],
  ['/dashboard/employerportal/jobs', undefined],
  ['/dashboard/candidateportal', undefined],
  ['/dashboard/team/people', undefined],
  ['/account', undefined],
  ['/dashboard/employer/../team', undefined],
  ['/dashboard/employer/%2e%2e/team', undefined],
  ['/dashboard/Employer', undefined],
])('%s is kept for %s ms', (path, expected) => {
  expect(keptForMs(path)).toBe(expected)
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
type Page = { text?: string; status?: number; headers?: Record<string, string> }

const build = mkdtempSync(join(tmpdir(), 'second-chance-day-pages-'))
beforeAll(() => {
  // A page of the build with one sheet, so that others that name it have a file to follow them.
  for (const folder of ['server/app', 'static/chunks']) mkdirSync(join(build, folder), { recursive: true })
  writeFileSync(join(build, 'server/app/a.html'), withSheet('', ''))
  writeFileSync(join(build, 'static/chunks/a.css'), 'p{top:1px}b{top:2px}')
  inlineCriticalStyles(build)
})
afterAll(() => rmSync(build, { recursive: true }))

function withSheet(body: string, nonce: string): string {
  const link = `<link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="${nonce}" data-precedence="next"/>`
  return `<html><head>${link}</head><body>${body}</body></html>`
}

let server: Server
let made: { path: string; cookie: string | undefined }[]
let now: number
let page: (nonce: string) => Page

beforeEach(async () => {
  made = []
  now = Date.parse('2026-11-22T12:00:00Z')
  page = () => ({})
  const answerFromDay = dayPages(
    async (request, response) => {
      made.push({ path: request.url ?? '', cookie: request.headers.cookie })
      const nonce = `number-${made.length}`
      const { text = '', status = 200, headers = {} } = page(nonce)
      response.statusCode = status
      const own = {
        'Content-Type': 'text/html',
        'Content-Security-Policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'`,
        Link: `</a.woff2>; rel=preload; nonce="${nonce}"; type="font/woff2", </a.css>; rel=preload; nonce="${nonce}"`,
        ...headers,
      }
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
      response.write(`<script nonce="${nonce}">one()</script>`)
      response.end(text.endsWith('</html>') ? text : `<p>${new Date(now).toISOString()}${text}</p>${made.length}`)
    },
    build,
    () => now,
  )
  server = createServer((request, response) => {
    void answerFromDay(request, response).then((isAnswered) => {
      if (isAnswered) return
      response.writeHead(page('').status ?? 200).end('own')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    askFor({ port, path, method, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const encoding = response.headers['content-encoding']
        const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: text.toString() })
      })
    })
      .on('error', reject)
      .end()
  })
}

test('the first visitor is answered by Next.js, and all later ones of the day from one page', async () => {
  expect((await ask('/dashboard/employer')).text).toBe('own')
  const second = await ask('/dashboard/employer')
  const third = await ask('/dashboard/employer', { 'accept-encoding': 'gzip, deflate, br' })
  expect(second.text).toBe('<script>one()</script><p>2026-11-22T12:00:00.000Z</p>1')
  expect(third.text).toBe(second.text)
  expect(third.headers['content-encoding']).toBe('br')
  expect(third.headers['content-length']).toBeDefined()
  expect(third.headers.vary).toContain('Accept-Encoding')
  expect(made).toHaveLength(1)
})

test('many who come at once wait for the same page', async () => {
  await ask('/dashboard/employer')
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/dashboard/employer')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(made).toHaveLength(1)
})

test('the policy names the scripts of the page by hash, and the nonce of no request is left', async () => {
  page = (nonce) => {
    const given = `\\"nonce\\":\\"${nonce}\\"`
    return { text: `<script nonce="${nonce}">[{${given}},{${given},\\"a\\":1},{\\"a\\":1,${given}}]</script>` }
  }
  await ask('/sign-in')
  const { text, headers } = await ask('/sign-in')
  expect(text).toContain('<script>[{},{\\"a\\":1},{\\"a\\":1}]</script>')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-HR7iaask9daLMRRskMI\+\+QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-[^']+'; style-src 'self'$/,
  )
  expect(headers.link).toBe('</a.woff2>; rel=preload; type="font/woff2", </a.css>; rel=preload')
})

test('a page with sheets carries the styles that it is first drawn with, and nobody is to fetch its sheets ahead', async () => {
  page = (nonce) => ({
    text: withSheet('<p>Words</p>', nonce),
    headers: { Link: '</a.woff2>; rel=preload; as="font", </a.css>; rel=preload; as="style"' },
  })
  await ask('/sign-in')
  const { text, headers } = await ask('/sign-in')
  expect(text).toContain('<style>p{top:1px}</style>')
  expect(text).toMatch(/<\/style><link rel="stylesheet" href="[^"]+a\.css" data-precedence="next" disabled=""\/>/)
  expect(text).toMatch(/\.later\.css" data-precedence="next"\/><\/body><\/html>$/)
  const hash = createHash('sha256').update('p{top:1px}').digest('base64')
  expect(headers['content-security-policy']).toContain(`; style-src 'self' 'sha256-${hash}'`)
  expect(headers.link).toBe('</a.woff2>; rel=preload; as="font"')
})

test.each([
  ['in summer', '2026-06-30T22:59:59.999Z', '2026-06-30T23:00:00Z'],
  ['in winter', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00Z'],
  ['when the clock goes back', '2026-10-24T22:59:59.999Z', '2026-10-24T23:00:00Z'],
])('at midnight in London the page is made anew: %s', async (_, before, after) => {
  now = Date.parse(before)
  await ask('/dashboard/employer')
  expect((await ask('/dashboard/employer')).text).toContain(before)
  now = Date.parse(after)
  expect((await ask('/dashboard/employer')).text).toContain(new Date(now).toISOString())
  expect(made).toHaveLength(2)
})

const session = 'sb-127-auth-token=base64-of-anna; kept-input=sealed'
const choice = 'analytics=no; a=b'

test.each([
  ['/dashboard/employer', choice, ''],
  ['/dashboard/employer', `signed-in=1; ${session}`, ''],
  ['/jobs/examples', `signed-in=1; ${session}`, ''],
  ['/sign-in', choice, ''],
  ['/sign-in', 'not-signed-in=1; a=signed-in', ''],
  ['/sign-in', session, ''],
  ['/sign-in', `signed-in=ab12; ${session}`, 'signed-in=1'],
  ['/sign-in', 'a=b; signed-in=', 'signed-in=1'],
  ['/sign-in', 'a=b; known-device=sealed', undefined],
  ['/sign-in', '__Host-known-device=sealed; signed-in=1', undefined],
  ['/jobs', choice, ''],
  ['/jobs', 'signed-in=1', undefined],
  ['/jobs', session, undefined],
  ['/jobs', 'a=b; sb-127-auth-token.0=base64-of', undefined],
  ['/jobs', 'a=b;__Host-sb-abc-auth-token=base64-of-anna', undefined],
])('at %s a visitor with %s gets the page that is made by: %s', (path, cookie, expected) => {
  expect(madeByCookie(path, cookie)).toBe(expected)
})

test('a cookie that a page does not read changes nothing, and a cached page is rendered without anybody’s cookies', async () => {
  for (const path of ['/dashboard/employer', '/sign-in', '/jobs']) {
    made = []
    for (let time = 0; time < 2; time++) await ask(path, { cookie: choice })
    expect((await ask(path)).text).toBe((await ask(path, { cookie: choice })).text)
    expect(made).toEqual([{ path, cookie: undefined }])
  }
  made = []
  const anna = { cookie: `signed-in=ab12; ${session}` }
  const marked = await ask('/sign-in', anna)
  expect(marked.text).toBe((await ask('/sign-in', anna)).text)
  expect(made).toEqual([{ path: '/sign-in', cookie: 'signed-in=1' }])
})

test('who has a session is shown the board by Next.js alone', async () => {
  for (let time = 0; time < 2; time++) await ask('/jobs')
  expect((await ask('/jobs', { cookie: session })).text).toBe('own')
  expect((await ask('/jobs')).text).toContain('one()')
  expect(made).toEqual([{ path: '/jobs', cookie: undefined }])
})

test.each<[string, Record<string, string>, string]>([
  ['the data of the router', { rsc: '1' }, 'GET'],
  ['an action', { 'next-action': 'a' }, 'GET'],
  ['no encoding', { 'accept-encoding': 'identity' }, 'GET'],
  ['an encoding that is refused', { 'accept-encoding': 'br;q=0' }, 'GET'],
  ['a form', {}, 'POST'],
  ['the headers alone', {}, 'HEAD'],
])('is left to Next.js: %s', async (_, headers, method) => {
  await ask('/sign-in')
  await ask('/sign-in')
  expect((await ask('/sign-in', headers, method)).text).toBe(method === 'HEAD' ? '' : 'own')
})

test.each<[string, (nonce: string) => Page]>([
  ['sets a cookie', () => ({ headers: { 'Set-Cookie': 'a=b' } })],
  ['has its nonce in another place', (nonce) => ({ text: nonce })],
  ['has a script without it', () => ({ text: '<script>stolen()</script>' })],
  ['has a script with another', () => ({ text: '<script nonce="number-0">stolen()</script>' })],
  ['has no nonce', () => ({ headers: { 'Content-Security-Policy': "script-src 'self'" } })],
  [
    'has another status of its own',
    () => {
      setOwnStatus(404)
      return {}
    },
  ],
])('a page is not kept that %s', async (_, fault) => {
  page = fault
  for (let time = 0; time < 3; time++) expect((await ask('/sign-in')).text).toBe('own')
})

test.each([
  ['/thank-you?reference=SC-7F3K9Q2M', true],
  ['/thank-you?reference=SC-7F3K9Q2M&a=b', false],
  ['/thank-you?reference=SC-1', false],
  ['/thank-you?a=b&reference=SC-7F3K9Q2M', false],
  ['/thank-you', false],
  ['/thank-you/SC-7F3K9Q2M', false],
])('%s is a page for one visitor: %s', (path, expected) => {
  expect(isForOne(path)).toBe(expected)
})

test('a page for one visitor is made from their cookies for each request, and kept nowhere', async () => {
  const path = '/thank-you?reference=SC-7F3K9Q2M'
  page = (nonce) => ({ text: withSheet('<p>Thanks</p>', nonce) })
  for (const cookie of ['sent-enquiry=anna', 'sent-enquiry=ben', 'sent-enquiry=anna']) {
    const { text, headers } = await ask(path, { cookie })
    expect(text).toContain('<style>p{top:1px}</style>')
    expect(headers['content-security-policy']).not.toContain('nonce')
  }
  await ask(path)
  expect(made.map(({ cookie }) => cookie)).toEqual([
    'sent-enquiry=anna',
    'sent-enquiry=ben',
    'sent-enquiry=anna',
    undefined,
  ])
  // Next.js answers by itself, so that the cookie reaches the visitor.
  page = () => ({ headers: { 'Set-Cookie': 'a=b' } })
  expect((await ask(path)).text).toBe('own')
})

test('an address without a page is not rendered', async () => {
  page = () => ({ status: 404 })
  for (let time = 0; time < 3; time++) expect((await ask('/jobs/nothing')).text).toBe('own')
  expect(made).toHaveLength(0)
})

test('the board is made again after a second, and after whatever somebody sent', async () => {
  for (let time = 0; time < 3; time++) await ask('/jobs')
  expect(made).toHaveLength(1)
  now += 999
  await ask('/jobs')
  expect(made).toHaveLength(1)
  now += 1
  await ask('/jobs')
  expect(made).toHaveLength(2)
  await ask('/api/desk/job-approve', {}, 'POST')
  await ask('/jobs')
  expect(made).toHaveLength(3)
})
