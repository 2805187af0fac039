import 'server-only'

import { queueReferralNotices } from '@/lib/server/casework/queue-referral-notices'
import { queueCheckIns } from '@/lib/server/casework/queue-check-ins'
import { queueMentoringNotices } from '@/lib/server/casework/queue-mentoring-notices'
import { queueJobChecks } from '@/lib/server/casework/queue-job-checks'
import { queueSupportDigests } from '@/lib/server/casework/queue-support-digests'
import { queueSupportNotices } from '@/lib/server/casework/queue-support-notices'
import { queueSupportReminders } from '@/lib/server/casework/queue-support-reminders'
import { queueDigests } from '@/lib/server/desk/queue-digests'
import { queueApplicantsDigests } from '@/lib/server/hiring/queue-applicants-digests'
import { queueJobAlerts } from '@/lib/server/hiring/queue-job-alerts'
import { queueNewReaders } from '@/lib/server/hiring/queue-new-readers'
import { queueUpdateTexts } from '@/lib/server/hiring/queue-update-texts'

/**
 * Queues the day's digests when it is time, the team's and those of the members of companies and partners, the new jobs
 * for saved searches, the news of somebody who may read a statement, and of messages between people and whoever helps or
 * mentors them, reminders of their appointments, referrals, questions about jobs that they started, and SMS that there is an update.
 * It never throws.
 */
export async function queueWhatIsDue(now: Date): Promise<void> {
  await queueDigests(now)
  await queueApplicantsDigests(now)
  await queueJobAlerts(now)
  await queueNewReaders(now)
  await queueSupportDigests(now)
  await queueSupportNotices()
  await queueMentoringNotices()
  await queueSupportReminders(now)
  await queueReferralNotices()
  await queueJobChecks(now)
  await queueCheckIns(now)
  await queueUpdateTexts(now)
}
