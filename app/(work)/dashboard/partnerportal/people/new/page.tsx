import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewPersonRoute } from '@/app/(work)/dashboard/people-routes'
import { newPersonWords } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(newPersonWords.title)

export default function PartnerNewPersonRoute(props: PageProps<'/dashboard/partnerportal/people/new'>) {
  return <NewPersonRoute portal="/dashboard/partnerportal" {...props} />
}
