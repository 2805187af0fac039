import { wholePostcode } from '@/lib/domain/fields/whole-postcode'

test.each([
  ['ls1 4ap', 'LS1 4AP'],
  ['EC1A1BB', 'EC1A 1BB'],
  [' m 1 1 ae ', 'M1 1AE'],
])('%s is written %s', (typed, code) => {
  expect(wholePostcode('No.').parse(typed)).toBe(code)
})

test.each(['', 'LS1', 'LS1 4A', '4 Mill Lane'])('%s is no full postcode', (typed) => {
  expect(wholePostcode('Enter a postcode.').safeParse(typed).error?.issues[0]?.message).toBe('Enter a postcode.')
})
