import { lowestHourlyPay } from '@/lib/domain/job-board/hourly-pay'

test('pay by the hour is what the advert says', () => {
  expect(lowestHourlyPay({ hoursPerWeek: 16, pay: { from: 1271, to: 1500, per: 'hour' } })).toBe(1271)
})

test.each([16, 21.5, 35, 37.5, 39, 40, 48])(
  'a year of %d hours a week has 365 days, and pay that comes to a whole pound an hour stays whole',
  (hoursPerWeek) => {
    for (const pounds of [13, 14, 28]) {
      const aYear = (pounds * 100 * hoursPerWeek * 365) / 7
      const hourly = (from: number) => lowestHourlyPay({ hoursPerWeek, pay: { from, to: from, per: 'year' } })
      expect(hourly(Math.ceil(aYear))).toBeGreaterThanOrEqual(pounds * 100)
      expect(hourly(Math.ceil(aYear) - 1)).toBeLessThan(pounds * 100)
      // 52 weeks are a day short of a year.
      expect(hourly(pounds * 100 * hoursPerWeek * 52)).toBeLessThan(pounds * 100)
    }
  },
)
