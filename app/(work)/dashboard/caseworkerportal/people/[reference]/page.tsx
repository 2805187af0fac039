import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { PersonRoute } from '@/app/(work)/dashboard/people-routes'
import { fileWords } from '@/lib/content/casework/people'

export const metadata = privatePageMetadata(fileWords.title)

export default function CaseworkerPersonRoute(props: PageProps<'/dashboard/caseworkerportal/people/[reference]'>) {
  return <PersonRoute portal="/dashboard/caseworkerportal" {...props} />
}
