import type { Wants } from '@/lib/domain/candidates/profile'
import type { Job } from '@/lib/domain/job-board/job'
import { againstTimes } from '@/lib/domain/job-board/match-job'
import type { PersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { newestPostedFirst } from '@/lib/domain/job-board/search-jobs'

type Advertised = Pick<
  Job,
  'id' | 'title' | 'postedOn' | 'sector' | 'type' | 'hoursPerWeek' | 'pattern' | 'remoteFriendly' | 'dayReleasePossible'
>

/** Nearest first shows no further than this, in miles, unless somebody says how far. */
const farthest = 40

const suits = (job: Advertised, wants: Wants): boolean =>
  (wants.sectors.length === 0 || wants.sectors.includes(job.sector)) &&
  (wants.types.length === 0 || wants.types.includes(job.type)) &&
  (!wants.remote || job.remoteFriendly) &&
  (!wants.dayRelease || job.dayReleasePossible) &&
  againstTimes(wants, job).length === 0

/**
 * The jobs that somebody looks for: of the kinds, types, hours and distance they want, newest or nearest first. An empty
 * wish leaves nothing out, and work from home is near everybody. The database finds live jobs in the same way, with
 * `jobs_for_person()`; it also leaves out jobs that were hidden, which are not given here.
 * @param milesTo how far a job is from where they live; null where that is not known
 * @param hasPlace whether we know where they live: without it no distance leaves a job out
 */
export function suitedJobs<One extends Advertised>(
  jobs: readonly One[],
  wants: Wants,
  { miles, sort }: Pick<PersonJobQuery, 'miles' | 'sort'>,
  milesTo: (job: One) => number | null,
  hasPlace: boolean,
): One[] {
  const far = (job: One): number => milesTo(job) ?? Infinity
  const most = hasPlace ? (miles ?? (sort === 'nearest' ? farthest : Infinity)) : Infinity
  return jobs
    .filter((job) => suits(job, wants) && (job.remoteFriendly || far(job) <= most))
    .toSorted((one, other) => {
      const [near, further] = [far(one), far(other)]
      return (sort === 'nearest' && near !== further ? near - further : 0) || newestPostedFirst(one, other)
    })
}
