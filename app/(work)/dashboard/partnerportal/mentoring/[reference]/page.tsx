import { MentoredRoute } from '@/app/(work)/dashboard/mentoring-routes'
import { privatePageMetadata } from '@/app/page-metadata'
import { mentoringWords } from '@/lib/content/casework/mentoring'

export const metadata = privatePageMetadata(mentoringWords.title)

export default function PartnerMentoredRoute(props: PageProps<'/dashboard/partnerportal/mentoring/[reference]'>) {
  return <MentoredRoute portal="/dashboard/partnerportal" {...props} />
}
