import { FieldError } from '@/components/forms/field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { optionalLabel, ownPersonFields, personFields as words, safeWayLabels } from '@/lib/content/casework/people'
import { personLimits } from '@/lib/domain/casework/person-form'
import { safeWays } from '@/lib/domain/casework/supported-person'

type Values = Readonly<Record<string, string | undefined>>
export type ContactProps = { values: Values; back: KeptForm | null }

type SafeContactProps = ContactProps & {
  isOwn?: boolean
  /** Whether a file may say that no way is safe; a referral may not. */
  mayTickNone?: boolean
}

/** The name somebody likes to use, and how to reach them safely. */
export function SafeContactFields({ values, back, isOwn = false, mayTickNone = false }: SafeContactProps) {
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
      <TextField {...field('phone')} type="tel" hint={words.phoneHint} />
      <TextField {...field('email')} type="email" />
      <fieldset className="choice-group field" id="safe_ways">
        <legend className="field-label">{labels.safe_ways}</legend>
        <p className="field-hint">
          {isOwn ? words.ownSafeWaysHint : mayTickNone ? words.noSafeWayHint : words.safeWaysHint}
        </p>
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
