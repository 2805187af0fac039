import type { Job } from '@/lib/domain/job-board/job'

// A year has a day or two more than 52 weeks, and they are worked too. One division, so that a round sum stays one.
const anHour = (aYear: number, hoursPerWeek: number): number => (aYear * 7) / (hoursPerWeek * 365)

/**
 * The lowest pay in pence an hour, for comparison with the minimum wage. Each advert is stored with it (`commitJob`), so
 * that the board finds jobs by pay.
 */
export const lowestHourlyPay = ({ pay, hoursPerWeek }: Pick<Job, 'pay' | 'hoursPerWeek'>): number =>
  pay.per === 'hour' ? pay.from : anHour(pay.from, hoursPerWeek)

/** The lowest yearly sum, in whole pounds, that comes to at least `penceAnHour`. */
export const lowestPoundsAYear = (penceAnHour: number, hoursPerWeek: number): number =>
  Math.ceil((penceAnHour * hoursPerWeek * 365) / 700)
