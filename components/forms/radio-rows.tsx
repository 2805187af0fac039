import { useId, type ReactNode } from 'react'

import { describedBy, FieldError } from '@/components/forms/field'

type Props<Value extends string> = {
  /** For a link from an error summary: the first choice is `{id}-{value}`. */
  id?: string
  legend: string
  hint?: ReactNode
  error?: string
  name?: string
  options: readonly { value: Value; label: string; hint?: string }[]
  /** With `onChange`, the caller holds the choice, and the browser does not keep it over a reload; without, the form does. */
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  disabled?: boolean
  /** Between the question and its answers. */
  children?: ReactNode
}

/** One choice of a few, all in view. */
export function RadioRows<Value extends string>(props: Props<Value>) {
  const { id: ownId, legend, hint, error, name, options, value, defaultValue, onChange, disabled, children } = props
  const madeId = useId()
  const id = ownId ?? madeId
  const given = (option: Value) =>
    onChange
      ? { checked: option === value, onChange: () => onChange(option), autoComplete: 'off' }
      : { defaultChecked: option === defaultValue }
  return (
    <fieldset
      id={id}
      className="choice-group field"
      disabled={disabled}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="field-label">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {children}
      <div className="radio-rows">
        {options.map((option) => (
          <div key={option.value} className="radio-row">
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name ?? id}
              value={option.value}
              {...given(option.value)}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            />
            <div>
              <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
              {option.hint ? (
                <p id={`${id}-${option.value}-hint`} className="field-hint">
                  {option.hint}
                </p>
              ) : null}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
