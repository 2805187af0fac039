import { pageMetadata } from '@/app/page-metadata'
import { PractitionerGuides } from '@/components/demonstration/caseworker/practitioner-guides'
import { ScreenHeading } from '@/components/demonstration/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/resources')

export default function CaseworkerResourcesPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/resources" />
      <PractitionerGuides />
    </>
  )
}
