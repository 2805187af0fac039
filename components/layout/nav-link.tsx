'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'

type Props = {
  href: Route
  className?: string
  /** For a label that the browser alone knows. */
  suppressHydrationWarning?: boolean
  children: ReactNode
}

export function NavLink({ href, className = 'nav-link', suppressHydrationWarning, children }: Props) {
  const isCurrent = usePathname() === href
  return (
    <PageLink
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      suppressHydrationWarning={suppressHydrationWarning}
    >
      {children}
    </PageLink>
  )
}
