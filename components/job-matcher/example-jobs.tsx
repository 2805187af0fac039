import type { Route } from 'next'
import { useEffect, useState } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { loadNewestJobs } from '@/lib/client/newest-jobs'
import { exampleJobs } from '@/lib/content/job-matcher/example-jobs'
import { exampleWords, newestWords } from '@/lib/content/job-matcher/matcher'
import type { NewestJob } from '@/lib/domain/job-board/newest-job'
import { chooseExampleJobs } from '@/lib/domain/job-matcher/choose-example-jobs'
import { chooseNewestJobs } from '@/lib/domain/job-matcher/choose-newest-jobs'
import type { Sector } from '@/lib/domain/job-matcher/matcher-answers'

type Props = { sector: Sector }

function shownOf(newest: readonly NewestJob[], sector: Sector) {
  const ofKind = chooseNewestJobs(newest, sector)
  if (ofKind.length > 0) return { jobs: ofKind, words: newestWords.ofKind }
  if (newest.length > 0) return { jobs: chooseNewestJobs(newest, null), words: newestWords.others }
  return { jobs: chooseExampleJobs(exampleJobs, sector), words: exampleWords }
}

/**
 * Open jobs of a kind of work, else open jobs of any kind, and made-up ones only while no job is open. What is asked for
 * is the same for everybody, and the kind is chosen here, so no answer leaves the page.
 */
export function ExampleJobs({ sector }: Props) {
  const [newest, setNewest] = useState<readonly NewestJob[] | null>(null)
  useEffect(() => {
    let isShown = true
    void loadNewestJobs().then((jobs) => {
      if (isShown) setNewest(jobs)
    })
    return () => {
      isShown = false
    }
  }, [])
  if (newest === null) return null
  const { jobs, words } = shownOf(newest, sector)
  return (
    <section className="matcher-examples not-on-paper">
      <h3>{words.heading}</h3>
      {jobs.length === 0 ? (
        <p>{exampleWords.none}</p>
      ) : (
        <>
          <p>{words.text}</p>
          <ul className="plain-list">
            {jobs.map(({ id, title, company }) => (
              <li key={id} className="card">
                <PageLink href={`/jobs/${id}` as Route}>{title}</PageLink>
                <span>{company}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
