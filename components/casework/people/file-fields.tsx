import {
  AccessFields,
  personTextFields,
  PlaceFields,
  SafeContactFields,
  SafeTimeFields,
  type ContactProps,
} from '@/components/casework/people/person-fields'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { personFields as words, workStateLabels } from '@/lib/content/casework/people'
import { problemOf } from '@/components/work/posted-form'
import { weekDays } from '@/lib/domain/casework/safe-times'
import { workStates } from '@/lib/domain/casework/supported-person'

type Props = ContactProps & {
  /** Members who can help the person, where the form lets somebody choose. */
  workers?: readonly { value: string; label: string }[]
  /** The level of the headings of its parts. */
  heading: 'h2' | 'h3'
  /** A new file needs few of the facts: the others are behind a line that opens them. */
  isNew: boolean
}

const moreFields = [
  ...weekDays.map((day) => `safe_${day}`),
  'safe_from',
  'safe_to',
  'town',
  'postcode',
  'establishment',
  'release_on',
  'release_unknown',
  'practitioner_name',
  'practitioner_contact',
  'own_reference',
]

/** Every fact of a file. There is none about an offence. */
export function PersonFields({ values, back, workers, heading: Heading, isNew }: Props) {
  const field = personTextFields({ values, back })
  const contact = { values, back }
  const isMoreTyped = moreFields.some((name) => (values[name] ?? '') !== '' || problemOf(back, name) !== undefined)
  return (
    <>
      <Heading>{words.contactPart}</Heading>
      <p className="notice">{words.noRecord}</p>
      <SafeContactFields {...contact} />
      <AccessFields {...contact} />
      <Heading>{words.workPart}</Heading>
      <SelectField
        id="work_state"
        name="work_state"
        label={words.work_state}
        defaultValue={values.work_state ?? 'not_started'}
        options={workStates.map((state) => ({ value: state, label: workStateLabels[state] }))}
      />
      {workers ? (
        <SelectField
          id="worker"
          name="worker"
          label={words.worker}
          defaultValue={values.worker ?? ''}
          options={workers}
        />
      ) : null}
      <details className="dash-more" open={!isNew || isMoreTyped || values.place === 'custody'}>
        <summary>{words.morePart}</summary>
        <div className="dash-form">
          <PlaceFields {...contact} />
          <SafeTimeFields {...contact} />
          <TextField {...field('own_reference')} hint={words.ownReferenceHint} />
        </div>
      </details>
    </>
  )
}
