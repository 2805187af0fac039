import { DoneNotice } from '@/components/work/done-notice'
import { linkedControlOf } from '@/components/hiring/jobs/first-control'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobDoneWords, companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  /** What the URL says was just done. */
  done: unknown
  /** What stops the advert from being sent, in the step that is shown. */
  toMend: readonly AdvertFinding[]
}

/** What was just done with a job. Where something has to change first it says how much, links to it, and stays. */
export function JobDone({ done, toMend }: Props) {
  if (done !== 'saved-look' || toMend.length === 0) return <DoneNotice words={companyJobDoneWords} done={done} />
  const lines = new Set(toMend.map(({ field, line }) => `${field} ${line ?? ''}`))
  const fields = [...new Set(toMend.map(({ field }) => field))]
  const isInWords = toMend.every(({ line }) => line !== null)
  return (
    <p className="notice" role="status" tabIndex={-1} autoFocus>
      {words.toMend(lines.size, isInWords)}{' '}
      {fields.map((field, index) => (
        <span key={field}>
          <a href={`#${linkedControlOf(field)}`} className="text-link">
            {fieldLabels[field]}
          </a>
          {index < fields.length - 1 ? ', ' : null}
        </span>
      ))}
    </p>
  )
}
