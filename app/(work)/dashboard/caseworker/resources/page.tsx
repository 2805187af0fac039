import { pageMetadata } from '@/app/page-metadata'
import { PractitionerGuides } from '@/components/casework/pages/practitioner-guides'

export const metadata = pageMetadata('/dashboard/caseworker/resources')

export default function CaseworkerResourcesPage() {
  return <PractitionerGuides />
}
