import { privatePageMetadata } from '@/app/page-metadata'
import { EmployerGuides } from '@/components/hiring/guides/employer-guides'
import { employerGuideTitle } from '@/lib/content/hiring/employer-guides'
import { requireAccess } from '@/lib/server/auth/current-user'

export const metadata = privatePageMetadata(employerGuideTitle)

export default async function EmployerGuidesRoute() {
  await requireAccess('/dashboard/employerportal')
  return <EmployerGuides />
}
