import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { subjectKindWords, subjectListWords } from '@/lib/content/desk/subjects'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { subjectRequestKinds } from '@/lib/domain/desk/subject-request'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Props = { today: PlainDate; kept: KeptForm | null }

const { begin } = subjectListWords

export function BeginRequest({ today, kept }: Props) {
  const back = kept?.values.form === 'subject-begin' ? kept : null
  const values = back?.values ?? {}
  return (
    <section className="dash-section not-on-paper" aria-labelledby="begin">
      <h2 id="begin" className="dash-heading">
        {begin.heading}
      </h2>
      <p>{begin.text}</p>
      <PostedForm to="desk" action="subject-begin" submit={begin.submit} kept={kept}>
        <SelectField
          id="kind"
          name="kind"
          label={begin.kind}
          options={[
            { value: '', label: begin.choose },
            ...subjectRequestKinds.map((kind) => ({ value: kind, label: subjectKindWords[kind] })),
          ]}
          required
          defaultValue={values.kind ?? ''}
          error={problemOf(back, 'kind')}
        />
        <TextField
          id="email"
          name="email"
          label={begin.email}
          hint={begin.emailHint}
          autoComplete="off"
          required
          maxLength={fieldLimits.email}
          defaultValue={values.email ?? ''}
          error={problemOf(back, 'email')}
        />
        <TextField
          id="receivedOn"
          name="receivedOn"
          type="date"
          label={begin.receivedOn}
          hint={begin.receivedHint}
          required
          max={today}
          defaultValue={values.receivedOn ?? today}
          error={problemOf(back, 'receivedOn')}
        />
      </PostedForm>
    </section>
  )
}
