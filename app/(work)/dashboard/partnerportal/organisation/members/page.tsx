import { privatePageMetadata } from '@/app/page-metadata'
import { MembersRoute } from '@/app/(work)/dashboard/organisation-routes'
import { colleagueWords } from '@/lib/content/hiring/colleague-words'

export const metadata = privatePageMetadata(colleagueWords.title)

export default function PartnerMembersRoute(props: PageProps<'/dashboard/partnerportal/organisation/members'>) {
  return <MembersRoute portal="/dashboard/partnerportal" {...props} />
}
