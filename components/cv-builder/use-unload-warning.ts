import { useEffect } from 'react'

import { hasKeptCv, type CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'

/** The browser asks before the page is left with text that is stored nowhere. */
export function useUnloadWarning(kept: CvKeeperState): void {
  const isAtRisk = (kept.device === null || kept.saved.kind === 'failed') && hasKeptCv(kept)
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
