import { jobBoardWords } from '@/lib/content/job-board/board'
import type { Side } from '@/lib/domain/access/role'

type Props = {
  /** The side of the demonstration from which the reader came; null for one who came from the board. */
  from?: Side | null
}

/** On the board and on each job, on paper too: none of it is real. */
export function JobBanner({ from = null }: Props) {
  return (
    <p className="pilot-banner">
      <strong>{jobBoardWords.banner}</strong> {from ? jobBoardWords.bannerInDemo : jobBoardWords.bannerMore}
    </p>
  )
}
