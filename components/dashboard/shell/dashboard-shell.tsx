import type { ReactNode } from 'react'

import { screenLinks, sideLinks } from '@/components/dashboard/shell/area-links'
import { DemoBanner } from '@/components/dashboard/shell/demo-banner'
import { ScreenStage } from '@/components/dashboard/shell/screen-stage'
import { demoWords } from '@/lib/content/dashboards/demo-words'
import type { Side } from '@/lib/domain/access/role'

type Props = { area: Side; children: ReactNode }

/** The frame of all screens of an area. */
export function DashboardShell({ area, children }: Props) {
  return (
    <div className="dash" data-area={area}>
      <a href="#screen" className="skip-link">
        {demoWords.skipToScreen}
      </a>
      <DemoBanner />
      <ScreenStage screens={screenLinks(area)} sides={sideLinks}>
        {children}
      </ScreenStage>
    </div>
  )
}
