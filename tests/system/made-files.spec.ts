import { globSync, readFileSync } from 'node:fs'
import { request as askFor, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'playwright/test'

import { guardOf, isPersonal } from '@/lib/domain/access/access'

import { root } from '../support/service'
import { test } from '../support/test'

const folder = join(root, '.next', 'made-files')
const pages = globSync('**/*.html', { cwd: folder }).map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
const scripts = globSync('_next/static/**/*.js', { cwd: folder }).map((file) => `/${file}`)

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Asks as a client that decodes nothing by itself. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = askFor(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject).end()
  })
}

const isFromFile = ({ headers }: Answer): boolean => headers['last-modified'] !== undefined
const ofOneAnswer = ['date', 'etag', 'last-modified', 'content-length', 'content-encoding', 'vary', 'accept-ranges']
const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneAnswer.includes(name)))

test('each public page of the build is answered from its file as Next.js answers it, in three encodings', async ({
  service,
}) => {
  expect(pages).toContain('/')
  expect(pages.length).toBeGreaterThan(30)
  for (const path of pages) {
    // With a query it is Next.js that answers.
    const own = await ask(`${service.url}${path}?own=1`)
    expect(isFromFile(own), path).toBe(false)
    await ask(service.url + path)
    const plain = await ask(service.url + path)
    expect(isFromFile(plain), path).toBe(true)
    expect(plain.status).toBe(200)
    expect(plain.body.equals(own.body), path).toBe(true)
    expect(lasting(plain.headers), path).toEqual(lasting(own.headers))
    expect(plain.headers['content-security-policy'], path).not.toContain('nonce')
    const brotli = await ask(service.url + path, { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).equals(own.body), path).toBe(true)
    const gzip = await ask(service.url + path, { 'Accept-Encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(own.body), path).toBe(true)
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toContain('Accept-Encoding')
  }
})

test('the hashed files are answered as the build has them, compressed with it and kept for good', async ({
  service,
}) => {
  expect(scripts.length).toBeGreaterThan(20)
  for (const path of scripts.slice(0, 20)) {
    await ask(service.url + path)
    const { status, headers, body } = await ask(service.url + path, { 'Accept-Encoding': 'br' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const content = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
    expect(content.equals(readFileSync(join(folder, path)))).toBe(true)
  }
})

test('no page that is guarded, or that asks who looks, is among the files', () => {
  expect(pages.filter((path) => guardOf(path) || isPersonal(path))).toEqual([])
})

test('everything but a plain request for a page goes to Next.js', async ({ service }) => {
  const page = `${service.url}/about`
  await ask(page)
  const file = await ask(page)
  expect(isFromFile(file)).toBe(true)
  const kept = await ask(page, { 'If-None-Match': String(file.headers.etag) })
  expect([kept.status, kept.body.length]).toEqual([304, 0])
  expect(kept.headers['content-security-policy']).toBe(file.headers['content-security-policy'])
  const head = await ask(page, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(lasting(head.headers)).toEqual(lasting(file.headers))
  // A part of a compressed page is of use to nobody.
  expect((await ask(page, { Range: 'bytes=5-2' })).status).toBe(200)

  for (const [address, headers, method] of [
    [page, { RSC: '1' }, 'GET'],
    [page, {}, 'POST'],
    [page, { 'Next-Action': 'a' }, 'GET'],
    [page, { 'Accept-Encoding': 'br;q=0' }, 'GET'],
    [`${page}?reference=SC-00000001`, {}, 'GET'],
    [`${page}.html`, {}, 'GET'],
    [`${page}.html.br`, {}, 'GET'],
    [`${page}/`, {}, 'GET'],
    [`${service.url}/ABOUT`, {}, 'GET'],
    [`${service.url}/account`, {}, 'GET'],
    [`${service.url}/_next/static`, {}, 'GET'],
  ] as const) {
    for (const time of ['first', 'second'])
      expect(isFromFile(await ask(address, headers, method)), `${method} ${address}, the ${time} time`).toBe(false)
  }
})
