import { privatePageMetadata } from '@/app/page-metadata'
import { ChangeOrganisationRoute } from '@/app/(work)/dashboard/organisation-routes'
import { partnerFormWords } from '@/lib/content/casework/organisation'

export const metadata = privatePageMetadata(partnerFormWords.changeTitle)

export default function ChangePartnerOrganisationRoute(
  props: PageProps<'/dashboard/partnerportal/organisation/change'>,
) {
  return <ChangeOrganisationRoute portal="/dashboard/partnerportal" {...props} />
}
