import { useEffect } from 'react'

import { wizardWords } from '@/lib/content/disclosure/calculator'

/**
 * Names the screen in the title of the page. It tells a place and never a question: the browser's own list of visited
 * pages keeps titles, for whoever uses the device next.
 */
export function usePageTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen) document.title = `${screen} – ${wizardWords.titleSuffix}`
  }, [screen])
}
