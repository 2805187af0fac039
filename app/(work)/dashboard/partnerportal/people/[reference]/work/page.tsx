import { SupportWorkRoute } from '@/app/(work)/dashboard/support-work-route'
import { personMetadata } from '@/app/person-metadata'
import { supportWorkWords } from '@/lib/content/casework/support-work'

export const generateMetadata = personMetadata(supportWorkWords.open)

export default function PartnerSupportWorkRoute(props: PageProps<'/dashboard/partnerportal/people/[reference]/work'>) {
  return <SupportWorkRoute portal="/dashboard/partnerportal" {...props} />
}
