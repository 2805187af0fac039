import type { NewestJob } from '@/lib/domain/job-board/newest-job'

const giveUpAfterMs = 5000

/** The newest open jobs of every kind of work; none when there are none, or without a connection. Never rejects. */
export async function loadNewestJobs(): Promise<readonly NewestJob[]> {
  try {
    const response = await fetch('/api/newest-jobs', { signal: AbortSignal.timeout(giveUpAfterMs) })
    return response.ok ? ((await response.json()) as { jobs: readonly NewestJob[] }).jobs : []
  } catch {
    return []
  }
}
