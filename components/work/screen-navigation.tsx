'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'

import { PageLink } from '@/components/ui/page-link'
import { ScreenMenu } from '@/components/work/screen-menu'

type Props = {
  /** The name of the list of links, for screen readers. */
  name: string
  screens: readonly { href: Route; label: string }[]
}

const isAtOrBelow = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)

/** The screens of an area behind a sign-in, in the bar at the top: side by side, or in a menu on a phone. */
export function ScreenNavigation({ name, screens }: Props) {
  const path = usePathname()
  // In the area every path is below the first screen's, so the longest that matches is the right one; outside, none is.
  const current = screens
    .filter(({ href }) => isAtOrBelow(path, href))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
  const links = (className: string) => (
    <ul className={className}>
      {screens.map(({ href, label }) => (
        <li key={href}>
          <PageLink
            href={href}
            prefetch={false}
            aria-current={href !== current?.href ? undefined : href === path ? 'page' : 'true'}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav className="work-sides work-screens" aria-label={name}>
        {links('plain-list')}
      </nav>
      <ScreenMenu name={name} current={current?.label} path={path}>
        {links('plain-list screen-list')}
      </ScreenMenu>
    </>
  )
}
