import { applicantsProblems } from '@/lib/content/hiring/applicants'
import { payText } from '@/lib/content/wording/job-text'
import { areHoursOfAdvert, isPayOfAdvert, payFieldsOf, readOfferedPay } from '@/lib/domain/applications/offered-pay'
import { lowestPoundsAYear } from '@/lib/domain/job-board/hourly-pay'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

test.each<[pay: string, payPer: string, hours: string, hoursOfAdvert: number | null, expected: string]>([
  ['', 'hour', '', 24, 'no_amount'],
  ['thirteen', 'hour', '', 24, 'no_amount'],
  ['13.40', '', '', 24, 'no_period'],
  ['13.40', 'month', '', 24, 'no_period'],
  ['26,500', 'hour', '', 24, 'out_of_range'],
  ['12.70', 'hour', '', 24, 'too_low_an_hour'],
  ['12.71', 'hour', '', 24, '£12.71 an hour'],
  [' £13.40 ', 'hour', '', null, '£13.40 an hour'],
  ['24,000', 'year', '', 40, 'too_low_a_year'],
  ['26,600', 'year', '', 40, '£26,600 a year'],
  // The hours of the offer count, not those of the advert.
  ['16,000', 'year', '24 hours a week, Tuesday to Thursday', 40, '£16,000 a year'],
  ['16,000', 'year', '37.5 hours', 24, 'too_low_a_year'],
  // Hours of a day are not those of a week.
  ['24,000', 'year', '8 hours a day, Monday to Friday', 40, 'too_low_a_year'],
  ['15,000', 'year', '12 hour shifts, 4 on and 4 off', 42, 'too_low_a_year'],
  ['24,000', 'year', '8 hours daily, 1 hour unpaid lunch', 40, 'too_low_a_year'],
  ['26,600', 'year', '160 hours a month', 40, '£26,600 a year'],
  ['26,600', 'year', '1,950 hours a year', 37.5, '£26,600 a year'],
  ['26,600.50', 'year', '', 40, 'pence_a_year'],
  ['13,000', 'year', 'Mornings', null, '£13,000 a year'],
])('an offer of %s a %s for %j, advertised with %s hours: %s', (pay, payPer, hours, hoursOfAdvert, expected) => {
  const read = readOfferedPay({ pay, payPer, hours }, hoursOfAdvert)
  expect(read.ok ? payText(read.value) : read.refusal).toBe(expected)
})

test('the least for a year passes, and a pound less does not', () => {
  for (const hours of [8, 24, 37.5, 40]) {
    const least = lowestPoundsAYear(minimumWage.pence, hours)
    const read = (pounds: number) => readOfferedPay({ pay: String(pounds), payPer: 'year', hours: '' }, hours)
    expect([read(least).ok, read(least - 1).ok]).toEqual([true, false])
  }
  expect(applicantsProblems.tooLowAYear(lowestPoundsAYear(1271, 37.5))).toContain('comes to £24,853 a year')
})

test('pay that was offered comes back into the fields it was typed in, and other words do not', () => {
  expect(payFieldsOf(payText({ from: 1340, to: 1340, per: 'hour' }))).toEqual({ pay: '13.40', payPer: 'hour' })
  expect(payFieldsOf(payText({ from: 2_650_000, to: 2_650_000, per: 'year' }))).toEqual({
    pay: '26500',
    payPer: 'year',
  })
  expect(payFieldsOf(payText({ from: 1340, to: 1400, per: 'hour' }))).toBeNull()
  expect(payFieldsOf('what the advert says')).toBeNull()
})

test.each([
  [1310, 'hour', true],
  [1340, 'hour', true],
  [1360, 'hour', true],
  [1309, 'hour', false],
  [1361, 'hour', false],
  [2_650_000, 'year', false],
] as const)('%d pence for a %s keep an advert of £13.10 to £13.60 an hour: %s', (pence, per, expected) => {
  expect(isPayOfAdvert({ from: pence, to: pence, per }, { from: 1310, to: 1360, per: 'hour' })).toBe(expected)
})

test.each([
  ['', '24 hours a week', true],
  ['24 hours a week', '24 hours a week', true],
  ['24 hours', '24 hours a week. Monday to Friday', true],
  ['24 hours a week, Tuesday to Thursday', '24 hours a week', true],
  ['24 hours a week, Tuesday to Thursday', '24 hours a week. Monday to Friday', false],
  ['30 hours a week', '24 hours a week', false],
  ['Mornings', '24 hours a week', false],
])('hours of %j keep an advert of %j: %s', (hours, ofAdvert, expected) => {
  expect(areHoursOfAdvert(hours, ofAdvert)).toBe(expected)
})
