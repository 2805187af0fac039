import 'server-only'

import type { Person } from '@/lib/domain/dashboards/service-state'
import type { Job } from '@/lib/domain/job-board/job'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { isAtNight } from '@/lib/domain/job-board/night-work'
import type { PersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { milesBetween } from '@/lib/domain/job-board/town-distance'
import { appliedInStory } from '@/lib/server/demonstration/own-applications'
import { viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import type { keepJob, ListedJob } from '@/lib/server/hiring/kept-jobs'

/** Whether a job is what the person is looking for. The database decides it for live jobs: `jobs_for_person()`. */
const suits = ({ wants, limits }: Person, { sector, pattern }: Job): boolean =>
  wants.includes(sector) && !(limits.includes('no_nights') && isAtNight(pattern))

/** The jobs of the story in one of the candidate's lists, as the live page gets them. */
export function ownJobsInStory(story: Story, { list, miles, sort }: PersonJobQuery) {
  const { state, moment } = story
  const person = viewerOf(story)
  const isIn = (ids: readonly string[]) => (job: Job) => ids.includes(job.id)
  const wanted = { saved: isIn(person.savedJobIds), hidden: isIn(person.hiddenJobIds) }
  const listed = state.jobs
    .filter((job) =>
      list === 'suited' ? isOpenOn(job, moment.today) && suits(person, job) && !wanted.hidden(job) : wanted[list](job),
    )
    .map((job): ListedJob & { postedOn: Job['postedOn'] } => ({
      id: job.id,
      title: job.title,
      kept: wanted.saved(job) ? 'saved' : wanted.hidden(job) ? 'hidden' : null,
      job: isOpenOn(job, moment.today) ? viewJob(job, moment.today) : null,
      miles: milesBetween(person.town, job.town),
      postedOn: job.postedOn,
    }))
    .filter((one) => list !== 'suited' || miles === null || (one.miles ?? Infinity) <= miles)
    .toSorted(
      (one, other) =>
        (sort === 'nearest' && list === 'suited' ? (one.miles ?? Infinity) - (other.miles ?? Infinity) : 0) ||
        other.postedOn.localeCompare(one.postedOn),
    )
  return {
    jobs: listed.map(({ id, title, kept, job, miles: far }): ListedJob => ({ id, title, kept, job, miles: far })),
    hasMore: false,
    own: new Map(listed.map(({ id }) => [id, appliedInStory(story, id)])),
  }
}

/** Keeps no job, and says what would have become of it. */
export const keepInStory =
  ({ state }: Story): typeof keepJob =>
  (_, jobId) =>
    Promise.resolve(state.jobs.some(({ id }) => id === jobId) ? 'done' : 'missing')
