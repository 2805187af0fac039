import type { Route } from 'next'

import { PasswordField } from '@/components/forms/password-field'
import { ButtonLink } from '@/components/ui/button-link'
import { accountWords as words } from '@/lib/content/account/account'
import { showPasswordWords } from '@/lib/content/account/sign-in'
import type { OwnerProofKind as Proof } from '@/lib/domain/access/owner-proof'

type Props = { proof: Exclude<Proof, 'to come'>; error?: string }

/** In a form that changes the account: the password now, or why none is asked for. */
export function OwnerProof({ proof, error }: Props) {
  if (proof === 'code') return <p className="form-note">{words.proved}</p>
  return (
    <PasswordField
      id="password"
      name="password"
      words={showPasswordWords}
      label={words.password}
      hint={words.passwordHint}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

/** In place of such a form, for somebody without a password: the way to show by email, or by SMS, that it is them. */
export function ProveByCode({ page, user }: { page: string; user: { email: string } }) {
  const byPhone = user.email === ''
  const address = `${byPhone ? '/sign-in/phone' : '/sign-in/link'}?next=${encodeURIComponent(page)}` as Route
  return (
    <>
      <p>{byPhone ? words.proveFirstByPhone : words.proveFirst}</p>
      <ButtonLink href={address}>{byPhone ? words.proveByPhone : words.prove}</ButtonLink>
    </>
  )
}
