import { privatePageMetadata } from '@/app/page-metadata'
import { MembersRoute } from '@/app/(work)/dashboard/organisation-routes'
import { colleagueWords } from '@/lib/content/hiring/colleague-words'

export const metadata = privatePageMetadata(colleagueWords.title)

export default function CaseworkerMembersRoute(props: PageProps<'/dashboard/caseworkerportal/organisation/members'>) {
  return <MembersRoute portal="/dashboard/caseworkerportal" {...props} />
}
