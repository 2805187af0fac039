import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { LinkedWays } from '@/components/account/linked-ways'
import { OwnerProof, ProveByCode } from '@/components/account/owner-proof'
import { WorkingWays } from '@/components/account/working-ways'
import { ButtonLink } from '@/components/ui/button-link'
import { problemWords, waysWords as words } from '@/lib/content/account/account'
import { providerNames } from '@/lib/content/account/sign-in'
import { externalProviderOf } from '@/lib/domain/access/ways-in'
import { loadLinkedWays } from '@/lib/server/accounts/identities'
import { requireAccess } from '@/lib/server/auth/current-user'
import { ownNameOf } from '@/lib/server/auth/judge-session'
import { keptInput } from '@/lib/server/auth/kept-input'
import { proofOf } from '@/lib/server/auth/password-permit'
import { waysIn } from '@/lib/server/auth/ways-in'

export const metadata = privatePageMetadata(words.heading)

export default async function WaysRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done, add, remove, go } = await searchParams
  const [{ external, hasPhone, hasPasskeys }, linked, proof, kept] = await Promise.all([
    waysIn(),
    loadLinkedWays(),
    proofOf(user),
    keptInput(again),
  ])
  const others = external.filter((provider) => !linked?.some((way) => way.provider === provider))
  const goingTo = others.find((provider) => provider === externalProviderOf(go))
  const added = others.find((provider) => provider === (add ?? kept?.values.provider))
  const removed = linked?.find(({ id }) => id === (remove ?? kept?.values.identity))
  const named = removed ? providerNames[removed.provider] : added ? providerNames[added] : null
  const form =
    proof === 'to come' ? (
      <ProveByCode page="/account/ways" user={user} />
    ) : (
      <AccountForm
        action={removed ? 'way-remove' : 'way-add'}
        submit={removed ? words.remove(named ?? '') : words.add(named ?? '')}
        problem={kept}
      >
        {removed ? <input type="hidden" name="identity" value={removed.id} /> : null}
        {added ? <input type="hidden" name="provider" value={added} /> : null}
        <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
      </AccountForm>
    )
  return (
    <AccountPage heading={words.heading}>
      <AccountDoneNotice done={done} />
      {goingTo ? (
        <>
          <p>{words.goText(providerNames[goingTo])}</p>
          {/* A link, because our policy lets no form lead to another site. */}
          <ButtonLink anchor="a" href={`/auth/with/${goingTo}?link=yes`}>
            {words.go(providerNames[goingTo])}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{external.length === 0 ? words.none : words.text(ownNameOf(user))}</p>
          {external.length === 0 ? <WorkingWays user={user} hasPhone={hasPhone} hasPasskeys={hasPasskeys} /> : null}
          {linked === null ? (
            <p className="form-notice" role="alert">
              {problemWords.unread}
            </p>
          ) : linked.length + others.length === 0 ? null : (
            <LinkedWays linked={linked} others={others} />
          )}
          {named ? (
            <>
              <h2>{removed ? words.remove(named) : words.add(named)}</h2>
              {form}
            </>
          ) : kept ? (
            <p className="form-notice" role="alert">
              {kept.message}
            </p>
          ) : null}
        </>
      )}
    </AccountPage>
  )
}
