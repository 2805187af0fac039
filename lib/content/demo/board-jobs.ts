import { storyAt } from '@/lib/content/demo/story-at'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { viewJob, type JobView } from '@/lib/domain/job-board/job-view'

const samples = 5

/** The samples of the public job board: the first five of the story's jobs, all open on any day. */
export const boardJobsAt = (today: PlainDate): JobView[] =>
  storyAt(today)
    .jobs.slice(0, samples)
    .map((job: Job) => viewJob(job, today))

/** Any job of the story, for the page of its own; undefined when there is none with the id. */
export function jobAt(id: string, today: PlainDate): JobView | undefined {
  const job = storyAt(today).jobs.find((job) => job.id === id)
  return job && viewJob(job, today)
}
