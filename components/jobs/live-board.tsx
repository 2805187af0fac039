import type { Route } from 'next'
import type { ReactNode } from 'react'

import { LiveJobList, type ResultJob } from '@/components/jobs/live-job-list'
import { resultsId } from '@/components/jobs/results-id'
import { ButtonLink } from '@/components/ui/button-link'
import { ListPages } from '@/components/ui/list-pages'
import { PageLink } from '@/components/ui/page-link'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { jobAlertWords } from '@/lib/content/job-board/job-alerts'
import { liveBoardWords } from '@/lib/content/job-board/live-board'
import { jobsOfAPage, mostCounted } from '@/lib/domain/job-board/board-query'

type ResultsProps = {
  /** Counted up to one more than `mostCounted`. */
  total: number
  jobs: readonly ResultJob[]
  page: number
  /** The URL of one page of results. */
  pageHref: (page: number) => Route
  /** The search that found them, as a query string; null where no job can ever fit it. */
  search: string | null
  /** The ids of those that the visitor has saved in their account. */
  saved?: ReadonlySet<string>
  /** What to do when there are no jobs. @default the usual advice */
  noneHelp?: ReactNode
  /** Between the number of jobs and the jobs. */
  children?: ReactNode
}

/** How many jobs were found, one page of them, and links to the pages before and after. */
export function LiveResults({ total, jobs, page, pageHref, search, saved, noneHelp, children }: ResultsProps) {
  const pages = Math.max(1, Math.ceil(Math.min(total, mostCounted) / jobsOfAPage))
  return (
    <>
      <h2 id={resultsId} className="job-count">
        {liveBoardWords.found(total)}
      </h2>
      {children}
      {jobs.length === 0 ? (
        <div className="job-none">
          <p>
            <strong>{jobBoardWords.noneFound}</strong> {noneHelp ? null : jobBoardWords.noneHelp}
          </p>
          {noneHelp}
          <ButtonLink href="/jobs" look="secondary">
            {jobBoardWords.clear}
          </ButtonLink>
        </div>
      ) : (
        <LiveJobList jobs={jobs} saved={saved} />
      )}
      {search === null ? null : (
        <p className="job-alert-link not-on-paper">
          <PageLink href={(search === '' ? '/job-alerts' : `/job-alerts?${search}`) as Route} className="text-link">
            {jobs.length === 0 ? jobAlertWords.linkOfNone : jobAlertWords.link}
          </PageLink>
        </p>
      )}
      <ListPages
        label={liveBoardWords.pages}
        back={page > 1 ? { label: liveBoardWords.previous, href: pageHref(page - 1) } : null}
        place={liveBoardWords.page(page, pages)}
        next={page < pages ? { label: liveBoardWords.next, href: pageHref(page + 1) } : null}
      />
    </>
  )
}

type LandingLinksProps = { heading: string; links: readonly { href: Route; label: string; jobs: number }[] }

/** The towns, or kinds of work, that have a page of their own. */
export function LandingLinks({ heading, links }: LandingLinksProps) {
  if (links.length === 0) return null
  return (
    <section className="job-landings not-on-paper">
      <h2>{heading}</h2>
      <ul className="plain-list">
        {links.map(({ href, label, jobs }) => (
          <li key={href}>
            <PageLink href={href} className="text-link">
              {label}
            </PageLink>{' '}
            {liveBoardWords.jobsCount(jobs)}
          </li>
        ))}
      </ul>
    </section>
  )
}
