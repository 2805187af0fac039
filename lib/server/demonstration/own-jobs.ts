import 'server-only'

import type { Job } from '@/lib/domain/job-board/job'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { viewJob } from '@/lib/domain/job-board/job-view'
import type { PersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { suitedJobs } from '@/lib/domain/job-board/suited-jobs'
import { milesBetween } from '@/lib/domain/job-board/town-distance'
import { appliedInStory } from '@/lib/server/demonstration/own-applications'
import { viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { profileInStory } from '@/lib/server/demonstration/own-profile'
import type { keepJob, ListedJob } from '@/lib/server/hiring/kept-jobs'

/** The jobs of the story in one of the candidate's lists, found as the live page's are. */
export function ownJobsInStory(story: Story, query: PersonJobQuery) {
  const { state, moment } = story
  const { savedJobIds, hiddenJobIds, town } = viewerOf(story)
  const { wants, district } = profileInStory(story)
  const kept = { saved: new Set(savedJobIds), hidden: new Set(hiddenJobIds) }
  const milesTo = (job: Job) => milesBetween(town, job.town)
  const listed =
    query.list === 'suited'
      ? suitedJobs(
          state.jobs.filter((job) => isOpenOn(job, moment.today) && !kept.hidden.has(job.id)),
          wants,
          query,
          milesTo,
          district !== '',
        )
      : [...kept[query.list]].flatMap((id) => state.jobs.find((job) => job.id === id) ?? [])
  return {
    jobs: listed.map((job): ListedJob => ({
      id: job.id,
      title: job.title,
      kept: kept.saved.has(job.id) ? 'saved' : kept.hidden.has(job.id) ? 'hidden' : null,
      job: isOpenOn(job, moment.today) ? viewJob(job, moment.today) : null,
      miles: isOpenOn(job, moment.today) ? milesTo(job) : null,
    })),
    hasMore: false,
    own: new Map(listed.map(({ id }) => [id, appliedInStory(story, id)])),
  }
}

/** Keeps no job, and says what would have become of it. */
export const keepInStory =
  ({ state }: Story): typeof keepJob =>
  (_, jobId) =>
    Promise.resolve(state.jobs.some(({ id }) => id === jobId) ? 'done' : 'missing')
