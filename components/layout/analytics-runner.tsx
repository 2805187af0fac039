'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'

import { consentOnServer, currentConsent, subscribeToConsent } from '@/lib/client/analytics/consent'
import { followConsent, keepPrivatePagesApart } from '@/lib/client/analytics/follow-consent'
import type { AnalyticsProject } from '@/lib/client/analytics/posthog'

type Props = { project: AnalyticsProject }

/** Renders nothing. Makes analytics follow the person's choice and the page they are on. */
export function AnalyticsRunner({ project }: Props) {
  const isAgreed = useSyncExternalStore(subscribeToConsent, currentConsent, consentOnServer)?.answer === 'yes'
  const path = usePathname()

  // Subscribed to the store directly, so that a 'no' stops everything before anything else happens.
  useEffect(() => subscribeToConsent(() => followConsent(project)), [project])
  useEffect(() => followConsent(project), [project, path])
  useEffect(() => (isAgreed ? keepPrivatePagesApart() : undefined), [isAgreed])

  return null
}
