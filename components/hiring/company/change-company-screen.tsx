import type { Route } from 'next'

import { CompanyForm } from '@/components/hiring/company/company-form'
import type { EmployerPlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import type { KeptForm } from '@/components/work/posted-form'
import { companyFormWords, companyWords } from '@/lib/content/hiring/company'
import type { CompanyFacts } from '@/lib/domain/companies/company'
import { fieldsOf, readCompany } from '@/lib/domain/companies/company-form'

type Props = {
  /** Null for whoever may not change it. */
  company: (CompanyFacts & { version: number; wanted: { name: string; number: string } | null }) | null
  kept: KeptForm | null
  /** Whether the form is about the company as it is now, after somebody else was faster. */
  isLatest: boolean
  place: EmployerPlace
}

/** Changing what a company says about itself. */
export function ChangeCompanyScreen({ company, kept, isLatest, place }: Props) {
  const read = kept && readCompany(kept.values)
  const shownVersion = isLatest ? undefined : kept?.values.version
  return (
    <>
      <p>
        <PageLink href={place.company as Route} className="text-link">
          {companyWords.back}
        </PageLink>
      </p>
      <DetailHeading heading={companyFormWords.changeTitle} shows={companyFormWords.changeLead} />
      {company ? (
        <CompanyForm
          kind="change"
          to={place.forms}
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
