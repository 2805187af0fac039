import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ImportPeopleRoute } from '@/app/(work)/dashboard/import-people-route'
import { importScreen } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(importScreen.title)

export default function PartnerImportPeopleRoute(props: PageProps<'/dashboard/partnerportal/people/import'>) {
  return <ImportPeopleRoute portal="/dashboard/partnerportal" {...props} />
}
