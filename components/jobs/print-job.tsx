'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'
import { publicJobWords } from '@/lib/content/job-board/board'

/** There from the start, so that nothing moves, and hidden where scripts never run. */
export function PrintJob() {
  const isReady = useHydrated()
  return (
    <Button look="secondary" disabled={!isReady} onClick={() => window.print()} className="needs-script">
      {publicJobWords.print}
    </Button>
  )
}
