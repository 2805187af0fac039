import type { Route } from 'next'
import type { ReactNode } from 'react'

import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { SelectField } from '@/components/forms/select-field'
import { PersonJobList } from '@/components/hiring/person/person-job-list'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { milesChoices } from '@/lib/domain/job-board/board-query'
import {
  noFilters,
  personJobLists,
  personJobSorts,
  type PersonJobTab,
  type PersonJobQuery,
} from '@/lib/domain/job-board/person-job-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Listed = Parameters<typeof PersonJobList>[0]
type Props = {
  query: PersonJobQuery
  /** Whether we know where the person lives, from which distances are counted. */
  hasPlace: boolean
  /** Whether the person has said what work they want. */
  hasWants: boolean
  found: { jobs: Listed['jobs']; own: Listed['own']; hasMore: boolean }
  kept: KeptForm | null
  /** @default the portal */
  place?: CandidatePlace
  /** Between the tabs and the list that they chose, such as jobs that somebody suggested. */
  children?: ReactNode
}

/** The open jobs that suit somebody, and those they saved or hid. */
export function PersonJobsScreen(props: Props) {
  const { query, hasPlace, hasWants, found, kept, place = candidatePortal, children } = props
  const { list, miles, sort, page } = query
  const path = `${place.path}/jobs` as Route
  const hrefOf = (one: PersonJobTab, filters: Pick<PersonJobQuery, 'miles' | 'sort'> = noFilters, at = 0) =>
    pathWithQuery(path, {
      list: one === 'suited' ? null : one,
      miles: filters.miles === null ? null : String(filters.miles),
      sort: filters.sort === noFilters.sort ? null : filters.sort,
      page: at === 0 ? null : String(at),
    }) as Route
  return (
    <>
      <ProblemNotice kept={kept} forms={['job-save', 'job-hide', 'job-unsave', 'job-unhide']} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          {list === 'suited' ? (
            <>
              <p className="lead">{hasWants ? words.lead : words.leadOfAll}</p>
              <p>
                <PageLink href={`${place.path}/profile?part=wants` as Route} className="text-link">
                  {hasWants ? words.change : words.say}
                </PageLink>
              </p>
            </>
          ) : null}
        </div>
      </div>
      <LinkTabs
        label={words.tabs}
        values={personJobLists}
        current={list}
        labelOf={(one) => words.list[one]}
        hrefOf={(one) => hrefOf(one)}
      />
      {children}
      {list !== 'suited' ? null : !hasPlace ? (
        <p>
          <PageLink href={`${place.path}/profile?part=about#district` as Route} className="text-link">
            {words.addDistrict}
          </PageLink>{' '}
          {words.noDistrict}
        </p>
      ) : (
        <FilterBar
          label={words.filters}
          action={path}
          query={hrefOf(list, query)}
          {...(hrefOf(list, query) === hrefOf(list) ? {} : { clearHref: hrefOf(list) })}
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
        <h2 id="jobs">{list === 'suited' ? words.headingOfSuited({ sort, hasWants }) : words.heading[list]}</h2>
        <PersonJobList list={list} jobs={found.jobs} own={found.own} place={place} />
        {page === 0 && !found.hasMore ? null : (
          <nav aria-label={words.pages} className="button-row">
            {page === 0 ? null : (
              <PageLink href={hrefOf(list, query)} className="text-link">
                {words.first}
              </PageLink>
            )}
            {found.hasMore ? (
              <PageLink href={hrefOf(list, query, page + 1)} className="text-link" rel="next">
                {words.next}
              </PageLink>
            ) : null}
          </nav>
        )}
      </section>
    </>
  )
}
