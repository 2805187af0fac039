import { pageMetadata } from '@/app/page-metadata'
import { EmployerGuides } from '@/components/hiring/guides/employer-guides'

export const metadata = pageMetadata('/dashboard/employer/resources')

export default function EmployerResourcesPage() {
  return <EmployerGuides />
}
