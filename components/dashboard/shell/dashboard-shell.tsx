import type { ReactNode } from 'react'

import { otherSides, screenLinks } from '@/components/dashboard/shell/area-links'
import { DemoBanner } from '@/components/dashboard/shell/demo-banner'
import { ScreenStage } from '@/components/dashboard/shell/screen-stage'
import { demoWords } from '@/lib/content/dashboards/demo-words'
import type { Role } from '@/lib/domain/applications/stages'

type Props = { area: Role; children: ReactNode }

/** What all screens of an area sit in. */
export function DashboardShell({ area, children }: Props) {
  return (
    <div className="page dash" data-area={area}>
      <a href="#screen" className="skip-link">
        {demoWords.skipToScreen}
      </a>
      <DemoBanner />
      <ScreenStage screens={screenLinks(area)} otherSides={otherSides(area)}>
        {children}
      </ScreenStage>
    </div>
  )
}
