import { lowestHourlyPay } from '@/lib/domain/job-board/hourly-pay'
import type { DbsLevel, Job } from '@/lib/domain/job-board/job'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

/** Whether the lowest pay in the advert is below the legal minimum for the hours. */
export const isBelowMinimumWage = (job: Parameters<typeof lowestHourlyPay>[0]): boolean =>
  lowestHourlyPay(job) < minimumWage.pence

export const isAboveBasic = (level: DbsLevel): level is 'standard' | 'enhanced' =>
  level === 'standard' || level === 'enhanced'

/** Whether people can still apply on the day. */
export const isOpenOn = ({ status, closesOn }: Pick<Job, 'closesOn' | 'status'>, today: PlainDate): boolean =>
  status === 'live' && (closesOn === null || closesOn >= today)
