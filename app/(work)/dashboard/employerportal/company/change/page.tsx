import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { CompanyForm } from '@/components/hiring/company/company-form'
import { PageLink } from '@/components/ui/page-link'
import { companyFormWords, companyWords } from '@/lib/content/hiring/company'
import { fieldsOf, readCompany } from '@/lib/domain/companies/company-form'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'

export const metadata = privatePageMetadata(companyFormWords.changeTitle)

export default async function ChangeCompanyRoute({ searchParams }: PageSearch) {
  await requireAccess('/dashboard/employerportal')
  const { again, latest } = await searchParams
  const [kept, { company, membership }] = await Promise.all([keptInput(again), loadMembershipAndCompany('company')])
  const read = kept && readCompany(kept.values)
  const shownVersion = latest === undefined ? kept?.values.version : undefined
  return (
    <>
      <p>
        <PageLink href="/dashboard/employerportal/company" className="text-link">
          {companyWords.see}
        </PageLink>
      </p>
      <div className="screen-heading">
        <div>
          <h1>{companyFormWords.changeTitle}</h1>
          <p className="lead">{companyFormWords.changeLead}</p>
        </div>
      </div>
      {company && membership?.rights.manage_people ? (
        <CompanyForm
          kind="change"
          kept={kept}
          values={kept?.values ?? fieldsOf({ ...company, ...company.wanted })}
          problems={read && 'problems' in read ? read.problems : {}}
          version={Number(shownVersion ?? company.version)}
          submit={companyFormWords.save}
        />
      ) : (
        <p>{companyWords.noRight}</p>
      )}
    </>
  )
}
