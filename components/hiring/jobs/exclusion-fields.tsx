import { FieldError } from '@/components/forms/field'
import { TickBox } from '@/components/forms/tick-box'
import { FindingsAtField } from '@/components/hiring/jobs/findings-at-field'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { TextAreaField } from '@/components/forms/text-area-field'
import { exclusionLabels } from '@/lib/content/dashboards/labels'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import { exclusionKinds } from '@/lib/domain/job-board/job'

type Props = {
  typed: Readonly<Record<string, string>>
  problem: KeptForm | null
  /** What the rules say of what is stored. */
  findings: readonly AdvertFinding[]
  letThrough: readonly string[]
}

/** Each kind of conviction that a job may exclude and, once one is ticked, the reason for it in the work. */
export function ExclusionFields({ typed, problem, findings, letThrough }: Props) {
  return (
    <fieldset id="exclusions" className="choice-group field" aria-describedby="exclusions-hint" tabIndex={-1}>
      <legend className="field-label">{words.optional(fieldLabels.exclusions)}</legend>
      <p id="exclusions-hint" className="field-hint">
        {words.hints.exclusions}
      </p>
      <FieldError id="exclusions" error={problemOf(problem, 'exclusions')} />
      {exclusionKinds.map((kind) => {
        const reason = `reason-${kind}`
        const text = typed[reason] ?? ''
        const isTicked = (typed[`exclude-${kind}`] ?? '') !== ''
        const error = problemOf(problem && { ...problem, reasons: {} }, reason)
        const found = findings.filter(({ part, isPhrase }) => part === kind && (!error || isPhrase))
        const isStopped = !maySend(found, letThrough)
        return (
          <div
            key={kind}
            className="exclusion"
            data-filled={text !== '' || error !== undefined || found.length > 0 || undefined}
          >
            <TickBox name={`exclude-${kind}`} label={exclusionLabels[kind]} defaultChecked={isTicked} />
            <div className="exclusion-reason" role="group" aria-label={exclusionLabels[kind]}>
              <TextAreaField
                id={reason}
                name={reason}
                label={words.hints.exclusionReason}
                rows={4}
                maxLength={advertLimits.reason}
                defaultValue={text}
                error={error}
                hint={found.length > 0 && <FindingsAtField findings={found} isStopped={isStopped} />}
                {...(isStopped && { 'aria-invalid': true })}
              />
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
