import { jobBoardWords } from '@/lib/content/job-board'

/** On the board and on each job, on paper too: none of it is real. */
export function JobBanner() {
  return (
    <p className="pilot-banner">
      <strong>{jobBoardWords.banner}</strong> {jobBoardWords.bannerMore}
    </p>
  )
}
