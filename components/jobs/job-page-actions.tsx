'use client'

import { useState } from 'react'

import { PrintJob } from '@/components/jobs/print-job'
import { Button } from '@/components/ui/button'
import { saveJob, useSavedJobs } from '@/lib/client/saved-jobs'
import { useHydrated } from '@/lib/client/use-hydrated'
import { publicJobWords } from '@/lib/content/job-board/board'

type Props = { id: string }

/** Save on this device, and print. There from the start, so that nothing moves, and hidden where scripts never run. */
export function JobPageActions({ id }: Props) {
  const isReady = useHydrated()
  const isSaved = useSavedJobs().includes(id)
  const [said, setSaid] = useState<string | null>(null)

  const toggle = () => {
    const isKept = saveJob(id, !isSaved)
    if (!isKept) return setSaid(publicJobWords.notKept)
    setSaid(isSaved ? publicJobWords.unsavedNote : publicJobWords.savedNote)
  }

  return (
    <div className="job-page-actions needs-script not-on-paper">
      <div className="button-row">
        <Button look="secondary" disabled={!isReady} onClick={toggle}>
          {isSaved ? publicJobWords.unsave : publicJobWords.save}
        </Button>
        <PrintJob />
      </div>
      <p role="status">{said}</p>
    </div>
  )
}
