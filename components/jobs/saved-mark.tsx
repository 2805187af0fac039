'use client'

import { useSavedJobs } from '@/lib/client/saved-jobs'
import { jobBoardWords } from '@/lib/content/job-board/board'

type Props = {
  id: string
  /** In the account of who looks. */
  isSaved: boolean
}

/** Says of a job in a list that it is saved, in the account or on this device. Beside its buttons, so that nothing moves. */
export function SavedMark({ id, isSaved }: Props) {
  const isOnDevice = useSavedJobs().includes(id)
  return isSaved || isOnDevice ? <strong>{jobBoardWords.savedMark}</strong> : null
}
