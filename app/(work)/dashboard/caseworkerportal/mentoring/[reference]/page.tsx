import { MentoredRoute } from '@/app/(work)/dashboard/mentoring-routes'
import { privatePageMetadata } from '@/app/page-metadata'
import { mentoringWords } from '@/lib/content/casework/mentoring'

export const metadata = privatePageMetadata(mentoringWords.title)

export default function CaseworkerMentoredRoute(props: PageProps<'/dashboard/caseworkerportal/mentoring/[reference]'>) {
  return <MentoredRoute portal="/dashboard/caseworkerportal" {...props} />
}
