import { databaseMoment } from '@/lib/domain/dates/database-moment'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

export const jobTabs = ['live', 'drafts', 'review', 'returned', 'paused', 'closed'] as const
export type JobTab = (typeof jobTabs)[number]

/** The last row of a page: when it changed, and its id. */
type JobKey = { at: string; id: string }
export type JobListQuery = { tab: JobTab; after: JobKey | null }

/** For the URL of the next page. */
export const keyAfter = (row: { changedAt: string; id: string } | undefined): string | null =>
  row ? `${row.changedAt}_${row.id}` : null

/** Reads what keyAfter wrote; null for anything else. */
export function jobKeyFrom(text: string): JobKey | null {
  const [at = '', id = '', ...more] = text.split('_')
  return more.length === 0 && databaseMoment.safeParse(at).success && jobIdPattern.test(id) ? { at, id } : null
}

// What the company has to do comes before what it has not finished and what others do.
const opened: readonly JobTab[] = ['live', 'returned', 'drafts', 'review', 'paused', 'closed']

/**
 * The tab on which a company's list of jobs opens by itself: of those with a job the one that matters most.
 * @param counts how many jobs are behind each tab; a missing count is 0
 * @returns the first tab if there is no job at all
 */
export const firstTabWithJobs = (counts: Partial<Record<string, number>>): JobTab =>
  opened.find((tab) => (counts[tab] ?? 0) > 0) ?? jobTabs[0]

/** What the URL of a company's job list asks for; unknown values count as not given. */
export const jobListQueryFrom = (query: AddressQuery): JobListQuery => ({
  tab: chosenOf(jobTabs, query.tab, 'live'),
  after: jobKeyFrom(givenText(query.after)),
})
