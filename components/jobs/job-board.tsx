'use client'

import type { Route } from 'next'
import { useSearchParams } from 'next/navigation'
import { useReducer, useRef } from 'react'

import { DetailsLink } from '@/components/jobs/details-link'
import { JobCard } from '@/components/jobs/job-card'
import { JobSearchForm } from '@/components/jobs/job-search-form'
import { SavedJobs } from '@/components/jobs/saved-jobs'
import { ButtonLink } from '@/components/ui/button-link'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { blankJobQuery, writeJobQuery, type JobQuery } from '@/lib/domain/job-board/job-query'
import { followSearch, searchAt } from '@/lib/domain/job-board/job-search'
import type { JobView } from '@/lib/domain/job-board/job-view'
import { milesToJob, searchJobs } from '@/lib/domain/job-board/search-jobs'

type Props = {
  jobs: readonly JobView[]
  /** The page that the list is on. */
  path: Route
}

const addressOf = (path: string, query: JobQuery): string => {
  const written = writeJobQuery(query)
  return written === '' ? path : `${path}?${written}`
}

/**
 * The list follows what is typed and chosen, and so does the URL, which can be bookmarked, shared and returned to. With
 * scripts off the form requests the same URL.
 */
export function JobBoard({ jobs, path }: Props) {
  const address = useSearchParams().toString()
  const [search, dispatch] = useReducer(followSearch, address, searchAt)
  if (address !== search.seen) dispatch({ type: 'address', address })
  const { query } = search
  const heading = useRef<HTMLHeadingElement>(null)
  const found = searchJobs(jobs, query)
  const count = `${found.length} ${found.length === 1 ? 'Job' : 'Jobs'} Found`

  const show = (next: JobQuery) => {
    dispatch({ type: 'change', query: next })
    window.history.replaceState(null, '', addressOf(path, next))
  }

  return (
    <>
      <JobSearchForm
        path={path}
        query={query}
        onChange={(change) => show({ ...query, ...change })}
        onSearch={() => heading.current?.focus()}
      />
      <h2 ref={heading} tabIndex={-1} className="job-count">
        {count}
      </h2>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {found.length === 0 ? (
        <div className="job-none">
          <p>
            <strong>{jobBoardWords.noneFound}</strong> {jobBoardWords.noneHelp}
          </p>
          <ButtonLink
            href={path}
            look="secondary"
            onClick={(event) => {
              event.preventDefault()
              show(blankJobQuery)
              heading.current?.focus()
            }}
          >
            {jobBoardWords.clear}
          </ButtonLink>
        </div>
      ) : (
        <ul className="plain-list job-list" aria-label={jobBoardWords.results}>
          {found.map((job) => (
            <li key={job.id}>
              <JobCard
                job={job}
                miles={milesToJob(query.location, job)}
                actions={<DetailsLink id={job.id} company={job.company} />}
              />
            </li>
          ))}
        </ul>
      )}
      <SavedJobs jobs={jobs} />
    </>
  )
}
