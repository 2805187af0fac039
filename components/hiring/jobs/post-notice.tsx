import { EmptyState } from '@/components/work/empty-state'
import { companyWords } from '@/lib/content/hiring/company'
import { companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import type { CompanyState } from '@/lib/domain/companies/company'

export type PostMembership = { state: CompanyState; rights: { post_jobs: boolean } } | null

/** Whether somebody may write adverts at the moment. Whatever changes a job checks again. */
export const mayPost = (membership: PostMembership): boolean =>
  membership !== null && membership.state === 'approved' && membership.rights.post_jobs

/** Why somebody may not write adverts, and where to go. */
export function PostNotice({ membership }: { membership: PostMembership }) {
  const text =
    membership === null ? words.noCompany : membership.state === 'approved' ? words.noRight : words.notApproved
  const link =
    membership === null
      ? ({ label: companyWords.ask, href: '/account/company' } as const)
      : ({ label: words.toCompany, href: '/dashboard/employerportal/company' } as const)
  return <EmptyState text={text} link={link} />
}
