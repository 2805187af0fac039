import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import type { KeptEnquiryFacts } from '@/components/desk/subjects/kept-about'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { choicesOf, subjectCorrectionWords, fieldLabel, isLongField, valueText } from '@/lib/content/desk/subjects'

type Props = { requestId: string; enquiry: KeptEnquiryFacts; field: string; value: string; form: KeptForm | null }

/** One field of an enquiry: its current value, and an input for the correct one. */
export function CorrectField({ requestId, enquiry, field, value, form }: Props) {
  const { source, reference, version } = enquiry
  const label = fieldLabel(source, field)
  const choices = choicesOf(source, field)
  const isShownAgain = form?.values.form === 'subject-correct'
  const common = {
    id: 'value',
    name: 'value',
    label: subjectCorrectionWords.value,
    hint: subjectCorrectionWords.hint,
    defaultValue: isShownAgain ? (form.values.value ?? value) : value,
    error: isShownAgain && form.field === 'value' ? form.message : undefined,
  }
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{subjectCorrectionWords.heading(label)}</h1>
          <p className="lead">{reference}</p>
        </div>
      </div>
      <h2 className="dash-heading">{subjectCorrectionWords.now}</h2>
      <p>
        <Typed>{valueText(source, field, value)}</Typed>
      </p>
      {field === 'email' ? <p>{subjectCorrectionWords.emailHint}</p> : null}
      <PostedForm
        to="desk"
        action="subject-correct"
        submit={subjectCorrectionWords.submit}
        hidden={{ id: requestId, reference, source, field, version: String(version) }}
        kept={form}
        more={
          <PageLink href={`/dashboard/team/subjects/${requestId}`} className="text-link">
            {subjectCorrectionWords.cancel}
          </PageLink>
        }
      >
        {choices ? (
          <SelectField
            {...common}
            options={Object.entries(choices).map(([choice, words]) => ({ value: choice, label: words }))}
          />
        ) : isLongField(source, field) ? (
          <TextAreaField {...common} />
        ) : (
          <TextField {...common} autoComplete="off" />
        )}
      </PostedForm>
    </>
  )
}
