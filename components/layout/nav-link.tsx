'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'

type Props = { href: Route; className?: string; children: ReactNode }

export function NavLink({ href, className = 'nav-link', children }: Props) {
  const isCurrent = usePathname() === href
  return (
    <PageLink href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </PageLink>
  )
}
