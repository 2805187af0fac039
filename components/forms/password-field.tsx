'use client'

import { useState, type ComponentProps } from 'react'

import { describedBy, Field, type FieldText } from '@/components/forms/field'
import { useHydrated } from '@/lib/client/use-hydrated'

type Words = { show: string; hide: string }
type Props = FieldText & { words: Words } & Omit<ComponentProps<'input'>, 'id' | 'type'>

/**
 * With a button that shows what is typed, there from the start so that nothing moves. Pasting is as welcome as typing.
 */
export function PasswordField({ id, label, hint, error, words, ...input }: Props) {
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} name={input.name} label={label} hint={hint} error={error}>
      <input
        aria-invalid={error ? true : undefined}
        {...input}
        id={id}
        type={isShown ? 'text' : 'password'}
        className="text-input"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={describedBy({ id, hint, error })}
      />
      <button
        type="button"
        className="text-button needs-script"
        disabled={!isHydrated}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
        <span className="visually-hidden"> ({label})</span>
      </button>
    </Field>
  )
}
