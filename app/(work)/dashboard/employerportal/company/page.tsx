import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { OwnCompanyScreen } from '@/components/hiring/company/own-company-screen'
import { employerPortal } from '@/components/hiring/screen-place'
import { companyWords } from '@/lib/content/hiring/company'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'

export const metadata = privatePageMetadata(companyWords.title)

export default async function CompanyRoute({ searchParams }: PageSearch) {
  await requireAccess('/dashboard/employerportal')
  const { done, again } = await searchParams
  const [{ membership, company, replyRate }, kept] = await Promise.all([
    loadMembershipAndCompany('company', 'reply_rate'),
    keptInput(again),
  ])
  return (
    <OwnCompanyScreen
      membership={membership && { isManager: membership.rights.manage_people }}
      company={company}
      replyRate={replyRate}
      kept={kept}
      done={done}
      now={new Date()}
      place={employerPortal}
    />
  )
}
