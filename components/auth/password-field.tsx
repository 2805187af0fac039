import { useState, type ComponentProps } from 'react'

import { Field } from '@/components/forms/field'
import { useHydrated } from '@/lib/client/use-hydrated'
import { signInFields } from '@/lib/content/sign-in'

type Props = { id: string; label: string; hint?: string } & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** With a button that shows what is typed. Paste is as welcome as typing. */
export function PasswordField({ id, label, hint, ...input }: Props) {
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} name={input.name} label={label} hint={hint}>
      <input
        {...input}
        id={id}
        type={isShown ? 'text' : 'password'}
        className="text-input"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {isHydrated ? (
        <button
          type="button"
          className="text-button"
          aria-controls={id}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? signInFields.hide : signInFields.show}
        </button>
      ) : null}
    </Field>
  )
}
