import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ImportPeopleRoute } from '@/app/(work)/dashboard/import-people-route'
import { importScreen } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(importScreen.title)

export default function CaseworkerImportPeopleRoute(props: PageProps<'/dashboard/caseworkerportal/people/import'>) {
  return <ImportPeopleRoute portal="/dashboard/caseworkerportal" {...props} />
}
