import type { Route } from 'next'

import { LiveResults } from '@/components/jobs/live-board'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { PageLink } from '@/components/ui/page-link'
import { liveBoardWords } from '@/lib/content/job-board/live-board'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import { searchToSave } from '@/lib/domain/job-board/saved-search'
import type { FoundJobs } from '@/lib/server/hiring/board'

type Props = { heading: string; path: Route; page: number; found: FoundJobs; search: BoardQuery }

/** With fewer jobs than this there is no separate page. */
export const fewestOfALanding = 3

/** All open jobs in a town or of one kind of work. */
export function LandingPage({ heading, path, page, found, search }: Props) {
  return (
    <div className="page jobs-page">
      <Breadcrumbs path="/jobs" below={heading} />
      <h1>{heading}</h1>
      <p className="lead">{liveBoardWords.lead}</p>
      <LiveResults
        total={found.total}
        jobs={found.jobs}
        page={page}
        search={searchToSave(search)}
        pageHref={(other) => (other === 1 ? path : (`${path}?page=${other}` as Route))}
      />
      <p className="not-on-paper">
        <PageLink href="/jobs" className="text-link">
          {liveBoardWords.allJobs}
        </PageLink>
      </p>
    </div>
  )
}
