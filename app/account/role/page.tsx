import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { OwnRequests } from '@/components/account/own-requests'
import { RoleRequestForm } from '@/components/account/role-request-form'
import { PageLink } from '@/components/ui/page-link'
import { partnerWords } from '@/lib/content/casework/organisation'
import { companyStateWords, companyWords } from '@/lib/content/hiring/company'
import { accountWords, roleRequestWords, roleWords } from '@/lib/content/account/account'
import { askedPageOf } from '@/lib/domain/access/role-pages'
import { loadOwnRequests } from '@/lib/server/accounts/own-record'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnOrganisation } from '@/lib/server/hiring/companies'

export const metadata = privatePageMetadata(roleRequestWords.heading)

export default async function RoleRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done } = await searchParams
  const [kept, requests, company] = await Promise.all([
    keptInput(again),
    loadOwnRequests(),
    user.role === null ? loadOwnOrganisation() : null,
  ])
  const isWaiting = requests?.some(({ state }) => state === 'open') ?? false
  const mayAsk = !user.role && !isWaiting && company === null
  return (
    <AccountPage heading={roleRequestWords.heading}>
      <AccountDoneNotice done={done} />
      <p>
        {roleRequestWords.now} <strong>{user.role ? roleWords[user.role] : accountWords.noRole}</strong>
      </p>
      {company ? (
        <p className="notice">
          {companyWords.named(company.name, companyStateWords[company.state])}.{' '}
          <PageLink href={askedPageOf(company.kind)}>
            {company.kind === 'employer' ? companyWords.see : partnerWords.see}
          </PageLink>
        </p>
      ) : null}
      {requests && requests.length > 0 ? <OwnRequests requests={requests} /> : null}
      {kept && !mayAsk ? (
        <p className="form-notice" role="alert">
          {kept.message}
        </p>
      ) : null}
      {user.role ? <p>{roleRequestWords.onePortal}</p> : null}
      {mayAsk ? (
        <>
          <p>{roleRequestWords.text}</p>
          <RoleRequestForm kept={kept} />
        </>
      ) : null}
    </AccountPage>
  )
}
