import type { ReactNode } from 'react'

import { DashboardShell } from '@/components/dashboard/shell/dashboard-shell'

type Props = { children: ReactNode }

export default function PartnerLayout({ children }: Props) {
  return <DashboardShell area="partner">{children}</DashboardShell>
}
