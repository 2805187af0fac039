import type { ReactNode } from 'react'

import { DashboardShell } from '@/components/dashboard/shell/dashboard-shell'

type Props = { children: ReactNode }

export default function EmployerLayout({ children }: Props) {
  return <DashboardShell area="employer">{children}</DashboardShell>
}
