import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { OrganisationPage } from '@/components/casework/pages/organisation-page'
import { partnerWords } from '@/lib/content/casework/organisation'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadPartnerMembership } from '@/lib/server/casework/membership'
import { loadOwnPartner } from '@/lib/server/hiring/companies'

const portal = '/dashboard/partnerportal'

export const metadata = privatePageMetadata(partnerWords.title)

export default async function PartnerOrganisationRoute({ searchParams }: PageSearch) {
  await requireAccess(portal)
  const { done } = await searchParams
  const [organisation, membership] = await Promise.all([loadOwnPartner(), loadPartnerMembership()])
  return (
    <OrganisationPage
      portal={portal}
      organisation={organisation}
      isManager={membership?.rights.manage_people ?? false}
      done={done}
    />
  )
}
