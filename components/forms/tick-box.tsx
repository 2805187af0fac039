import { useId, type ComponentProps, type ReactNode } from 'react'

import { describedBy } from '@/components/forms/field'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string
  hint?: ReactNode
  /** With `checked`: the caller holds the tick, and the browser does not keep it over a reload. */
  onTick?: (isTicked: boolean) => void
}

/** A checkbox whose whole label is a target. */
export function TickBox({ id: ownId, label, hint, onTick, ...input }: Props) {
  const madeId = useId()
  const id = ownId ?? madeId
  const held = onTick && {
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onTick(currentTarget.checked),
  }
  return (
    <div className="field-checkbox">
      <div className="checkbox-row">
        <input {...input} {...held} id={id} type="checkbox" aria-describedby={describedBy({ id, hint })} />
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
