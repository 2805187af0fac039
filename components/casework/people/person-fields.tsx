import { FieldError } from '@/components/forms/field'
import { RadioRows } from '@/components/forms/radio-rows'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import {
  optionalLabel,
  ownPersonFields,
  personFields as words,
  placeLabels,
  releaseUnknownLabels,
  safeWayLabels,
  weekDayLabels,
} from '@/lib/content/casework/people'
import { personLimits } from '@/lib/domain/casework/person-form'
import { weekDays } from '@/lib/domain/casework/safe-times'
import { places, releaseUnknowns, safeWays } from '@/lib/domain/casework/supported-person'

type Values = Readonly<Record<string, string | undefined>>
export type ContactProps = { values: Values; back: KeptForm | null }

/** The name somebody likes to use, and how to reach them safely. */
export function SafeContactFields({ values, back, isOwn = false }: ContactProps & { isOwn?: boolean }) {
  const labels = isOwn ? { ...words, ...ownPersonFields } : words
  const field = (name: 'name' | 'phone' | 'email' | 'safe_hours') => ({
    id: name,
    name,
    label: name === 'name' ? (labels.name ?? '') : optionalLabel(labels[name] ?? ''),
    defaultValue: values[name] ?? '',
    maxLength: personLimits[name],
    error: problemOf(back, name),
    autoComplete: 'off',
  })
  const waysError = problemOf(back, 'safe_ways')
  return (
    <>
      <TextField {...field('name')} required />
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('email')} type="email" />
      <fieldset className="choice-group field" id="safe_ways">
        <legend className="field-label">{labels.safe_ways}</legend>
        <p className="field-hint">{isOwn ? words.ownSafeWaysHint : words.safeWaysHint}</p>
        <FieldError id="safe_ways" error={waysError} />
        {safeWays.map((way) => (
          <TickBox
            key={way}
            id={`safe_${way}`}
            name={`safe_${way}`}
            label={safeWayLabels[way]}
            defaultChecked={values[`safe_${way}`] === 'on'}
          />
        ))}
      </fieldset>
      <TextField {...field('safe_hours')} hint={words.safeHoursHint} />
    </>
  )
}

/** Days and hours that reminders keep to. */
export function SafeTimeFields({ values, back }: ContactProps) {
  const field = (name: 'safe_from' | 'safe_to') => ({
    id: name,
    name,
    label: optionalLabel(words[name]),
    defaultValue: values[name] ?? '',
    error: problemOf(back, name),
    autoComplete: 'off',
  })
  return (
    <>
      <fieldset className="choice-group field" id="safe_days">
        <legend className="field-label">{optionalLabel(words.safeDays)}</legend>
        <p className="field-hint">{words.safeDaysHint}</p>
        {weekDays.map((day) => (
          <TickBox
            key={day}
            id={`safe_${day}`}
            name={`safe_${day}`}
            label={weekDayLabels[day]}
            defaultChecked={values[`safe_${day}`] === 'on'}
          />
        ))}
      </fieldset>
      <TextField {...field('safe_from')} type="time" hint={words.safeTimesHint} />
      <TextField {...field('safe_to')} type="time" />
    </>
  )
}

export const personTextFields =
  ({ values, back }: ContactProps) =>
  (
    name:
      | 'interpreter'
      | 'access_needs'
      | 'town'
      | 'establishment'
      | 'practitioner_name'
      | 'practitioner_contact'
      | 'own_reference',
  ) => ({
    id: name,
    name,
    // Whoever is in custody is somewhere.
    label: name === 'establishment' ? words[name] : optionalLabel(words[name]),
    defaultValue: values[name] ?? '',
    maxLength: personLimits[name],
    error: problemOf(back, name),
    autoComplete: 'off',
  })

/** What helps somebody to read, to speak and to come. */
export function AccessFields({ isOwn = false, ...props }: ContactProps & { isOwn?: boolean }) {
  const field = personTextFields(props)
  return (
    <>
      <TextField {...field('interpreter')} hint={isOwn ? words.ownInterpreterHint : words.interpreterHint} />
      <TextAreaField {...field('access_needs')} rows={3} />
    </>
  )
}

/** The town and the first half of the postcode. */
export function TownFields(props: ContactProps) {
  const { values, back } = props
  return (
    <>
      <TextField {...personTextFields(props)('town')} />
      <TextField
        id="postcode"
        name="postcode"
        label={optionalLabel(words.postcode)}
        hint={words.postcodeHint}
        defaultValue={values.postcode ?? ''}
        error={problemOf(back, 'postcode')}
        autoComplete="off"
        maxLength={10}
      />
    </>
  )
}

/** Where somebody is, in custody until when, and whom to ask about them. */
export function PlaceFields(props: ContactProps) {
  const { values, back } = props
  const field = personTextFields(props)
  return (
    <>
      <TownFields {...props} />
      <RadioRows
        id="place"
        name="place"
        legend={words.place}
        defaultValue={places.find((place) => place === values.place) ?? 'community'}
        options={places.map((place) => ({ value: place, label: placeLabels[place] }))}
      />
      <TextField {...field('establishment')} hint={words.establishmentHint} />
      <TextField
        id="release_on"
        name="release_on"
        type="date"
        label={words.release_on}
        defaultValue={values.release_on ?? ''}
        error={problemOf(back, 'release_on')}
        autoComplete="off"
      />
      <SelectField
        id="release_unknown"
        name="release_unknown"
        label={words.release_unknown}
        defaultValue={values.release_unknown ?? ''}
        options={[
          { value: '', label: words.releaseKnown },
          ...releaseUnknowns.map((why) => ({ value: why, label: releaseUnknownLabels[why] })),
        ]}
      />
      <TextField {...field('practitioner_name')} hint={words.practitionerHint} />
      <TextField {...field('practitioner_contact')} />
    </>
  )
}
