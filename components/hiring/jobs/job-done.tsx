import { DoneNotice } from '@/components/work/done-notice'
import { Typed } from '@/components/work/typed'
import { controlOf } from '@/components/hiring/jobs/first-control'
import { advertStepLabels, mendLine, placeOf } from '@/lib/content/hiring/advert'
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
  const groups = findingsByRule(toMend)
  return (
    <div className="notice dash-section" role="status" tabIndex={-1} autoFocus>
      <p>{words.toMend(groups.length)}</p>
      <ul className="bullet-list">
        {groups.map((group) => (
          <li key={`${group[0].rule} ${placeOf(group[0])}`}>
            <a href={`#${controlOf(group[0])}`} className="text-link">
              <Typed>{mendLine(group)}</Typed>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
