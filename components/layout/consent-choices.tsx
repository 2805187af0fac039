'use client'

import { reopenConsent } from '@/lib/client/analytics/consent'
import { useHydrated } from '@/lib/client/use-hydrated'
import { consentWords } from '@/lib/content/analytics/consent'

/** Opens the question again. It keeps its room in the server's HTML, unseen, because without scripts it opens nothing. */
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
