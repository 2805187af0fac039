import { gzipSync } from 'node:zlib'

import { decodeEvents } from '../../../../scripts/run/decode-analytics'

const url = new URL('http://127.0.0.1:8010/e/?compression=x')
const event = { event: '$pageview', distinct_id: 'a', properties: { $pathname: '/é' } }
const batch = JSON.stringify({ api_key: 'phc_local', batch: [event, { event: 'two' }] })
const base64 = Buffer.from(batch).toString('base64')

test.each([
  ['JSON', Buffer.from(batch)],
  ['gzip', gzipSync(batch)],
  ['base64 in a form field', Buffer.from(`data=${encodeURIComponent(base64)}`)],
  ['gzip in base64 in a form field', Buffer.from(`data=${encodeURIComponent(gzipSync(batch).toString('base64'))}`)],
  ['JSON in a form field', Buffer.from(`data=${encodeURIComponent(batch)}`)],
])('a batch as %s', (_, body) => {
  expect(decodeEvents(body, url)).toMatchObject([
    { ...event, endpoint: '/e/' },
    { event: 'two', properties: {} },
  ])
})

test('one event, and a bare list of events', () => {
  expect(decodeEvents(Buffer.from(JSON.stringify(event)), url)).toHaveLength(1)
  expect(decodeEvents(Buffer.from(JSON.stringify([event, event])), url)).toHaveLength(2)
})

test.each(['', 'nothing', '{}', '[1]', 'data=', '\x1f\x8bbroken'])('%j is refused', (text) => {
  expect(decodeEvents(Buffer.from(text, 'latin1'), url)).toBeUndefined()
})
