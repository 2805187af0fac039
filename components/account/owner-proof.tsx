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

/** In place of such a form, for somebody without a password: the way to show by email that it is them. */
export function ProveByEmail({ page }: { page: string }) {
  return (
    <>
      <p>{words.proveFirst}</p>
      <ButtonLink href={`/sign-in/link?next=${encodeURIComponent(page)}`}>{words.prove}</ButtonLink>
    </>
  )
}
