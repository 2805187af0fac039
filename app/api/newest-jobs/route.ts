import { londonDay } from '@/lib/domain/dates/london-time'
import { newestJobs } from '@/lib/server/hiring/newest-jobs'

export const dynamic = 'force-dynamic'

/** The newest open jobs of every kind of work. The request is the same for everybody, so it tells us nothing. */
export async function GET(): Promise<Response> {
  const jobs = await newestJobs(londonDay(new Date()))
  return Response.json({ jobs }, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
