import { mailtoLink, telephoneLink, websiteLink, websiteText } from '@/lib/domain/desk/contact-links'

test.each([
  ['07700 900123', 'tel:07700900123'],
  ['+44 (0)7700 900-123', 'tel:+447700900123'],
  ['(0113) 496 0123 ext. 45', 'tel:01134960123'],
  ['+44 20 7946 0018 x5', 'tel:+442079460018'],
])('%s is dialled as %s', (typed, link) => {
  expect(telephoneLink(typed)).toBe(link)
})

test.each(['', '12 34', 'ask for Jo 123456', 'javascript:123456'])(
  '%s is not a number that can be dialled',
  (typed) => {
    expect(telephoneLink(typed)).toBeUndefined()
  },
)

test('an address that was typed adds nothing to the email but itself', () => {
  expect(mailtoLink('jo.li@example.com', 'SC-12345678')).toBe('mailto:jo.li@example.com?subject=SC-12345678')
  expect(mailtoLink('a?bcc=b,c&d@example.com', 'SC-12345678')).toBe(
    'mailto:a%3Fbcc%3Db%2Cc%26d@example.com?subject=SC-12345678',
  )
})

test.each([
  ['www.acme.example', 'https://www.acme.example'],
  [' http://acme.example/about', 'http://acme.example/about'],
  ['https://acme.co.uk?a=b', 'https://acme.co.uk?a=b'],
  ['javascript:alert(1)', undefined],
  ['ask us', undefined],
  ['acme', undefined],
  ['//acme.example', undefined],
])('the website %j opens %j', (typed, link) => {
  expect(websiteLink(typed)).toBe(link)
})

test.each([
  ['https://www.example.org/', 'www.example.org'],
  [' HTTPS://example.org/jobs ', 'example.org/jobs'],
  ['http://example.org', 'http://example.org'],
  ['example.org', 'example.org'],
])('the website %j is shown as %s', (typed, shown) => {
  expect(websiteText(typed)).toBe(shown)
})
