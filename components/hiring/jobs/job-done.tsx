import { DoneNotice } from '@/components/work/done-notice'
import { linkedControlOf } from '@/components/hiring/jobs/first-control'
import { advertStepLabels, fieldLabels, findingWords } from '@/lib/content/hiring/advert'
import { companyJobDoneWords, companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'
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
  const lines = new Set(toMend.map(({ field, line, rule }) => `${field} ${line ?? rule}`))
  const fields = [...new Set(toMend.map(({ field }) => field))]
  // What the words shut out is marked in the text itself; of a figure the reader learns here all that is wrong with it.
  const ruleWords = (field: string): string =>
    toMend
      .filter((one) => one.field === field && one.line === null)
      .map(({ rule }) => findingWords[rule])
      .join(' ')
  const isInWords = toMend.every(({ line }) => line !== null)
  return (
    <div className="notice dash-section" role="status" tabIndex={-1} autoFocus>
      <p>{words.toMend(lines.size, isInWords)}</p>
      <ul className="bullet-list">
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${linkedControlOf(field)}`} className="text-link">
              {fieldLabels[field]}
            </a>
            {ruleWords(field) === '' ? null : (
              <>
                <br />
                {ruleWords(field)}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
