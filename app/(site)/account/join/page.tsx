import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { PostedForm } from '@/components/work/posted-form'
import { PageLink } from '@/components/ui/page-link'
import { joinProblems, joinWords as words } from '@/lib/content/hiring/colleague-words'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { openInvitation } from '@/lib/server/hiring/colleagues'

export const metadata = privatePageMetadata(words.title)

// Opening the page uses nothing up: programs that read mail follow links.
export default async function JoinRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const token = givenText((await searchParams).token)
  const invitation = await openInvitation(user.id, token)
  return (
    <AccountPage heading={words.title}>
      {invitation.outcome === 'open' ? (
        <>
          <p className="lead">{words.lead(invitation.company)}</p>
          {invitation.invited_by === null ? null : <p>{words.by(invitation.invited_by)}</p>}
          <p>{words.what}</p>
          <PostedForm to="company" action="join" submit={words.submit} hidden={{ token }} kept={null} />
        </>
      ) : (
        <>
          <p className="notice" role="alert">
            {joinProblems[invitation.outcome]}
          </p>
          {user.role === 'employer' ? (
            <p>
              <PageLink href="/dashboard/employerportal">{words.toPortal}</PageLink>
            </p>
          ) : null}
        </>
      )}
    </AccountPage>
  )
}
