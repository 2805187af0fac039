import 'server-only'

import { z } from 'zod'

import { readerOfPage } from '@/lib/server/auth/current-user'
import { companyRow } from '@/lib/server/hiring/companies'
import { jobCounts } from '@/lib/server/hiring/company-jobs'
import { membershipRow } from '@/lib/server/hiring/membership'
import { replies } from '@/lib/server/hiring/reply-rate'
import { setOwnStatus } from '@/lib/server/http/own-status'

type Part = 'company' | 'job_counts' | 'reply_rate'

const membershipAndCompany = z
  .object({
    membership: membershipRow.nullable(),
    company: companyRow.nullable(),
    job_counts: jobCounts.nullable(),
    replies,
  })
  .transform(({ job_counts, replies: replyRate, ...work }) => ({
    ...work,
    jobCounts: job_counts,
    replyRate,
  }))

/**
 * Where the visitor works, with their rights there, and whatever else a screen shows about it, in one query; what was
 * not asked for is null. The company is the one they work in, or the one they asked for; the reply rate is also null
 * while the company has answered fewer than five. Only a snapshot: whatever changes a row checks again.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadMembershipAndCompany(...parts: Part[]): Promise<z.output<typeof membershipAndCompany>> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_work', { p_parts: JSON.stringify(parts) })
  if (error) {
    setOwnStatus(503)
    throw new Error('the own company was not read', { cause: error })
  }
  return membershipAndCompany.parse(data)
}
