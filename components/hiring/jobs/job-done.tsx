import { DoneNotice } from '@/components/work/done-notice'
import { MendList } from '@/components/hiring/jobs/mend-list'
import { advertStepLabels } from '@/lib/content/hiring/advert'
import { companyJobDoneWords, companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { findingsByRule, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import type { AdvertStep } from '@/lib/domain/job-board/advert-steps'

type Props = {
  /** What the URL says was just done. */
  done: unknown
  /** What stops the advert from being sent, in the step that is shown. */
  toMend: readonly AdvertFinding[]
  /** The step before the one that is shown, if something is missing there. */
  unfinished: AdvertStep | undefined
}

/** What was just done with a job. Where something has to change first it says how much, links to it, and stays. */
export function JobDone({ done, toMend, unfinished }: Props) {
  if (done !== 'saved-look' || toMend.length === 0) {
    const saved = unfinished ? words.savedUnfinished(advertStepLabels[unfinished]) : companyJobDoneWords.saved
    return <DoneNotice words={{ ...companyJobDoneWords, saved }} done={done} />
  }
  return (
    <div className="notice dash-section" role="status" tabIndex={-1} autoFocus>
      <p>{words.toMend(findingsByRule(toMend).length)}</p>
      <MendList findings={toMend} />
    </div>
  )
}
