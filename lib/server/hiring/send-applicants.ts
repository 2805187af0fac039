import 'server-only'

import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { applicantsFile as words, distanceBandLabels } from '@/lib/content/hiring/applicants'
import { employerStageLabels } from '@/lib/content/dashboards/labels'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { londonDay } from '@/lib/domain/dates/london-time'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { loadApplicantsOfJob } from '@/lib/server/hiring/load-applicants'
import { loadMembership } from '@/lib/server/hiring/membership'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

const path = '/dashboard/employerportal/applications'
const bodyLimitBytes = 1024

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * The applicants of one job as a CSV file, for members who may download reports and see applicants: what the list shows,
 * and so no name before the shortlist, no word about a record, and no way to reach anybody. Accepts only form posts from
 * our own pages, so that a link on another site cannot start it.
 */
export async function sendApplicants(request: Request): Promise<Response> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  if (verdict.state === 'signed-out') return seeOther(signInAddress(path))
  const { user } = verdict
  if (user.needsSecondStep) return seeOther(secondStepAddress(path))
  const guard = guardOf(path)
  const job = post.fields.job ?? ''
  if (!guard || !mayEnter(guard, user.role)) return refuse(403)
  if (!jobIdPattern.test(job)) return refuse(404)
  const membership = await loadMembership()
  const { export_reports: mayExport, see_applicants: maySee } = membership?.rights ?? {}
  if (membership?.state !== 'approved' || !mayExport || !maySee) return refuse(403)
  const applicants = await loadApplicantsOfJob(job)
  logEvent('info', 'hiring', { action: 'applicants-file', outcome: 'done' })
  const rows = applicants.map(({ reference, name, stage, appliedOn, updatedOn, distance, tickets, skills }) => [
    reference,
    name ?? words.noName,
    employerStageLabels[stage],
    appliedOn,
    updatedOn,
    distanceBandLabels[distance],
    [...tickets, ...skills].join('; '),
  ])
  return new Response(toCsv(words.head, rows), {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.file(job, londonDay(new Date()))}"`,
    },
  })
}
