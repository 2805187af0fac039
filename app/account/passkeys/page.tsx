import { notFound } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { OwnerProof, ProveByCode } from '@/components/account/owner-proof'
import { PasskeyAdd } from '@/components/account/passkey-add'
import { PasskeyList } from '@/components/account/passkey-list'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { problemWords } from '@/lib/content/account/account'
import { passkeyWords as words } from '@/lib/content/account/passkeys'
import { passkeyNameLimit } from '@/lib/domain/access/passkey'
import { loadPasskeys } from '@/lib/server/accounts/passkeys'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { mayLink } from '@/lib/server/auth/link-permit'
import { proofOf } from '@/lib/server/auth/password-permit'
import { waysIn } from '@/lib/server/auth/ways-in'

export const metadata = privatePageMetadata(words.heading)

export default async function PasskeysRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  if (!(await waysIn()).hasPasskeys) notFound()
  const { again, done, add, rename, remove, offer } = await searchParams
  const [passkeys, proof, kept, mayAdd] = await Promise.all([
    loadPasskeys(),
    proofOf(user),
    keptInput(again),
    mayLink(user.id, 'passkey'),
  ])
  const chosen = (id: unknown) => passkeys?.find((passkey) => passkey.id === id)
  const removed = chosen(remove ?? (kept?.field === 'name' ? undefined : kept?.values.passkey))
  const renamed = chosen(rename ?? (kept?.field === 'name' ? kept.values.passkey : undefined))
  const isAdding = add !== undefined || (kept !== null && !removed && !renamed)
  const asksOwner = removed !== undefined || (isAdding && !mayAdd)
  return (
    <AccountPage heading={words.heading}>
      <AccountDoneNotice done={done} />
      <p>{words.text}</p>
      <p>{words.shared}</p>
      {passkeys === null ? (
        <p className="form-notice" role="alert">
          {problemWords.unread}
        </p>
      ) : offer === undefined ? (
        <PasskeyList passkeys={passkeys} />
      ) : null}
      {removed ? (
        <>
          <h2>{words.removeSubmit}</h2>
          <p>{words.removeText}</p>
        </>
      ) : isAdding ? (
        <h2>{words.add}</h2>
      ) : null}
      {asksOwner && proof === 'to come' ? <ProveByCode page="/account/passkeys?add=yes" user={user} /> : null}
      {asksOwner && proof !== 'to come' ? (
        <AccountForm
          action={removed ? 'passkey-remove' : 'passkey-allow'}
          submit={removed ? words.removeSubmit : words.add}
          problem={kept}
        >
          {removed ? <input type="hidden" name="passkey" value={removed.id} /> : null}
          <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
        </AccountForm>
      ) : null}
      {isAdding && mayAdd ? <PasskeyAdd name={kept?.values.name ?? ''} problem={kept?.message ?? null} /> : null}
      {renamed ? (
        <AccountForm action="passkey-name" submit={words.saveName} problem={kept}>
          <input type="hidden" name="passkey" value={renamed.id} />
          <TextField
            id="name"
            name="name"
            label={words.newName}
            defaultValue={kept?.values.name ?? renamed.name}
            maxLength={passkeyNameLimit}
            required
            autoComplete="off"
            error={kept?.field === 'name' ? kept.message : undefined}
          />
        </AccountForm>
      ) : null}
      {isAdding || removed || renamed ? null : (
        <>
          <p>{words.secondStep}</p>
          <div className="button-row">
            <ButtonLink href="/account/passkeys?add=yes">{words.add}</ButtonLink>
          </div>
          {offer === undefined ? null : (
            <p>
              <PageLink href="/auth/home">{words.notNow}</PageLink>
            </p>
          )}
        </>
      )}
    </AccountPage>
  )
}
