import { saysTooLittleAnHour } from '@/lib/domain/job-board/written-pay'

test.each([
  ['£9 an hour', true],
  ['9.50 per hour', true],
  ['£12.70/hr', true],
  ['12 ph', true],
  ['£12.71 an hour', false],
  ['£13.20 an hour, £1 an hour more at night', false],
  ['£26,500 a year', false],
  ['as in the advert', false],
  ['', false],
])('an offer that says %s is below the minimum wage: %s', (text, isBelow) => {
  expect(saysTooLittleAnHour(text)).toBe(isBelow)
})
