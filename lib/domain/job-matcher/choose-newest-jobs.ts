import { sectors, type Sector } from '@/lib/domain/job-matcher/matcher-answers'

const atMost = 3
const named: readonly string[] = sectors

/**
 * The first few jobs of a kind of work; those of a kind that the matcher does not ask about count as 'other'.
 * @param sector null for any kind
 */
export const chooseNewestJobs = <Job extends { sector: string }>(jobs: readonly Job[], sector: Sector | null): Job[] =>
  jobs
    .filter((job) => sector === null || (named.includes(job.sector) ? job.sector : 'other') === sector)
    .slice(0, atMost)
