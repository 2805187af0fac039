import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'

export type JobView = Job & {
  /** Never negative. */
  daysSincePosted: number
  /** 0 on the last day to apply, negative after it; null if open until filled. */
  daysToClose: number | null
  dbsRequired: boolean
  isOpen: boolean
}

/** A job as the board shows it: the facts in the advert, and those that depend on the day. */
export const viewJob = (job: Job, today: PlainDate): JobView => ({
  ...job,
  daysSincePosted: Math.max(0, daysBetween(job.postedOn, today)),
  daysToClose: job.closesOn === null ? null : daysBetween(today, job.closesOn),
  dbsRequired: job.dbsLevel !== 'none',
  isOpen: isOpenOn(job, today),
})
