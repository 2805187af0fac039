import { EmptyState } from '@/components/work/empty-state'
import { companyWords } from '@/lib/content/hiring/company'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { CompanyState } from '@/lib/domain/companies/company'

/**
 * Why somebody sees no applications: because of their company, or their own rights in it.
 * @param state null without a company
 */
export function NoApplicants({ state }: { state: CompanyState | null }) {
  if (state === null)
    return <EmptyState text={words.noCompany} link={{ label: companyWords.ask, href: '/account/company' }} />
  return (
    <EmptyState text={state === 'approved' ? words.noRight : state === 'paused' ? words.paused : words.notApproved} />
  )
}
