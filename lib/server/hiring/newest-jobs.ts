import 'server-only'

import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { blankBoardQuery } from '@/lib/domain/job-board/board-query'
import { jobSectors } from '@/lib/domain/job-board/job'
import type { NewestJob } from '@/lib/domain/job-board/newest-job'
import { searchBoard } from '@/lib/server/hiring/board'

const ofEachSector = 3

/** The newest open jobs of each sector; none of those that the database did not answer about. */
export async function newestJobs(today: PlainDate): Promise<NewestJob[]> {
  const bySector = await Promise.all(
    jobSectors.map((sector) => searchBoard({ ...blankBoardQuery, sector, sort: 'newest' }, today)),
  )
  return bySector.flatMap((found) =>
    (found?.jobs ?? [])
      .slice(0, ofEachSector)
      .map(({ id, title, company, sector }) => ({ id, title, company, sector })),
  )
}
