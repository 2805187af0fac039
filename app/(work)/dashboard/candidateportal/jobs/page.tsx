import '@/app/styles/job-card.css'

import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { ProblemNotice } from '@/components/work/problem-notice'
import { SelectField } from '@/components/forms/select-field'
import { PersonJobList } from '@/components/hiring/person/person-job-list'
import { JobUndo } from '@/components/hiring/person/job-undo'
import { PageLink } from '@/components/ui/page-link'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { londonDay } from '@/lib/domain/dates/london-time'
import { milesChoices } from '@/lib/domain/job-board/board-query'
import { chosenOf, givenText, pathWithQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplied } from '@/lib/server/hiring/job-facts'
import {
  loadPersonJobs,
  personJobSorts,
  type PersonJobListKind as List,
  type PersonJobSort,
} from '@/lib/server/hiring/kept-jobs'
import { loadProfile } from '@/lib/server/hiring/profile'

export const metadata = privatePageMetadata(words.title)

const path = '/dashboard/candidateportal/jobs' satisfies Route
const lists = ['suited', 'saved', 'hidden'] as const satisfies readonly List[]
const lastPage = 99

type Filters = { miles: number | null; sort: PersonJobSort }
const noFilters: Filters = { miles: null, sort: 'newest' }

const hrefOf = (list: List, { miles, sort } = noFilters, page = 0) =>
  pathWithQuery(path, {
    list: list === 'suited' ? null : list,
    miles: miles === null ? null : String(miles),
    sort: sort === noFilters.sort ? null : sort,
    page: page === 0 ? null : String(page),
  })

export default async function PersonJobsRoute({ searchParams }: PageProps<'/dashboard/candidateportal/jobs'>) {
  const { id } = await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const list = chosenOf(lists, search.list, 'suited')
  const miles = milesChoices.find((choice) => String(choice) === givenText(search.miles)) ?? null
  const sort = chosenOf(personJobSorts, search.sort, noFilters.sort)
  const filters = { miles, sort }
  const page = Math.min(Number(/^\d{1,2}$/.exec(givenText(search.page))?.[0] ?? 0), lastPage)
  const [profile, kept, { jobs, hasMore }] = await Promise.all([
    loadProfile(),
    keptInput(search.again),
    loadPersonJobs(id, { list, miles, sort, page, today: londonDay(new Date()) }),
  ])
  const own = await loadApplied(jobs.map((job) => job.id))
  return (
    <>
      <JobUndo done={search.done} job={givenText(search.job)} list={list} />
      <ProblemNotice kept={kept} forms={['job-save', 'job-hide', 'job-unsave', 'job-unhide']} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <p>
        <PageLink href="/dashboard/candidateportal/profile?part=wants" className="text-link">
          {words.change}
        </PageLink>
      </p>
      <LinkTabs
        label={words.tabs}
        values={lists}
        current={list}
        labelOf={(one) => words.list[one]}
        hrefOf={(one) => hrefOf(one)}
      />
      {list !== 'suited' ? null : profile.district === '' ? (
        <p>{words.noDistrict}</p>
      ) : (
        <FilterBar
          label={words.filters}
          action={path}
          query={hrefOf(list, filters)}
          {...(hrefOf(list, filters) === hrefOf(list) ? {} : { clearHref: hrefOf(list) })}
        >
          <SelectField
            key={`miles-${miles ?? ''}`}
            id="miles"
            name="miles"
            label={words.miles}
            defaultValue={miles ?? ''}
            options={[
              { value: '', label: words.anyMiles },
              ...milesChoices.map((choice) => ({ value: String(choice), label: words.within(choice) })),
            ]}
          />
          <SelectField
            key={`sort-${sort}`}
            id="sort"
            name="sort"
            label={words.sort}
            defaultValue={sort}
            options={personJobSorts.map((choice) => ({ value: choice, label: words.sorts[choice] }))}
          />
        </FilterBar>
      )}
      <section className="dash-section" aria-labelledby="jobs">
        <h2 id="jobs">{list === 'suited' && sort === 'nearest' ? words.nearestHeading : words.heading[list]}</h2>
        <PersonJobList list={list} jobs={jobs} own={own} />
        {page === 0 && !hasMore ? null : (
          <nav aria-label={words.pages} className="button-row">
            {page === 0 ? null : (
              <PageLink href={hrefOf(list, filters)} className="text-link">
                {words.first}
              </PageLink>
            )}
            {hasMore ? (
              <PageLink href={hrefOf(list, filters, page + 1)} className="text-link" rel="next">
                {words.next}
              </PageLink>
            ) : null}
          </nav>
        )}
      </section>
    </>
  )
}
