import type { ReactNode } from 'react'

import { calculatorFieldWords as words } from '@/lib/content/disclosure/calculator'
import type { Given } from '@/lib/domain/disclosure-wizard/answers'

type ChoiceProps = {
  id: string
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  hint?: string
  isChecked: boolean
  onChoose: (value: string, isChecked: boolean) => void
  /** What belongs to this answer, shown below it once it is chosen. */
  children?: ReactNode
}

export function Choice({ id, type, name, value, label, hint, isChecked, onChoose, children }: ChoiceProps) {
  return (
    <>
      <div className="choice">
        <input
          id={id}
          type={type}
          name={name}
          value={value}
          checked={isChecked}
          autoComplete="off"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChoose(value, event.target.checked)}
        />
        <div>
          <label htmlFor={id}>{label}</label>
          {hint ? (
            <p className="field-hint" id={`${id}-hint`}>
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      {isChecked && children ? <div className="choice-more">{children}</div> : null}
    </>
  )
}

type NumberField = 'day' | 'month' | 'year' | 'toYear' | 'years' | 'months' | 'weeks' | 'days'

type FieldsProps = {
  id?: string
  value: Given
  isWrong?: boolean
  onType: (name: string, text: string) => void
}
type NumbersProps = FieldsProps & { fields: readonly NumberField[]; label?: string }

/** Short boxes for whole numbers, side by side. */
export function NumberFields({ id = 'answer', fields, label, value, isWrong = false, onType }: NumbersProps) {
  return (
    <div className="number-fields" role={label ? 'group' : undefined} aria-label={label}>
      {fields.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{words[name]}</label>
          <input
            id={`${id}-${name}`}
            className="text-input"
            inputMode="numeric"
            autoComplete="off"
            // The name of a month is understood too.
            maxLength={name === 'month' ? 9 : 5}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? 'question-error' : undefined}
            value={value[name] ?? ''}
            onChange={(event) => onType(name, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}

export const DayFields = (props: FieldsProps) => (
  <NumberFields {...props} fields={['day', 'month', 'year']} label={words.date} />
)
export const LengthFields = (props: FieldsProps) => (
  <NumberFields {...props} fields={['years', 'months', 'weeks', 'days']} label={words.length} />
)
export const CountFields = (props: FieldsProps) => (
  <NumberFields {...props} fields={['days']} label={words.creditedDays} />
)

/** A day in the past. Somebody who does not know it gives the months or years it may have been in. */
export function PastDateFields(props: FieldsProps) {
  const isUnsure = props.value.unsure === 'yes'
  return (
    <>
      {isUnsure ? (
        <NumberFields {...props} fields={['month', 'year', 'toYear']} label={words.date} />
      ) : (
        <DayFields {...props} />
      )}
      <Choice
        id="answer-unsure"
        type="checkbox"
        name="unsure"
        value="yes"
        label={words.unsure}
        hint={words.unsureHint}
        isChecked={isUnsure}
        onChoose={(_, isChecked) => props.onType('unsure', isChecked ? 'yes' : '')}
      />
    </>
  )
}
