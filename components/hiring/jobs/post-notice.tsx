import { EmptyState } from '@/components/work/empty-state'
import { companyWords } from '@/lib/content/hiring/company'
import { companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import type { CompanyState } from '@/lib/domain/companies/company'

export type PostMembership = { state: CompanyState; rights: { post_jobs: boolean } } | null

/** Whether somebody may write adverts at the moment. Whatever changes a job checks again. */
export const mayPost = (membership: PostMembership): boolean =>
  membership !== null && membership.state === 'approved' && membership.rights.post_jobs

/** The company that somebody without one has asked for, and the advert begun meanwhile. */
export type Asked = { state: CompanyState; draft: { title: string } | null }

/** Why somebody may not write adverts, and where to go. */
export function PostNotice({ membership, asked = null }: { membership: PostMembership; asked?: Asked | null }) {
  if (membership === null && asked?.state === 'waiting') {
    const { draft } = asked
    return (
      <EmptyState
        text={words.checking(draft && draft.title)}
        link={{ label: draft ? companyWords.draftGoOn : companyWords.draftStart, href: '/account/company/advert' }}
      />
    )
  }
  if (membership === null) {
    return (
      <EmptyState
        text={asked?.state === 'returned' ? words.returned : words.noCompany}
        link={{ label: asked ? companyWords.see : companyWords.ask, href: '/account/company' }}
      />
    )
  }
  return (
    <EmptyState
      text={membership.state === 'approved' ? words.noRight : words.notApproved}
      link={{ label: words.toCompany, href: '/dashboard/employerportal/company' }}
    />
  )
}
