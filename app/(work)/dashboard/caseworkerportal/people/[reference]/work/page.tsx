import { SupportWorkRoute } from '@/app/(work)/dashboard/support-work-route'
import { personMetadata } from '@/app/person-metadata'
import { supportWorkWords } from '@/lib/content/casework/support-work'

export const generateMetadata = personMetadata(supportWorkWords.open)

export default function CaseworkerSupportWorkRoute(
  props: PageProps<'/dashboard/caseworkerportal/people/[reference]/work'>,
) {
  return <SupportWorkRoute portal="/dashboard/caseworkerportal" {...props} />
}
