import { SupportWorkRoute } from '@/app/(work)/dashboard/support-work-route'
import { privatePageMetadata } from '@/app/page-metadata'
import { supportWorkWords } from '@/lib/content/casework/support-work'

export const metadata = privatePageMetadata(supportWorkWords.open)

export default function CaseworkerSupportWorkRoute(
  props: PageProps<'/dashboard/caseworkerportal/people/[reference]/work'>,
) {
  return <SupportWorkRoute portal="/dashboard/caseworkerportal" {...props} />
}
