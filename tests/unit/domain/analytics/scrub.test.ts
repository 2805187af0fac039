import { scrubDeep, scrubText } from '@/lib/domain/analytics/scrub'

const site = 'https://www.example.org'
const scrub = (text: string) => scrubText(text, site)

test.each([
  [`${site}/thank-you?reference=SC-7F3K9Q2M`, `${site}/thank-you`],
  [`${site}/thank-you/SC-7F3K9Q2M`, `${site}/thank-you/SC-`],
  [`${site}/faqs?q=a#employers`, `${site}/faqs`],
  ['/jobs?town=Leeds', '/jobs'],
  ['https://www.google.com/search?q=jobs+with+a+record', 'https://www.google.com/search'],
  ['a:attr__href="/blog?x=1"nth-child="1"', 'a:attr__href="/blog"nth-child="1"'],
  [`${site}/disclosure-calculator`, `${site}/`],
  [`${site}/dashboard/candidate?tab=2`, `${site}/`],
  ['https://elsewhere.example/dashboard', 'https://elsewhere.example/dashboard'],
  [`${site}/`, `${site}/`],
  [site, site],
  ['Your reference is sc-7f3k9q2m.', 'Your reference is SC-.'],
  ['Can I say no? Yes. #1 of 3', 'Can I say no? Yes. #1 of 3'],
])('%s is sent as %s', (text, sent) => {
  expect(scrub(text)).toBe(sent)
})

test('every text inside an event is scrubbed, and the rest is left as it is', () => {
  const time = new Date(0)
  const event = {
    event: '$pageview',
    timestamp: time,
    properties: { $current_url: `${site}/thank-you?reference=SC-7F3K9Q2M`, $width: 320, list: ['/a#b', null, true] },
  }
  expect(scrubDeep(event, site)).toEqual({
    event: '$pageview',
    timestamp: time,
    properties: { $current_url: `${site}/thank-you`, $width: 320, list: ['/a', null, true] },
  })
})

test('a long text without a query takes no time', () => {
  const startedAt = performance.now()
  scrub('/a'.repeat(20_000))
  expect(performance.now() - startedAt).toBeLessThan(3000)
})
