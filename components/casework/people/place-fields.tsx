import { personTextFields, TownFields, type ContactProps } from '@/components/casework/people/person-fields'
import { RadioRows } from '@/components/forms/radio-rows'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { problemOf } from '@/components/work/posted-form'
import { personFields as words, placeLabels, releaseUnknownLabels } from '@/lib/content/casework/people'
import { places, releaseUnknowns } from '@/lib/domain/casework/supported-person'

/** Where somebody is, and in custody until when. */
export function PlaceFields(props: ContactProps) {
  const { values, back } = props
  const field = personTextFields(props)
  return (
    <>
      <TownFields {...props} />
      <RadioRows
        id="place"
        name="place"
        legend={words.placeChoice}
        defaultValue={places.find((place) => place === values.place)}
        error={problemOf(back, 'place')}
        options={places.map((place) => ({ value: place, label: placeLabels[place] }))}
      />
      <div className="if-last-choice">
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
      </div>
    </>
  )
}

/** Whom to ask about somebody. */
export function PractitionerFields(props: ContactProps) {
  const field = personTextFields(props)
  return (
    <>
      <TextField {...field('practitioner_name')} />
      <TextField {...field('practitioner_contact')} />
    </>
  )
}
