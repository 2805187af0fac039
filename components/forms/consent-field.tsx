import type { ComponentProps } from 'react'

import { describedBy, FieldError, type FieldText } from '@/components/forms/field'

type Props = Omit<FieldText, 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function ConsentField({ id, label, error, ...input }: Props) {
  return (
    <div className="field field-checkbox" data-field={input.name}>
      <FieldError id={id} error={error} />
      <div className="checkbox-row">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy({ id, error })}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
