import type { DbsLevel, Job } from '@/lib/domain/job-board/job'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

// A year has a day or two more than 52 weeks, and they are worked too. One division, so that a round sum stays one.
const anHour = (aYear: number, hoursPerWeek: number): number => (aYear * 7) / (hoursPerWeek * 365)

/** The lowest pay in pence an hour, for comparison with the minimum wage. `words_of_job()` in the database is the same. */
export const lowestHourlyPay = ({ pay, hoursPerWeek }: Pick<Job, 'pay' | 'hoursPerWeek'>): number =>
  pay.per === 'hour' ? pay.from : anHour(pay.from, hoursPerWeek)

/** Whether the lowest pay in the advert is below the legal minimum for the hours. */
export const isBelowMinimumWage = (job: Parameters<typeof lowestHourlyPay>[0]): boolean =>
  lowestHourlyPay(job) < minimumWage.pence

export const isAboveBasic = (level: DbsLevel): level is 'standard' | 'enhanced' =>
  level === 'standard' || level === 'enhanced'

/** Whether people can still apply on the day. */
export const isOpenOn = ({ status, closesOn }: Pick<Job, 'closesOn' | 'status'>, today: PlainDate): boolean =>
  status === 'live' && (closesOn === null || closesOn >= today)
