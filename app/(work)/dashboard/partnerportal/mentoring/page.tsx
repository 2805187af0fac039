import { MentoringRoute } from '@/app/(work)/dashboard/mentoring-routes'
import { privatePageMetadata } from '@/app/page-metadata'
import { mentoringWords } from '@/lib/content/casework/mentoring'

export const metadata = privatePageMetadata(mentoringWords.title)

export default function PartnerMentoringRoute(props: PageProps<'/dashboard/partnerportal/mentoring'>) {
  return <MentoringRoute portal="/dashboard/partnerportal" {...props} />
}
