import type { ReactNode } from 'react'

export type FieldText = { id: string; label: string; hint?: ReactNode; error?: string }

type DescribedBy = { id: string; hint?: ReactNode; error?: string }

/** The ids of the elements that describe a control, in the order in which they are read out. */
export function describedBy({ id, hint, error }: DescribedBy): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

type FieldErrorProps = { id: string; error?: string }

export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null
}

type Props = FieldText & { name?: string; children: ReactNode }

/** The server edits this markup for people with scripts off: `data-field`, the ids and the order are a contract. */
export function Field({ id, name, label, hint, error, children }: Props) {
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}
