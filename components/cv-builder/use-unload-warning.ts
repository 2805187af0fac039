import { useEffect } from 'react'

import { hasKeptCv, type CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import type { Unadded } from '@/lib/domain/cv/unadded'

/** The browser asks before the page is left with text that is stored nowhere. */
export function useUnloadWarning(kept: CvKeeperState, { skill }: Unadded): void {
  const hasText = hasKeptCv(kept) || skill.trim() !== ''
  const isAtRisk = (kept.device === null || kept.saved.kind === 'failed') && hasText
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
