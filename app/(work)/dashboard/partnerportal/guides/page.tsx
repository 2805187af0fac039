import { privatePageMetadata } from '@/app/page-metadata'
import { PractitionerGuides } from '@/components/casework/pages/practitioner-guides'
import { practitionerGuidesTitle } from '@/lib/content/casework/practitioner-guides'
import { requireAccess } from '@/lib/server/auth/current-user'

export const metadata = privatePageMetadata(practitionerGuidesTitle)

export default async function PartnerGuidesRoute() {
  await requireAccess('/dashboard/partnerportal')
  return <PractitionerGuides />
}
