'use client'

import { useEffect } from 'react'

import { whenAnalyticsRuns } from '@/lib/client/analytics/events'

type Props = { targetId: string }

/** Reports once per page view that the statistics were on screen, if analytics is running by then. */
export function StatisticsSeen({ targetId }: Props) {
  useEffect(() => {
    const target = document.getElementById(targetId)
    if (!target || typeof IntersectionObserver !== 'function') return
    let forget: (() => void) | undefined
    const observer = new IntersectionObserver((entries) => {
      forget?.()
      if (!entries.at(-1)?.isIntersecting) return
      forget = whenAnalyticsRuns((capture) => {
        observer.disconnect()
        capture('uk_stats_viewed', {})
      })
    })
    observer.observe(target)
    return () => {
      observer.disconnect()
      forget?.()
    }
  }, [targetId])

  return null
}
