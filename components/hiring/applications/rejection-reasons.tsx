import type { KeptForm } from '@/components/work/posted-form'
import { describedBy, FieldError } from '@/components/forms/field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { rejectionLabels } from '@/lib/content/dashboards/labels'
import { rejectionReasons } from '@/lib/domain/applications/application'

/** Why an employer rejects one applicant or several. */
export function RejectionReasons({ action, kept }: { action: string; kept: KeptForm | null }) {
  const { typed, error } = backOf(kept, action)
  const id = `${action}-reason`
  return (
    <fieldset
      id={id}
      className="choice-group field"
      aria-describedby={describedBy({ id, hint: exampleApplicantWords.noReasonsHint, error: error('reason') })}
    >
      <legend className="field-label">{exampleApplicantWords.noReasons}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {exampleApplicantWords.noReasonsHint}
      </p>
      <FieldError id={id} error={error('reason')} />
      {rejectionReasons.map((reason) => (
        <div key={reason} className="field-checkbox">
          <div className="checkbox-row">
            <input
              id={`${id}-${reason}`}
              type="checkbox"
              name={`reason-${reason}`}
              defaultChecked={typed(`reason-${reason}`) !== ''}
            />
            <label htmlFor={`${id}-${reason}`}>{rejectionLabels[reason]}</label>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
