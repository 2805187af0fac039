import { serverEnv } from '@/lib/server/env'
import { readForm } from '@/lib/server/http/read-form'

const limit = 100
const sent = (body: string | Buffer, headers: Record<string, string> = {}) =>
  readForm(
    new Request(`${serverEnv.SITE_URL}/api/desk/enquiry-contact`, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(body)),
      headers: { origin: serverEnv.SITE_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }),
    limit,
  )

test.each([
  ['a form', 'note=Two%20lines', { fields: { note: 'Two lines' }, isBroken: false }],
  ['no field', '', { fields: {}, isBroken: false }],
  ['a pasted U+FFFD', 'note=Caf%EF%BF%BD&to=Jo', { fields: { note: 'Caf\ufffd', to: 'Jo' }, isBroken: true }],
  ['bytes that are not UTF-8, encoded', 'note=Caf%e9', { fields: { note: 'Caf\ufffd' }, isBroken: true }],
  ['bytes that are not UTF-8', Buffer.from('note=Caf\u00e9', 'latin1'), { refused: 400 }],
  ['too much', `note=${'x'.repeat(limit)}`, { refused: 413 }],
])('%s', async (_, body, expected) => {
  expect(await sent(body)).toEqual(expected)
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['nowhere', { origin: 'null' }, 403],
  ['a program', { 'content-type': 'application/json' }, 415],
])('a broken form from %s is not even read', async (_, headers, status) => {
  expect(await sent('note=Caf%EF%BF%BD', headers)).toEqual({ refused: status })
})
