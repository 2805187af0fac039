import 'server-only'

import { oweDigests } from '@/lib/server/desk/owe-digests'
import { oweApplicantsDigests } from '@/lib/server/hiring/owe-applicants-digests'
import { oweJobAlerts } from '@/lib/server/hiring/owe-job-alerts'

/**
 * Queues the day's digests when it is time, the team's and those of the companies' members, and the new jobs for saved
 * searches. It never throws.
 */
export async function oweWhatIsDue(now: Date): Promise<void> {
  await oweDigests(now)
  await oweApplicantsDigests(now)
  await oweJobAlerts(now)
}
