import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PartnerPortalHome } from '@/components/casework/pages/partner-portal-home'
import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { loadOwnEnquiries } from '@/lib/server/accounts/own-record'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadFirstDay } from '@/lib/server/casework/first-day'
import { loadOwnPartner } from '@/lib/server/hiring/companies'

const portal = '/dashboard/caseworkerportal'

export const metadata = privatePageMetadata(partnerPortalWords.title.caseworker)

export default async function CaseworkerPortalRoute() {
  const { name, email } = await requireAccess(portal)
  const [organisation, steps, enquiries] = await Promise.all([
    loadOwnPartner(),
    loadFirstDay(portal),
    loadOwnEnquiries(email),
  ])
  return (
    <PartnerPortalHome
      portal={portal}
      name={name}
      email={email}
      enquiries={enquiries}
      organisation={organisation}
      steps={steps}
    />
  )
}
