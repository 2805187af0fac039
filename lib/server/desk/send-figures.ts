import 'server-only'

import { deskFigureWords, sourceNames } from '@/lib/content/desk/figures'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { workingMinutesBetween } from '@/lib/domain/dates/working-hours'
import { figurePeriodOf, judgePromise, promiseFactsOf, type FiguredEnquiry } from '@/lib/domain/desk/figures'
import { secondSteps } from '@/lib/server/accounts/second-step'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { readFiguredEnquiries } from '@/lib/server/desk/read-figures'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { serviceClient } from '@/lib/server/supabase/service-client'

const path = '/dashboard/team/figures'
const bodyLimitBytes = 1024

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/** One line per enquiry, with nothing by which a person or their enquiry could be found. */
const rowOf = (enquiry: FiguredEnquiry, today: PlainDate) => {
  const minutes =
    enquiry.firstContactAt && workingMinutesBetween(enquiry.receivedAt, enquiry.firstContactAt, bankHolidayDays)
  return [
    sourceNames[enquiry.source],
    londonDay(enquiry.receivedAt),
    enquiry.dueOn,
    enquiry.firstContactAt ? londonDay(enquiry.firstContactAt) : null,
    minutes === null ? null : Number((minutes / 60).toFixed(2)),
    deskFigureWords.promiseStates[judgePromise(promiseFactsOf(enquiry, today))],
  ]
}

/**
 * The enquiries behind the figures for a period, as a CSV file without a word that anybody typed. Accepts only form
 * posts from our own pages, so that a link on another site cannot start it; the audit log records who took it.
 */
export async function sendFigures(request: Request): Promise<Response> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  if (verdict.state === 'signed-out') return seeOther(signInAddress(path))
  const { user } = verdict
  if (user.needsSecondStep) return seeOther(secondStepAddress(path))
  const guard = guardOf(path)
  if (!guard || !mayEnter(guard, user.role)) return refuse(403)
  if ((await secondSteps()).state === 'off') return seeOther('/account/two-step')

  const days = figurePeriodOf(post.fields.days)
  const read = await readFiguredEnquiries(days, new Date())
  const noted = read
    ? await serviceClient.rpc('note_action', {
        p_actor: user.id,
        p_action: 'downloaded',
        p_subject_kind: 'figures',
        p_subject: `${days} days`,
      })
    : null
  if (!read || noted?.data !== true) return refuse(503)
  const rows = read.enquiries.map((enquiry) => rowOf(enquiry, read.today))
  return new Response(toCsv(deskFigureWords.fileHead, rows), {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${deskFigureWords.file(days, read.today)}"`,
    },
  })
}
