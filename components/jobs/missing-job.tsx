import { ButtonLink } from '@/components/ui/button-link'
import { liveJobWords as words } from '@/lib/content/job-board/live-board'

/** In place of a job that never was on the board, or whose address was not copied in full. */
export function MissingJob() {
  return (
    <div className="page plain-page">
      <h1>{words.missing.heading}</h1>
      <p className="lead">{words.missing.text}</p>
      <p>
        <ButtonLink href="/jobs">{words.missing.toBoard}</ButtonLink>
      </p>
    </div>
  )
}
