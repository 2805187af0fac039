'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: Route; className?: string; children: ReactNode }

export function NavLink({ href, className = 'nav-link', children }: Props) {
  const isCurrent = usePathname() === href
  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
