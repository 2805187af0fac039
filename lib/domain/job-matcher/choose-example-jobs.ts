import type { Sector } from '@/lib/domain/job-matcher/matcher-answers'

type NamedJob = { title: string; company: string }

const atMost = 3

/** Those whose title or company names the sector, in their original order. */
export function chooseExampleJobs<Job extends NamedJob>(jobs: readonly Job[], sector: Sector): Job[] {
  const isOfSector = ({ title, company }: Job) => `${title}\n${company}`.toLowerCase().includes(sector)
  return jobs.filter(isOfSector).slice(0, atMost)
}
