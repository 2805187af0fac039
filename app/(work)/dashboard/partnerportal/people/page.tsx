import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PeopleRoute } from '@/app/(work)/dashboard/people-routes'
import { peopleWords } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(peopleWords.title)

export default function PartnerPeopleRoute(props: PageProps<'/dashboard/partnerportal/people'>) {
  return <PeopleRoute portal="/dashboard/partnerportal" {...props} />
}
