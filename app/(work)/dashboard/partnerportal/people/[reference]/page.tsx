import '@/app/styles/casework.css'

import { personMetadata } from '@/app/person-metadata'
import { PersonRoute } from '@/app/(work)/dashboard/people-routes'
import { fileWords } from '@/lib/content/casework/people'

export const generateMetadata = personMetadata(fileWords.title)

export default function PartnerPersonRoute(props: PageProps<'/dashboard/partnerportal/people/[reference]'>) {
  return <PersonRoute portal="/dashboard/partnerportal" {...props} />
}
