import type { ComponentProps } from 'react'

import { describedBy, Field, type FieldText } from '@/components/forms/field'

type Option = { value: string; label: string }
type Props = FieldText & Omit<ComponentProps<'select'>, 'id' | 'children'> & { options: readonly Option[] }

export function SelectField({ id, label, hint, error, options, ...select }: Props) {
  return (
    <Field id={id} name={select.name} label={label} hint={hint} error={error}>
      <select
        // React sets the default of an input anew and that of a select only once.
        key={String(select.defaultValue)}
        {...select}
        id={id}
        className="text-input select-input"
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : select['aria-invalid']}
      >
        {options.map(({ value, label: optionLabel }) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </select>
    </Field>
  )
}
