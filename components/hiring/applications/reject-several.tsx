import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { FieldError } from '@/components/forms/field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { RejectionReasons } from '@/components/hiring/applications/rejection-reasons'
import { MessageField } from '@/components/hiring/applications/slot-fields'
import type { FormsAt } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import { mostAtOnce, tickedApplicants, tickNames, tickValue } from '@/lib/domain/applications/several-applicants'

type Props = {
  to: FormsAt
  tab: ApplicantTab
  jobId: string | null
  applicants: readonly { reference: string; version: number; name: string | null; jobTitle: string }[]
  kept: KeptForm | null
}

const action = 'applicants-no'

/** Rejects several applicants of a list with the same reasons and words. */
export function RejectSeveral({ to, tab, jobId, applicants, kept }: Props) {
  const { isBack, error } = backOf(kept, action)
  const ticked = new Set(isBack ? tickedApplicants(kept?.values ?? {}).map(({ reference }) => reference) : [])
  const id = `${action}-applicant`
  return (
    <details id={action} className="dash-more dash-more-warning" open={isBack}>
      <summary>{words.several}</summary>
      <form className="dash-form" action={`/api/${to}/${action}`} method="post">
        <input type="hidden" name="tab" value={tab} />
        <input type="hidden" name="job" value={jobId ?? ''} />
        <fieldset
          id={id}
          className="choice-group field"
          aria-describedby={error('applicant') ? `${id}-error` : undefined}
        >
          <legend className="field-label">{words.severalWho}</legend>
          <FieldError id={id} error={error('applicant')} />
          {applicants.slice(0, mostAtOnce).map(({ reference, version, name, jobTitle }, index) => (
            <div key={reference} className="field-checkbox">
              <div className="checkbox-row">
                <input
                  id={`${id}-${reference}`}
                  type="checkbox"
                  name={tickNames[index]}
                  value={tickValue({ reference, version })}
                  defaultChecked={ticked.has(reference)}
                />
                <label htmlFor={`${id}-${reference}`}>
                  <Typed>{`${name ?? exampleApplicantWords.noName(reference)}, ${jobTitle}`}</Typed>
                </label>
              </div>
            </div>
          ))}
        </fieldset>
        {applicants.length > mostAtOnce ? <p>{words.severalMost(mostAtOnce)}</p> : null}
        <RejectionReasons action={action} kept={kept} />
        <MessageField
          action={action}
          kept={kept}
          label={exampleApplicantWords.noMessage}
          hint={exampleApplicantWords.noMessageHint}
        />
        <p>{words.severalForGood}</p>
        <div>
          <Button type="submit" look="warning" isSmall>
            {words.severalSubmit}
          </Button>
        </div>
      </form>
    </details>
  )
}
