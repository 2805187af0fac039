import { judgeOrigin } from '@/lib/server/http/same-origin'

const live = 'https://www.example.org'
const local = 'http://localhost:3000'

test.each([
  ['no browser', live, {}, 'none'],
  ['typed address', live, { 'sec-fetch-site': 'none' }, 'none'],
  ['our page', live, { origin: live }, 'same'],
  ['our page without an origin', live, { 'sec-fetch-site': 'same-origin' }, 'same'],
  ['another site', live, { origin: 'https://evil.example' }, 'other'],
  ['another site without an origin', live, { 'sec-fetch-site': 'cross-site' }, 'other'],
  ['another subdomain', live, { origin: 'https://blog.example.org' }, 'other'],
  ['another scheme', live, { origin: 'http://www.example.org' }, 'other'],
  ['another port', live, { origin: 'https://www.example.org:8443' }, 'other'],
  ['a name that begins like ours', live, { origin: 'https://www.example.org.evil.example' }, 'other'],
  ['a hidden origin', live, { origin: 'null' }, 'other'],
  ['a local page against the live site', live, { origin: 'http://localhost:3000' }, 'other'],
  ['localhost', local, { origin: 'http://localhost:3000' }, 'same'],
  ['127.0.0.1', local, { origin: 'http://127.0.0.1:3000' }, 'same'],
  ['another site against a local one', local, { origin: 'https://evil.example' }, 'other'],
  [
    'a Host header that agrees with the attacker',
    live,
    { origin: 'https://evil.example', host: 'evil.example' },
    'other',
  ],
] as const)('%s', (_, siteUrl, headers, verdict) => {
  expect(judgeOrigin(new Headers(headers), siteUrl)).toBe(verdict)
})
