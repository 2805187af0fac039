import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { ChangeCompanyScreen } from '@/components/hiring/company/change-company-screen'
import { employerPortal } from '@/components/hiring/screen-place'
import { companyFormWords } from '@/lib/content/hiring/company'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'

export const metadata = privatePageMetadata(companyFormWords.changeTitle)

export default async function ChangeCompanyRoute({ searchParams }: PageSearch) {
  await requireAccess('/dashboard/employerportal')
  const { again, latest } = await searchParams
  const [kept, { company, membership }] = await Promise.all([keptInput(again), loadMembershipAndCompany('company')])
  return (
    <ChangeCompanyScreen
      company={membership?.rights.manage_people ? company : null}
      kept={kept}
      isLatest={latest !== undefined}
      place={employerPortal}
    />
  )
}
