'use client'

import type { Route } from 'next'
import { use, useEffect, type ReactNode } from 'react'

import { OpeningContext } from '@/components/work/opening'
import { PageLink } from '@/components/ui/page-link'
import { useIsOpening } from '@/components/ui/use-is-opening'

const showAfterMs = 150

type ReportProps = { href: string }

function ReportOpening({ href }: ReportProps) {
  const isOpening = useIsOpening()
  const report = use(OpeningContext)
  useEffect(() => {
    if (!isOpening) return
    // A page that loads at once needs no skeleton.
    const timer = setTimeout(() => report(href), showAfterMs)
    return () => {
      clearTimeout(timer)
      report(null)
    }
  }, [isOpening, href, report])
  return null
}

type Props = {
  href: Route
  className?: string
  'aria-current'?: 'page' | 'true'
  children: ReactNode
}

/** A link to another screen of a dashboard: while the screen is loading, the shell shows its skeleton. */
export function ScreenLink({ href, children, ...link }: Props) {
  return (
    <PageLink {...link} href={href}>
      {children}
      <ReportOpening href={href} />
    </PageLink>
  )
}
