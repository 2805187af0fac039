import '@/app/styles/work-frame.css'
import '@/app/styles/forms.css'
import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/dashboard-shell.css'
import '@/app/styles/dashboard-parts.css'
import '@/app/styles/dashboard-tables.css'
import '@/app/styles/dashboard-forms.css'

import type { ReactNode } from 'react'

import { DashboardShell } from '@/components/demonstration/shell/dashboard-shell'
import { SideSwitch } from '@/components/demonstration/shell/side-switch'
import { WorkFrame } from '@/components/layout/work-frame'

type Props = { children: ReactNode }

export default function CaseworkerLayout({ children }: Props) {
  return (
    <WorkFrame bar={<SideSwitch area="caseworker" />}>
      <DashboardShell area="caseworker">{children}</DashboardShell>
    </WorkFrame>
  )
}
