import type { ReactNode } from 'react'

import { screenLinks, sideLinks } from '@/components/demonstration/shell/area-links'
import { DemoBanner } from '@/components/demonstration/shell/demo-banner'
import { ScreenStage } from '@/components/demonstration/shell/screen-stage'
import { demoWords } from '@/lib/content/demonstration/demo-words'
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
