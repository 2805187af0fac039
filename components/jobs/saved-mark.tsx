'use client'

import { useSavedJobs } from '@/lib/client/saved-jobs'
import { jobBoardWords } from '@/lib/content/job-board/board'

type Props = {
  id: string
  /** Whether it is saved in the visitor's account. */
  isSaved: boolean
}

/** Marks a job in a list as saved, in the account or on this device. Beside its buttons, so that nothing moves. */
export function SavedMark({ id, isSaved }: Props) {
  const isOnDevice = useSavedJobs().includes(id)
  return isSaved || isOnDevice ? <strong>{jobBoardWords.savedMark}</strong> : null
}
