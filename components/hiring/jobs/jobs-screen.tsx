import type { Route } from 'next'

import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { JobTable, type JobTableRow } from '@/components/hiring/jobs/job-table'
import { mayPost, PostNotice, type Asked, type PostMembership } from '@/components/hiring/jobs/post-notice'
import { typedAdvert } from '@/components/hiring/jobs/typed-advert'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { companyJobDoneWords, companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { jobTabs, type JobListQuery, type JobTab } from '@/lib/domain/job-board/job-list-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  screen: {
    membership: PostMembership
    /** How many jobs are behind each tab. */
    jobCounts: Partial<Record<string, number>> | null
    page: { rows: readonly JobTableRow[]; next: string | null }
  }
  /** @default null */
  asked?: Asked | null
  query: JobListQuery
  today: PlainDate
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
  /** @default the portal */
  place?: ScreenPlace
}

/** The jobs of a company. */
export function JobsScreen({ screen, asked = null, query, today, done, kept, place = employerPortal }: Props) {
  const { membership, jobCounts, page } = screen
  const list = `${place.path}/jobs`
  const hrefOf = (tab: JobTab, after: string | null = null) => pathWithQuery(list, { tab, after }) as Route
  return (
    <>
      <DoneNotice words={companyJobDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={[kept?.values.form ?? '']} texts={typedAdvert(kept)} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        {mayPost(membership) ? <ButtonLink href={`${list}/new` as Route}>{words.add}</ButtonLink> : null}
      </div>
      {mayPost(membership) ? null : <PostNotice membership={membership} asked={asked} />}
      {membership ? (
        <>
          <LinkTabs
            label={words.tabs}
            values={jobTabs}
            current={query.tab}
            labelOf={(tab) => words.tabLabels[tab]}
            hrefOf={(tab) => hrefOf(tab)}
            countOf={(tab) => jobCounts?.[tab] ?? 0}
          />
          <h2 className="visually-hidden">{words.tabLabels[query.tab]}</h2>
          {page.rows.length === 0 ? (
            <EmptyState text={words.empty[query.tab]} />
          ) : (
            <JobTable rows={page.rows} tab={query.tab} today={today} place={place} />
          )}
          {query.after || page.next ? (
            <nav className="button-row" aria-label={words.more}>
              {query.after ? <PageLink href={hrefOf(query.tab)}>{words.first}</PageLink> : null}
              {page.next ? <PageLink href={hrefOf(query.tab, page.next)}>{words.next}</PageLink> : null}
            </nav>
          ) : null}
        </>
      ) : null}
    </>
  )
}
