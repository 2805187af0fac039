import type { ComponentProps } from 'react'

import { describedBy, FieldError, type FieldText } from '@/components/forms/field'

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function ConsentField({ id, label, hint, error, ...input }: Props) {
  return (
    <div className="field field-checkbox" data-field={input.name}>
      <FieldError id={id} error={error} />
      <div className="checkbox-row">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
