import '@/app/styles/work-frame.css'
import '@/app/styles/forms.css'
import '@/app/styles/prose.css'
import '@/app/styles/dashboard-shell.css'
import '@/app/styles/dashboard-parts.css'
import '@/app/styles/dashboard-tables.css'
import '@/app/styles/dashboard-forms.css'

import type { ReactNode } from 'react'

import { PortalNavigation } from '@/components/hiring/portal-navigation'
import { WorkFrame } from '@/components/layout/work-frame'

type Props = { children: ReactNode }

export default function PartnerPortalLayout({ children }: Props) {
  return (
    <WorkFrame bar={<PortalNavigation side="partner" />} isPortal>
      <div className="dash dash-portal">
        <div className="dash-screen">{children}</div>
      </div>
    </WorkFrame>
  )
}
