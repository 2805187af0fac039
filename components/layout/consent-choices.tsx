'use client'

import { reopenConsent } from '@/lib/client/analytics/consent'
import { useHydrated } from '@/lib/client/use-hydrated'
import { consentWords } from '@/lib/content/analytics/consent'

/**
 * Reopens the question. Its space is reserved, invisibly, in the server's HTML, because without scripts it opens
 * nothing.
 */
export function ConsentChoices() {
  const isReady = useHydrated()
  return (
    <button
      type="button"
      className={isReady ? 'consent-choices' : 'consent-choices consent-choices-waiting'}
      onClick={reopenConsent}
    >
      {consentWords.choices}
    </button>
  )
}
