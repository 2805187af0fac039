import 'server-only'

import { z } from 'zod'

import { applicantsEmail, type ApplicantsCounts } from '@/lib/content/hiring/application-emails'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { applicantsDigestDays } from '@/lib/domain/applications/applicants-digest'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { onceADay } from '@/lib/server/emails/once-a-day'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicantsDigest } from '@/lib/server/emails/kinds/applicants-digest'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const count = z.number()
const due = z.array(
  z
    .object({
      id: z.string(),
      new: count,
      waiting_five_days: count,
      waiting_ten_days: count,
      to_read: count,
      other_times: count,
      chosen: count,
      messages: count,
      accepted: count,
      declined: count,
      withdrawn: count,
      approved: count,
      answered: count,
    })
    .transform(({ waiting_five_days, waiting_ten_days, to_read, other_times, ...row }) => ({
      ...row,
      waitingFiveDays: waiting_five_days,
      waitingTenDays: waiting_ten_days,
      toRead: to_read,
      otherTimes: other_times,
    })),
)

async function queueDigest(memberId: string, day: PlainDate, counts: ApplicantsCounts): Promise<boolean> {
  const { forProgram, forPerson } = stopAddressesOf('applicants_digest', memberId)
  const both = writeApplicantsDigest({ counts, siteUrl: serverEnv.SITE_URL, stopUrl: forPerson })
  const { data, error } = await serviceClient.rpc('queue_applicants_digest', {
    p_user_id: memberId,
    p_day: day,
    p_email: JSON.stringify({ subject: applicantsEmail.subject(counts), ...both, stop_url: forProgram }),
  })
  if (error) throw new Error('queue_applicants_digest', { cause: error })
  return data === true
}

/**
 * Queues the digest of a working day for each member who sees applicants, if anybody has by then waited 5 or 10 working
 * days, or has done something since the previous working day that the member wants to hear about once a day. It never
 * throws.
 */
export const queueApplicantsDigests = (now: Date): Promise<void> =>
  onceADay('applicants_digests', now, async (day) => {
    const days = applicantsDigestDays(day, bankHolidayDays)
    const { data, error } = await serviceClient.rpc('applicants_digests_due', {
      p_days: JSON.stringify({
        day: days.day,
        before: days.before,
        five_days_since: days.fiveDaysSince,
        five_days_since_before: days.fiveDaysSinceBefore,
        ten_days_since: days.tenDaysSince,
        ten_days_since_before: days.tenDaysSinceBefore,
      }),
    })
    if (error) throw new Error('applicants_digests_due', { cause: error })
    let queued = 0
    for (const { id, ...counts } of due.parse(data)) queued += (await queueDigest(id, day, counts)) ? 1 : 0
    return queued
  })
