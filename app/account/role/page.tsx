import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { RoleRequestForm } from '@/components/account/role-request-form'
import { PageLink } from '@/components/ui/page-link'
import { partnerWords } from '@/lib/content/casework/organisation'
import { companyStateWords, companyWords } from '@/lib/content/hiring/company'
import { accountWords, roleRequestWords, roleWords } from '@/lib/content/account/account'
import { company } from '@/lib/content/site/company'
import { askedPageOf } from '@/lib/domain/access/role-pages'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnOrganisation } from '@/lib/server/hiring/companies'

export const metadata = privatePageMetadata(roleRequestWords.heading)

export default async function RoleRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done } = await searchParams
  const [kept, own] = await Promise.all([keptInput(again), user.role === null ? loadOwnOrganisation() : null])
  const mayAsk = !user.role && own === null
  return (
    <AccountPage heading={mayAsk ? roleRequestWords.heading : accountWords.rows.role}>
      <AccountDoneNotice done={done} />
      <p>
        {user.role ? (
          roleRequestWords.kind(roleWords[user.role].toLowerCase())
        ) : (
          <>
            {roleRequestWords.now} <strong>{accountWords.noRole}</strong>
          </>
        )}
      </p>
      {own ? (
        <p className="notice">
          {companyWords.named(own.name, companyStateWords[own.state])}.{' '}
          <PageLink href={askedPageOf(own.kind)}>
            {own.kind === 'employer' ? companyWords.see : partnerWords.see}
          </PageLink>
        </p>
      ) : null}
      {kept && !mayAsk ? (
        <p className="form-notice" role="alert">
          {kept.message}
        </p>
      ) : null}
      {user.role ? (
        <p>
          {roleRequestWords.onePortal} <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
        </p>
      ) : null}
      {mayAsk ? (
        <>
          <p>{roleRequestWords.text}</p>
          <RoleRequestForm kept={kept} />
        </>
      ) : null}
    </AccountPage>
  )
}
