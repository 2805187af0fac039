import type { Job } from '@/lib/domain/job-board/job'
import { agoText, closingText, isOpenOn, payText } from '@/lib/domain/job-board/job-words'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

export type JobView = ReturnType<typeof viewJob>

/** A job as the board shows it: the facts of the advert, and in words what depends on the day. */
export const viewJob = (job: Job, today: PlainDate) => ({
  ...job,
  salary: payText(job.pay),
  posted: agoText(job.postedOn, today),
  closing: closingText(job, today),
  dbsRequired: job.dbsLevel !== 'none',
  isOpen: isOpenOn(job, today),
})
