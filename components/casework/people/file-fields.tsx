import type { ReactNode } from 'react'

import {
  AccessFields,
  personTextFields,
  SafeContactFields,
  type ContactProps,
} from '@/components/casework/people/person-fields'
import { PlaceFields, PractitionerFields } from '@/components/casework/people/place-fields'
import { SafeTimeFields } from '@/components/casework/people/safe-time-fields'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { Typed } from '@/components/work/typed'
import {
  personFields as words,
  placeLabels,
  releaseUnknownLabels,
  safeTimesText,
  safeWayLabels,
  workStateLabels,
} from '@/lib/content/casework/people'
import { dayText } from '@/lib/content/wording/date-text'
import { problemOf } from '@/components/work/posted-form'
import { weekDays } from '@/lib/domain/casework/safe-times'
import { workStates, type PersonFacts } from '@/lib/domain/casework/supported-person'

type Props = ContactProps & {
  /** Members who can help the person, where the form lets somebody choose. */
  workers?: readonly { value: string; label: string }[]
}

const timeFields = ['safe_days', ...weekDays.map((day) => `safe_${day}`), 'safe_from', 'safe_to']
const practitionerFields = ['practitioner_name', 'practitioner_contact']
const placeFields = [
  'town',
  'postcode',
  'place',
  'establishment',
  'release_on',
  'release_unknown',
  ...practitionerFields,
]
const moreFields = [...timeFields, ...practitionerFields, 'own_reference']

function OwnReference(props: ContactProps) {
  return <TextField {...personTextFields(props)('own_reference')} hint={words.ownReferenceHint} />
}

function WorkState({ values }: Pick<Props, 'values'>) {
  return (
    <SelectField
      id="work_state"
      name="work_state"
      label={words.work_state}
      defaultValue={values.work_state ?? 'not_started'}
      options={workStates.map((state) => ({ value: state, label: workStateLabels[state] }))}
    />
  )
}

/** Every fact of a new file: it needs few, and the others are behind a line that opens them. None is about an offence. */
export function PersonFields({ values, back, workers }: Props) {
  const contact = { values, back }
  const isMoreTyped = moreFields.some((name) => (values[name] ?? '') !== '' || problemOf(back, name) !== undefined)
  return (
    <>
      <h2>{words.contactPart}</h2>
      <div className="notice">
        <p>{words.noRecord}</p>
      </div>
      <SafeContactFields {...contact} mayTickNone />
      <AccessFields {...contact} />
      <h2>{words.place}</h2>
      <PlaceFields {...contact} values={{ place: 'community', ...values }} />
      <h2>{words.workPart}</h2>
      <WorkState values={values} />
      {workers ? (
        <SelectField
          id="worker"
          name="worker"
          label={words.worker}
          defaultValue={values.worker ?? ''}
          options={workers}
        />
      ) : null}
      <details className="dash-more" open={isMoreTyped}>
        <summary>{words.morePart}</summary>
        <div className="dash-form">
          <PractitionerFields {...contact} />
          <SafeTimeFields {...contact} />
          <OwnReference {...contact} />
        </div>
      </details>
    </>
  )
}

type PartProps = {
  heading: string
  /** What is filled in. */
  said: readonly string[]
  /** The fields in it. */
  fields: readonly string[]
  back: ContactProps['back']
  children: ReactNode
}

/** Some of the fields, folded away below what they say; open if something is wrong with one of them, or with all. */
function FilePart({ heading, said, fields, back, children }: PartProps) {
  const isWrong = back !== null && (back.field === null || fields.some((field) => problemOf(back, field) !== undefined))
  return (
    <details open={isWrong}>
      <summary>
        {heading}
        <span className="dash-aside">
          <Typed>{said.filter((one) => one !== '').join(', ') || words.nothingYet}</Typed>
        </span>
      </summary>
      <div className="dash-form">{children}</div>
    </details>
  )
}

/** Every fact of a file that is changed. Whoever changes one needs only its part, so the page stays short. */
export function FileChangeFields({ facts, values, back }: ContactProps & { facts: PersonFacts }) {
  const contact = { values, back }
  const part = { back }
  return (
    <div className="dash-form">
      <FilePart
        {...part}
        heading={words.contactPart}
        said={[facts.name, ...facts.safe_ways.map((way) => safeWayLabels[way]), facts.safe_hours]}
        fields={['name', 'phone', 'email', 'safe_ways', 'safe_hours']}
      >
        <SafeContactFields {...contact} mayTickNone />
      </FilePart>
      <FilePart
        {...part}
        heading={words.helpPart}
        said={[facts.interpreter, facts.access_needs]}
        fields={['interpreter', 'access_needs']}
      >
        <AccessFields {...contact} />
      </FilePart>
      <FilePart
        {...part}
        heading={words.workReferencePart}
        said={[workStateLabels[facts.work_state], facts.own_reference]}
        fields={['work_state', 'own_reference']}
      >
        <WorkState values={values} />
        <OwnReference {...contact} />
      </FilePart>
      <FilePart
        {...part}
        heading={words.placePart}
        said={[
          placeLabels[facts.place],
          facts.town,
          facts.establishment,
          facts.release_on
            ? dayText(facts.release_on)
            : facts.release_unknown
              ? releaseUnknownLabels[facts.release_unknown]
              : '',
          facts.practitioner_name,
        ]}
        fields={placeFields}
      >
        <PlaceFields {...contact} />
        <PractitionerFields {...contact} />
      </FilePart>
      <FilePart {...part} heading={words.timesPart} said={[safeTimesText(facts)]} fields={timeFields}>
        <SafeTimeFields {...contact} />
      </FilePart>
      <p className="field-hint">{words.noRecord}</p>
    </div>
  )
}
