import { FieldError } from '@/components/forms/field'
import { TickBox } from '@/components/forms/tick-box'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { TextAreaField } from '@/components/forms/text-area-field'
import { exclusionLabels } from '@/lib/content/dashboards/labels'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import { exclusionKinds } from '@/lib/domain/job-board/job'

type Props = {
  typed: Readonly<Record<string, string>>
  problem: KeptForm | null
  /** Said where one is ticked and has no reason; nothing until it was saved like that. */
  noReason: string | undefined
}

/** Each kind of conviction that a job may exclude and, once one is ticked, the reason for it in the work. */
export function ExclusionFields({ typed, problem, noReason }: Props) {
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
        const error = problemOf(problem, reason) ?? (isTicked && text.trim() === '' ? noReason : undefined)
        return (
          <div key={kind} className="exclusion" data-filled={text !== '' || error !== undefined || undefined}>
            <TickBox name={`exclude-${kind}`} label={exclusionLabels[kind]} defaultChecked={isTicked} />
            <div className="exclusion-reason" role="group" aria-label={exclusionLabels[kind]}>
              <TextAreaField
                id={reason}
                name={reason}
                label={words.hints.exclusionReason}
                rows={2}
                maxLength={advertLimits.reason}
                defaultValue={text}
                error={error}
              />
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
