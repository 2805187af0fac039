'use client'

import { usePasskey } from '@/components/auth/use-passkey'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { passkeyWords as words } from '@/lib/content/account/passkeys'
import { passkeyNameLimit } from '@/lib/domain/access/passkey'

type Props = { name: string; problem: string | null }

/** Makes a passkey on this device. With scripts off the form is sent without one, and the page says what to do instead. */
export function PasskeyAdd({ name, problem }: Props) {
  const {
    isBusy,
    problem: failed,
    box,
    submit,
  } = usePasskey('add', async (form, element) => {
    for (const field of ['challenge', 'credential']) {
      const input = element.elements.namedItem(field)
      if (input instanceof HTMLInputElement) input.value = String(form.get(field))
    }
    // As the browser would, and not by way of this again.
    element.submit()
    return null
  })
  const message = failed?.message ?? problem
  return (
    <form className="enquiry-form" method="post" action="/api/account/passkey-add" onSubmit={submit}>
      <input type="hidden" name="challenge" />
      <input type="hidden" name="credential" />
      <TextField
        id="passkey-name"
        name="name"
        label={words.name}
        hint={words.nameHint}
        defaultValue={name}
        maxLength={passkeyNameLimit}
        autoComplete="off"
      />
      <p>{words.makeText}</p>
      <div ref={box} className="form-notice-slot" role="alert" tabIndex={-1}>
        {message && !isBusy ? <p className="form-notice">{message}</p> : null}
      </div>
      <SubmitButton disabled={isBusy}>{isBusy ? words.busy : words.make}</SubmitButton>
    </form>
  )
}
