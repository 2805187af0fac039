import 'server-only'

import { queueDigests } from '@/lib/server/desk/queue-digests'
import { queueApplicantsDigests } from '@/lib/server/hiring/queue-applicants-digests'
import { queueJobAlerts } from '@/lib/server/hiring/queue-job-alerts'

/**
 * Queues the day's digests when it is time, the team's and those of the companies' members, and the new jobs for saved
 * searches. It never throws.
 */
export async function queueWhatIsDue(now: Date): Promise<void> {
  await queueDigests(now)
  await queueApplicantsDigests(now)
  await queueJobAlerts(now)
}
