import { useId, type ComponentProps } from 'react'

import { describedBy } from '@/components/forms/field'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string; hint?: string }

/** A checkbox whose whole label is a target. */
export function CheckRow({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className="field-checkbox dash-check">
      <div className="checkbox-row">
        <input {...input} id={id} type="checkbox" aria-describedby={describedBy({ id, hint })} />
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
