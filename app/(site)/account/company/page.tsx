import '@/app/styles/dashboard-parts.css'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { DoneNotice } from '@/components/work/done-notice'
import { CompanyForm } from '@/components/hiring/company/company-form'
import { CompanyStateNotice } from '@/components/hiring/company/company-state'
import { PageLink } from '@/components/ui/page-link'
import { companyDoneWords, companyFormWords, companyProblems, companyWords } from '@/lib/content/hiring/company'
import { fieldsOf, readCompanyRequest } from '@/lib/domain/companies/company-form'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnCompany } from '@/lib/server/hiring/companies'

export const metadata = privatePageMetadata(companyWords.title)

export default async function OwnCompanyRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done, latest } = await searchParams
  const [kept, company] = await Promise.all([keptInput(again), loadOwnCompany()])
  const isMember = company !== null && (company.state === 'approved' || company.state === 'paused')
  const read = kept && readCompanyRequest(kept.values)
  const shownVersion = latest === undefined ? kept?.values.version : undefined
  return (
    <AccountPage heading={company ? companyWords.title : companyFormWords.askTitle}>
      <DoneNotice words={companyDoneWords} done={done} />
      {company ? <CompanyStateNotice company={company} /> : null}
      {isMember ? (
        <p>
          <PageLink href="/dashboard/employerportal/company">{companyWords.see}</PageLink>
        </p>
      ) : user.role !== null && user.role !== 'employer' ? (
        <p>{companyProblems.other_role}</p>
      ) : (
        <>
          <p>
            {company === null
              ? companyFormWords.askLead
              : company.state === 'returned'
                ? companyFormWords.mendLead
                : companyFormWords.correctLead}
          </p>
          <CompanyForm
            kind="ask"
            kept={kept}
            values={kept?.values ?? (company ? { ...fieldsOf(company), asked_as: company.askedAs } : {})}
            problems={read && 'problems' in read ? read.problems : {}}
            version={shownVersion ? Number(shownVersion) : (company?.version ?? null)}
            submit={
              company === null
                ? companyFormWords.send
                : company.state === 'returned'
                  ? companyFormWords.sendAgain
                  : companyFormWords.save
            }
          />
        </>
      )}
    </AccountPage>
  )
}
