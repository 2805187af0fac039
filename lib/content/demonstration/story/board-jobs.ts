import { storyAt } from '@/lib/content/demonstration/story/story-at'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { viewJob, type JobView } from '@/lib/domain/job-board/job-view'

const samples = 5

/** Sample jobs for the public job board: the first five of the story, which are open on any day. */
export const boardJobsAt = (today: PlainDate): JobView[] =>
  storyAt(today)
    .jobs.slice(0, samples)
    .map((job: Job) => viewJob(job, today))

/** Any job in the story, for its own page; undefined if no job has the id. */
export function jobAt(id: string, today: PlainDate): JobView | undefined {
  const job = storyAt(today).jobs.find((job) => job.id === id)
  return job && viewJob(job, today)
}
