import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PersonRoute } from '@/app/(work)/dashboard/people-routes'
import { fileWords } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(fileWords.title)

export default function PartnerPersonRoute(props: PageProps<'/dashboard/partnerportal/people/[reference]'>) {
  return <PersonRoute portal="/dashboard/partnerportal" {...props} />
}
