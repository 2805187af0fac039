import { privatePageMetadata } from '@/app/page-metadata'
import { OrganisationRoute } from '@/app/(work)/dashboard/organisation-routes'
import { partnerWords } from '@/lib/content/casework/organisation'

export const metadata = privatePageMetadata(partnerWords.title)

export default function PartnerOrganisationRoute(props: PageProps<'/dashboard/partnerportal/organisation'>) {
  return <OrganisationRoute portal="/dashboard/partnerportal" {...props} />
}
