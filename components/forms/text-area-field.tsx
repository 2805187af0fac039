import type { ComponentProps } from 'react'

import { describedBy, Field, type FieldText } from '@/components/forms/field'

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id'>

export function TextAreaField({ id, label, hint, error, rows = 6, ...textarea }: Props) {
  return (
    <Field id={id} name={textarea.name} label={label} hint={hint} error={error}>
      <textarea
        {...textarea}
        id={id}
        rows={rows}
        className="text-input text-area"
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  )
}
