import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { OwnerProof, ProveByEmail } from '@/components/account/owner-proof'
import { Button } from '@/components/ui/button'
import { twoStepWords } from '@/lib/content/account/account'
import { secondStepState } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import { proofOf } from '@/lib/server/auth/password-permit'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(twoStepWords.heading)

export default async function TwoStepRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const [state, kept, proof] = await Promise.all([
    secondStepState(),
    keptInput((await searchParams).again),
    proofOf(user),
  ])
  return (
    <AccountPage heading={twoStepWords.heading}>
      <p>{twoStepWords.text}</p>
      <p className="notice">
        <strong>{twoStepWords.states[state]}</strong>
      </p>
      {state === 'off' ? (
        <>
          {user.role === 'team' ? <p className="notice">{twoStepWords.team}</p> : null}
          <p>{twoStepWords.need}</p>
          <p>{twoStepWords.lost}</p>
          {kept ? (
            <p className="form-notice" role="alert">
              {kept.message}
            </p>
          ) : null}
          {/* A form rather than a link: every visit to the page behind it creates a new key. */}
          <form action="/account/two-step/set-up" method="get">
            <Button type="submit">{twoStepWords.start}</Button>
          </form>
        </>
      ) : null}
      {state === 'on' ? (
        <>
          <h2>{twoStepWords.remove}</h2>
          <p>{twoStepWords.removeText}</p>
          {proof === 'to come' ? (
            <ProveByEmail page="/account/two-step" />
          ) : (
            <AccountForm action="two-step-off" submit={twoStepWords.remove} problem={kept}>
              <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
            </AccountForm>
          )}
        </>
      ) : null}
    </AccountPage>
  )
}
