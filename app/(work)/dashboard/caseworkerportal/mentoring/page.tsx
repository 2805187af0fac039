import { MentoringRoute } from '@/app/(work)/dashboard/mentoring-routes'
import { privatePageMetadata } from '@/app/page-metadata'
import { mentoringWords } from '@/lib/content/casework/mentoring'

export const metadata = privatePageMetadata(mentoringWords.title)

export default function CaseworkerMentoringRoute(props: PageProps<'/dashboard/caseworkerportal/mentoring'>) {
  return <MentoringRoute portal="/dashboard/caseworkerportal" {...props} />
}
