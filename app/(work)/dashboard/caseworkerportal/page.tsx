import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PartnerHomeRoute } from '@/app/(work)/dashboard/partner-home-route'
import { partnerPortalWords } from '@/lib/content/casework/organisation'

export const metadata = privatePageMetadata(partnerPortalWords.title.caseworker)

export default function CaseworkerPortalRoute(props: PageProps<'/dashboard/caseworkerportal'>) {
  return <PartnerHomeRoute portal="/dashboard/caseworkerportal" {...props} />
}
