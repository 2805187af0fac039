'use client'

import { usePathname } from 'next/navigation'
import { useState, type ReactNode } from 'react'

import type { AreaLink } from '@/components/dashboard/shell/area-links'
import { AreaNavigation } from '@/components/dashboard/shell/area-navigation'
import { OpeningContext } from '@/components/dashboard/shell/opening'
import { Skeleton } from '@/components/dashboard/shell/skeleton'

type Props = { screens: readonly AreaLink[]; otherSides: readonly AreaLink[]; children: ReactNode }

const isAtOrBelow = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)

/** The link of the screen at a path: the longest that the path begins with, because an area's first screen is above all. */
const linkAt = (links: readonly AreaLink[], path: string): AreaLink | undefined =>
  links
    .filter(({ href, details }) => isAtOrBelow(path, href) || details.some((begin) => path.startsWith(begin)))
    .sort((one, other) => other.href.length - one.href.length)
    .at(0)

/** Navigation and screen. While another screen is on its way, its skeleton stands in the place of the one before. */
export function ScreenStage({ screens, otherSides, children }: Props) {
  const path = usePathname()
  const [opening, setOpening] = useState<string | null>(null)
  const shape = opening === null ? undefined : linkAt([...screens, ...otherSides], opening.replace(/\?.*$/, ''))?.shape
  return (
    <OpeningContext value={setOpening}>
      <div className="dash-body">
        <AreaNavigation screens={screens} otherSides={otherSides} current={linkAt(screens, path)} path={path} />
        <div id="screen" className="dash-screen" tabIndex={-1} aria-busy={shape !== undefined}>
          {shape ? <Skeleton shape={shape} /> : null}
          <div hidden={shape !== undefined}>{children}</div>
        </div>
      </div>
    </OpeningContext>
  )
}
