import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewPersonRoute } from '@/app/(work)/dashboard/people-routes'
import { newPersonWords } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(newPersonWords.title)

export default function CaseworkerNewPersonRoute(props: PageProps<'/dashboard/caseworkerportal/people/new'>) {
  return <NewPersonRoute portal="/dashboard/caseworkerportal" {...props} />
}
