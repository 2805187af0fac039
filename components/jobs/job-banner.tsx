import { jobBoardWords } from '@/lib/content/job-board/board'
import type { Side } from '@/lib/domain/access/role'

type Props = {
  /** The side of the demonstration that the reader came from; null for one who came from the board. */
  from?: Side | null
}

/** On the board and on each job, and in print too: none of it is real. */
export function JobBanner({ from = null }: Props) {
  return (
    <p className="pilot-banner">
      <strong>{jobBoardWords.banner}</strong> {from ? jobBoardWords.bannerInDemo : jobBoardWords.bannerMore}
    </p>
  )
}
