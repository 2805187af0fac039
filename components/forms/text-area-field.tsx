'use client'

import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'

import { describedBy, Field, type FieldText } from '@/components/forms/field'

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id'>

const neverChanges = () => () => undefined

const typedInto = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const textArea = document.getElementById(id)
  return textArea instanceof HTMLTextAreaElement ? textArea.value : undefined
}

export function TextAreaField({ id, label, hint, error, rows = 6, ...textarea }: Props) {
  // When its scripts start, React puts the text that came with the page back into the field, over what was typed until
  // then: this puts that back. https://github.com/facebook/react/pull/33129 does so for inputs.
  const field = useRef<HTMLTextAreaElement>(null)
  const cameWithThePage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [typed] = useState(() => (cameWithThePage ? typedInto(id) : undefined))
  useLayoutEffect(() => {
    if (typed !== undefined && field.current) field.current.value = typed
  }, [typed])
  return (
    <Field id={id} name={textarea.name} label={label} hint={hint} error={error}>
      <textarea
        {...textarea}
        ref={field}
        id={id}
        rows={rows}
        className="text-input text-area"
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  )
}
