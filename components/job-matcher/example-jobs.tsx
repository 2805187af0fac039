import { exampleJobs } from '@/lib/content/example-jobs'
import { exampleWords } from '@/lib/content/job-matcher'
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
            {jobs.map(({ title, company }) => (
              <li key={title} className="card">
                <strong>{title}</strong>
                <span>{company}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
