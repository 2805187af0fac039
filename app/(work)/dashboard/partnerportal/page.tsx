import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PartnerHomeRoute } from '@/app/(work)/dashboard/partner-home-route'
import { partnerPortalWords } from '@/lib/content/casework/organisation'

export const metadata = privatePageMetadata(partnerPortalWords.title.partner)

export default function PartnerPortalRoute(props: PageProps<'/dashboard/partnerportal'>) {
  return <PartnerHomeRoute portal="/dashboard/partnerportal" {...props} />
}
