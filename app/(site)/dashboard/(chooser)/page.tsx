import '@/app/styles/breadcrumbs.css'
import '@/app/styles/dashboard-chooser.css'
import '@/app/styles/dashboard-parts.css'

import { pageMetadata } from '@/app/page-metadata'
import { DashboardChooser } from '@/components/demonstration/dashboard-chooser'

export const metadata = pageMetadata('/dashboard')

export default function DashboardPage() {
  return <DashboardChooser />
}
