import { ResultPart } from '@/components/disclosure/result-part'
import { PageLink } from '@/components/ui/page-link'
import { fittingJobsWords as words } from '@/lib/content/disclosure/results'
import { clearCheck } from '@/lib/domain/disclosure-wizard/fitting-jobs'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'

type Props = { records: readonly RecordOutcome[] }

/**
 * Links from the result to the job board, each with an ordinary filter of the board. They are made on this device, and
 * pages are not fetched ahead, so nothing is sent until one is pressed; then the board sees only the filter.
 */
export function FittingJobs({ records }: Props) {
  const level = clearCheck(records)
  return (
    <div className="not-on-paper">
      <ResultPart id="fitting-jobs" title={words.heading}>
        <p>{words.text[level]}</p>
        <ul className="bullet-list">
          {words.links[level].map(({ href, label }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
        <p className="field-hint">{words.note}</p>
      </ResultPart>
    </div>
  )
}
