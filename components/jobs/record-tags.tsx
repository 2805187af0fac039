import { dbsLabels, exclusionLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import { publicJobWords } from '@/lib/content/job-board/board'
import type { Job } from '@/lib/domain/job-board/job'

type Props = { job: Pick<Job, 'recordQuestion' | 'dbsLevel' | 'exclusions' | 'dayReleasePossible'> }

/** What an advert says about convictions, in a few words each: the same for everybody who sees the job. */
export function RecordTags({ job: { recordQuestion, dbsLevel, exclusions, dayReleasePossible } }: Props) {
  // Of spent convictions an employer learns from higher checks alone.
  const asksUnspentOnly = dbsLevel === 'none' || dbsLevel === 'basic'
  return (
    <ul className="plain-list job-tags" aria-label={publicJobWords.recordHeading}>
      {exclusions.map(({ kind }) => (
        // Whom they turn down stands before what speaks for the job, and looks different.
        <li key={kind} className="job-tag" data-kind="no">
          {publicJobWords.cannotTake[asksUnspentOnly ? 'unspent' : 'any']} {exclusionLabels[kind].toLowerCase()}
        </li>
      ))}
      <li className="job-tag" data-kind="record">
        {recordQuestionLabels[recordQuestion]}
      </li>
      <li className="job-tag" data-kind="record">
        {dbsLabels[dbsLevel]}
      </li>
      {dayReleasePossible ? (
        <li className="job-tag" data-kind="record">
          {publicJobWords.dayRelease}
        </li>
      ) : null}
    </ul>
  )
}
