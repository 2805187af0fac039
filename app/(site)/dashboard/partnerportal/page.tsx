import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PortalPage } from '@/components/portals/portal-page'
import { portals } from '@/lib/content/account/portals'
import { loadOwnEnquiries } from '@/lib/server/accounts/own-record'
import { requireAccess } from '@/lib/server/auth/current-user'

export const metadata = privatePageMetadata(portals.partner.title)

export default async function PartnerPortalRoute() {
  const { name, email } = await requireAccess('/dashboard/partnerportal')
  return <PortalPage role="partner" name={name} email={email} enquiries={await loadOwnEnquiries(email)} />
}
