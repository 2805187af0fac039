import { useEffect } from 'react'

import { calculatorWizardWords } from '@/lib/content/disclosure/calculator'

/**
 * Names the screen in the page's title. It names a place and never a question, because the browser's history keeps
 * titles, for whoever uses the device next to see.
 */
export function usePageTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen) document.title = `${screen} – ${calculatorWizardWords.titleSuffix}`
  }, [screen])
}
