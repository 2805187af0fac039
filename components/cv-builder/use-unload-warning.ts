import { useEffect } from 'react'

import { hasKeptCv, type CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'

/** Before the page goes with words that are kept nowhere, the browser asks. */
export function useUnloadWarning(kept: CvKeeperState): void {
  const isAtRisk = (kept.device === null || kept.saved.kind === 'failed') && hasKeptCv(kept)
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
