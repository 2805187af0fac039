import { pageMetadata } from '@/app/page-metadata'
import { DashboardChooser } from '@/components/dashboard/dashboard-chooser'

export const metadata = pageMetadata('/dashboard')

export default function DashboardPage() {
  return <DashboardChooser />
}
