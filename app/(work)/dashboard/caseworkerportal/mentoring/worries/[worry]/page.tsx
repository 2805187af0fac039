import { WorryRoute } from '@/app/(work)/dashboard/mentoring-routes'
import { privatePageMetadata } from '@/app/page-metadata'
import { worryWords } from '@/lib/content/casework/mentoring'

export const metadata = privatePageMetadata(worryWords.title)

export default function CaseworkerWorryRoute(
  props: PageProps<'/dashboard/caseworkerportal/mentoring/worries/[worry]'>,
) {
  return <WorryRoute portal="/dashboard/caseworkerportal" {...props} />
}
