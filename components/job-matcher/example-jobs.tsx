import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { exampleJobs } from '@/lib/content/job-matcher/example-jobs'
import { exampleWords } from '@/lib/content/job-matcher/matcher'
import { chooseExampleJobs } from '@/lib/domain/job-matcher/choose-example-jobs'
import type { Sector } from '@/lib/domain/job-matcher/matcher-answers'

type Props = { sector: Sector }

export function ExampleJobs({ sector }: Props) {
  const jobs = chooseExampleJobs(exampleJobs, sector)
  return (
    <section className="matcher-examples not-on-paper">
      <h3>{exampleWords.heading}</h3>
      {jobs.length === 0 ? (
        <p>{exampleWords.none}</p>
      ) : (
        <>
          <p>{exampleWords.text}</p>
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
