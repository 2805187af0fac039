import { privatePageMetadata } from '@/app/page-metadata'
import { ChangeOrganisationRoute } from '@/app/(work)/dashboard/organisation-routes'
import { partnerFormWords } from '@/lib/content/casework/organisation'

export const metadata = privatePageMetadata(partnerFormWords.changeTitle)

export default function ChangeCaseworkerOrganisationRoute(
  props: PageProps<'/dashboard/caseworkerportal/organisation/change'>,
) {
  return <ChangeOrganisationRoute portal="/dashboard/caseworkerportal" {...props} />
}
