import { useId, type ReactNode } from 'react'

type Props<Value extends string> = {
  legend: string
  hint?: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
  children?: ReactNode
}

/** Tells the browser not to keep the choice: some restore a form's answers after a reload. */
export function RadioGroup<Value extends string>({ legend, hint, options, value, onChange, children }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className="choice-group" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="field-label">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {children}
      <div className="radio-rows">
        {options.map((option) => (
          <div key={option.value} className="radio-row">
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              autoComplete="off"
            />
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
