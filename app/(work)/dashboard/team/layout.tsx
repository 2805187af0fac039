import '@/app/styles/work-frame.css'
import '@/app/styles/forms.css'
import '@/app/styles/prose.css'
import '@/app/styles/dashboard-shell.css'
import '@/app/styles/dashboard-parts.css'
import '@/app/styles/dashboard-tables.css'
import '@/app/styles/dashboard-forms.css'
import '@/app/styles/desk.css'

import type { ReactNode } from 'react'

import { ScreenNavigation } from '@/components/work/screen-navigation'
import { WorkFrame } from '@/components/layout/work-frame'
import { deskScreens, deskWords } from '@/lib/content/desk/desk'

type Props = { children: ReactNode }

export default function DeskLayout({ children }: Props) {
  return (
    <WorkFrame bar={<ScreenNavigation name={deskWords.navigation} screens={deskScreens} />} isPortal>
      <div className="dash dash-portal desk">
        <div className="dash-screen">{children}</div>
      </div>
    </WorkFrame>
  )
}
