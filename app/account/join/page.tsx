import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { TextField } from '@/components/forms/text-field'
import { PostedForm } from '@/components/work/posted-form'
import { PageLink } from '@/components/ui/page-link'
import { joinProblems, joinWords as words } from '@/lib/content/hiring/colleague-words'
import { companyFormWords } from '@/lib/content/hiring/company'
import { portalOf } from '@/lib/domain/access/role-pages'
import { fieldLimits } from '@/lib/domain/fields/field-rules'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { openInvitation } from '@/lib/server/hiring/colleagues'

export const metadata = privatePageMetadata(words.title)

// Opening the page uses nothing up: programs that read mail follow links.
export default async function JoinRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const search = await searchParams
  const token = givenText(search.token)
  const [invitation, kept] = await Promise.all([openInvitation(user.id, token), keptInput(search.again)])
  return (
    <AccountPage heading={words.title}>
      {invitation.outcome === 'open' ? (
        <>
          <p className="lead">{words.lead(invitation.company)}</p>
          {invitation.invited_by === null ? null : <p>{words.by(invitation.invited_by)}</p>}
          <p>
            {words.what} {words.rights(invitation.rights)}
          </p>
          <PostedForm to="company" action="join" submit={words.submit(invitation.kind)} hidden={{ token }} kept={kept}>
            {user.name === null ? (
              <TextField
                id="your_name"
                name="your_name"
                label={companyFormWords.yourName}
                hint={words.nameHint}
                autoComplete="name"
                required
                maxLength={fieldLimits.name}
                defaultValue={kept?.values.your_name ?? ''}
                {...(kept?.field === 'your_name' && { error: kept.message })}
              />
            ) : null}
          </PostedForm>
        </>
      ) : (
        <>
          <p className="notice" role="alert">
            {joinProblems[invitation.outcome]}
          </p>
          {user.role === null || user.role === 'candidate' ? null : (
            <p>
              <PageLink href={portalOf(user.role) as Route}>{words.toPortal}</PageLink>
            </p>
          )}
        </>
      )}
    </AccountPage>
  )
}
