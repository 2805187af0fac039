import type { ReactNode } from 'react'

import { DashboardShell } from '@/components/dashboard/shell/dashboard-shell'

type Props = { children: ReactNode }

export default function CaseworkerLayout({ children }: Props) {
  return <DashboardShell area="caseworker">{children}</DashboardShell>
}
