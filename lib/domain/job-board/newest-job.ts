import type { Job } from '@/lib/domain/job-board/job'

/** A job as the list of the newest names it. */
export type NewestJob = Pick<Job, 'id' | 'title' | 'company' | 'sector'>
