import { SimilarJobs } from '@/components/jobs/similar-jobs'
import { PageLink } from '@/components/ui/page-link'
import { publicJobWords } from '@/lib/content/job-board/board'
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
      <SimilarJobs jobs={similar} />
      <p>
        <PageLink href="/jobs" className="text-link">
          {publicJobWords.back}
        </PageLink>
      </p>
    </>
  )
}
