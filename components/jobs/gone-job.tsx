import { JobList } from '@/components/jobs/live-board'
import { PageLink } from '@/components/ui/page-link'
import { jobWords } from '@/lib/content/job-board/board'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import type { JobView } from '@/lib/domain/job-board/job-view'

type Props = { state: 'paused' | 'closed'; title: string; similar: readonly JobView[] }

/** Replaces a job that nobody can apply for: what became of it, and others like it. */
export function GoneJob({ state, title, similar }: Props) {
  const { heading, text } = liveJobWords[state]
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead">
        <strong>{title}</strong>. {text}
      </p>
      <section aria-labelledby="similar">
        <h2 id="similar" className="job-count">
          {liveJobWords.similar}
        </h2>
        {similar.length === 0 ? <p>{liveJobWords.noneSimilar}</p> : <JobList jobs={similar} />}
      </section>
      <p>
        <PageLink href="/jobs" className="text-link">
          {jobWords.back}
        </PageLink>
      </p>
    </>
  )
}
