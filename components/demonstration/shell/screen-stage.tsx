'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState, type ReactNode } from 'react'

import type { AreaLink } from '@/components/demonstration/shell/area-links'
import { AreaNavigation } from '@/components/demonstration/shell/area-navigation'
import { OpeningContext } from '@/components/work/opening'
import { Skeleton } from '@/components/demonstration/shell/skeleton'

type Props = { screens: readonly AreaLink[]; sides: readonly AreaLink[]; children: ReactNode }

const isAtOrBelow = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)

/**
 * The link of the screen at a path: the one with the longest match, because every path is below an area's first screen.
 */
const linkAt = (links: readonly AreaLink[], path: string): AreaLink | undefined =>
  links
    .filter(({ href, details }) => isAtOrBelow(path, href) || details.some((begin) => path.startsWith(begin)))
    .sort((a, b) => b.href.length - a.href.length)
    .at(0)

/** The page that says what a form would have done follows from any of the screens. */
const isOnNoScreen = (path: string): boolean => path.endsWith('/answer')

type Opening = {
  href: string
  /** The path on which its link was followed. */
  from: string
}

/**
 * Navigation and screen. While another screen is loading, its skeleton replaces the previous one, scrolled to the top.
 * It goes when the path changes, in the same render in which the new screen appears, because Next.js scrolls to what it
 * can see.
 */
export function ScreenStage({ screens, sides, children }: Props) {
  const path = usePathname()
  const [opening, setOpening] = useState<Opening | null>(null)
  const report = useCallback((href: string | null) => setOpening(href === null ? null : { href, from: path }), [path])
  const target = opening?.from === path ? opening.href.replace(/[?#].*$/, '') : null
  const shape = target === null ? undefined : linkAt([...screens, ...sides], target)?.shape
  const isLeaving = shape !== undefined && target !== path
  useEffect(() => {
    if (isLeaving) window.scrollTo(0, 0)
  }, [isLeaving])
  return (
    <OpeningContext value={report}>
      <div className="dash-body">
        <AreaNavigation
          screens={screens}
          current={isOnNoScreen(path) ? undefined : linkAt(screens, path)}
          path={path}
        />
        <div id="screen" className="dash-screen" tabIndex={-1} aria-busy={shape !== undefined}>
          {shape ? <Skeleton shape={shape} /> : null}
          <div hidden={shape !== undefined}>{children}</div>
        </div>
      </div>
    </OpeningContext>
  )
}
