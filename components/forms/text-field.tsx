import type { ComponentProps } from 'react'

import { AddressSuggestion } from '@/components/forms/address-suggestion'
import { describedBy, Field, type FieldText } from '@/components/forms/field'

type Props = FieldText & Omit<ComponentProps<'input'>, 'id'>

export function TextField({ id, label, hint, error, type = 'text', ...input }: Props) {
  return (
    <Field id={id} name={input.name} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={id}
        type={type}
        className="text-input"
        aria-describedby={describedBy({ id, hint, error }) ?? input['aria-describedby']}
        aria-invalid={error ? true : input['aria-invalid']}
      />
      {type === 'email' ? <AddressSuggestion inputId={id} /> : null}
    </Field>
  )
}
