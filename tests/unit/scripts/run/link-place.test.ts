import { inPlace, withLinkPlace } from '@/scripts/run/link-place'

const site = 'http://localhost:3000'
const html = `<a href="${site}/auth/confirm?token_hash=abc&amp;type=signup&amp;to=${site}">Verify</a>`

const askedFor = (place: string | null): string => {
  const url = new URL('http://127.0.0.1:54321/auth/v1/signup')
  if (place !== null) url.searchParams.set('redirect_to', place)
  return withLinkPlace(new Request(url), () => inPlace(html, site))
}

test('a link in an email names the place that its request named', () => {
  const place = `${site}/auth/callback?next=${encodeURIComponent('/jobs/van-driver-a1b2c3d4/apply')}`
  const href = /href="([^"]+)"/.exec(askedFor(place))?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(href).searchParams.get('to')).toBe(place)
  expect(new URL(href).searchParams.get('token_hash')).toBe('abc')
})

test.each([
  null,
  '',
  'https://evil.example/auth/callback',
  `${site}.evil.example/auth/callback`,
  `${site}/auth/callbacks`,
  `${site}/dashboard`,
])('%j is no place of ours, and is left out', (place) => {
  expect(askedFor(place)).toBe(html)
})

test('an email that no request asked for keeps its link', () => {
  expect(inPlace(html, site)).toBe(html)
})
