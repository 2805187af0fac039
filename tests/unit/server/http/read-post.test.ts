import { formatOf, readPost } from '@/lib/server/http/read-post'
import { serverEnv } from '@/lib/server/env'

test.each([
  ['application/json', {}, 'json'],
  ['application/json; charset=utf-8', {}, 'json'],
  ['Application/JSON;charset="UTF-8"', {}, 'json'],
  ['application/x-www-form-urlencoded', {}, 'form'],
  ['application/json; charset=utf-16', {}, undefined],
  ['application/json', { 'content-encoding': 'gzip' }, undefined],
  ['text/plain', {}, undefined],
  ['text/json', {}, undefined],
  ['application/xml', {}, undefined],
  ['multipart/form-data; boundary=x', {}, undefined],
  ['', {}, undefined],
] as const)('%j %j is %s', (type, others, format) => {
  expect(formatOf(new Headers({ 'content-type': type, ...others }))).toBe(format)
})

const postForm = (body: string) =>
  readPost(
    new Request('http://localhost/api/contact', {
      method: 'POST',
      headers: { origin: serverEnv.SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
    { form: 3_000_000 },
  )

test('of a field that is sent twice the first counts', async () => {
  expect(await postForm('name=One&town=Leeds&name=Two')).toEqual({
    outcome: 'form',
    fields: { name: 'One', town: 'Leeds' },
  })
})

// Anybody can send one, before any limit or guard.
test('a post of many fields is refused without reading them, in no time', async () => {
  const of = (count: number) => Array.from({ length: count }, (_, n) => n.toString(36)).join('&')
  expect(await postForm(of(1000))).toMatchObject({ outcome: 'form' })
  expect(await postForm(of(1001))).toEqual({ outcome: 'refused', code: 'body_too_large', fields: {} })
  const began = performance.now()
  expect(await postForm(of(500_000))).toMatchObject({ outcome: 'refused' })
  expect(performance.now() - began).toBeLessThan(2_000)
})
