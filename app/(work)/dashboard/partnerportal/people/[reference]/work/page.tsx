import { SupportWorkRoute } from '@/app/(work)/dashboard/support-work-route'
import { privatePageMetadata } from '@/app/page-metadata'
import { supportWorkWords } from '@/lib/content/casework/support-work'

export const metadata = privatePageMetadata(supportWorkWords.open)

export default function PartnerSupportWorkRoute(props: PageProps<'/dashboard/partnerportal/people/[reference]/work'>) {
  return <SupportWorkRoute portal="/dashboard/partnerportal" {...props} />
}
