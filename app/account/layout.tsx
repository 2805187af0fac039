import '@/app/styles/work-frame.css'
import '@/app/styles/forms.css'
import '@/app/styles/account.css'
import '@/app/styles/own-data.css'

import type { ReactNode } from 'react'

import { PortalNavigation } from '@/components/hiring/portal-navigation'
import { SiteFrame } from '@/components/layout/site-frame'
import { WorkFrame } from '@/components/layout/work-frame'
import { portalScreens } from '@/lib/content/hiring/portal-screens'
import { currentUser } from '@/lib/server/auth/current-user'

type Props = { children: ReactNode }

const sides = Object.keys(portalScreens) as (keyof typeof portalScreens)[]

/** Somebody who has a portal keeps its navigation here; everybody else has the public site's. */
export default async function AccountLayout({ children }: Props) {
  const user = await currentUser()
  const side = sides.find((one) => one === user?.role)
  if (side === undefined) return <SiteFrame>{children}</SiteFrame>
  return (
    <WorkFrame bar={<PortalNavigation side={side} />} isPortal>
      {children}
    </WorkFrame>
  )
}
