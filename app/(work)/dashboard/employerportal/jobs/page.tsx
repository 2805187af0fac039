import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import { ProblemNotice } from '@/components/work/problem-notice'
import { JobTable } from '@/components/hiring/jobs/job-table'
import { mayPost, PostNotice } from '@/components/hiring/jobs/post-notice'
import { typedAdvert } from '@/components/hiring/jobs/typed-advert'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { companyJobDoneWords, companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { jobListQueryFrom, jobTabs, type JobTab } from '@/lib/domain/job-board/job-list-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadCompanyJobs } from '@/lib/server/hiring/company-jobs'

export const metadata = privatePageMetadata(words.title)

const list = '/dashboard/employerportal/jobs'
const hrefOf = (tab: JobTab, after: string | null = null) =>
  pathWithQuery(list, { tab: tab === 'live' ? null : tab, after }) as Route

export default async function JobsRoute({ searchParams }: PageProps<'/dashboard/employerportal/jobs'>) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const query = jobListQueryFrom(search)
  const [{ membership, jobCounts, page }, kept] = await Promise.all([loadCompanyJobs(query), keptInput(search.again)])
  return (
    <>
      <DoneNotice words={companyJobDoneWords} done={search.done} />
      <ProblemNotice kept={kept} forms={[kept?.values.form ?? '']} texts={typedAdvert(kept)} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        {mayPost(membership) ? <ButtonLink href={`${list}/new` as Route}>{words.add}</ButtonLink> : null}
      </div>
      {mayPost(membership) ? null : <PostNotice membership={membership} />}
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
          <h2 className="dash-heading">{words.tabLabels[query.tab]}</h2>
          {page.rows.length === 0 ? (
            <EmptyState text={words.empty[query.tab]} />
          ) : (
            <JobTable rows={page.rows} tab={query.tab} today={londonDay(new Date())} />
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
