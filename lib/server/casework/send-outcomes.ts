import 'server-only'

import {
  funderReportWords as words,
  partnerReportWords,
  partText,
  reportStepLabels,
} from '@/lib/content/casework/partner-report'
import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { hiddenOrCount, spanText } from '@/lib/content/hiring/social-value'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { londonDay } from '@/lib/domain/dates/london-time'
import { funderReport, type ReportedPerson } from '@/lib/domain/outcomes/partner-report'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { readPartnerOutcomes } from '@/lib/server/casework/partner-outcomes'
import type { FormFields } from '@/lib/server/forms/guarded-form'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

const bodyLimitBytes = 1024

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * The report for a funder as a CSV file, with the numbers of the page and no others. Accepts only form posts from our own
 * pages, so that a link on another site cannot start it.
 * @param portal the portal that it is asked for in
 */
export async function sendOutcomes(request: Request, portal: LivePortal): Promise<Response> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  const path = `${portal}/outcomes/report`
  if (verdict.state === 'signed-out') return seeOther(signInAddress(path))
  const { user } = verdict
  if (user.needsSecondStep) return seeOther(secondStepAddress(path))
  const guard = guardOf(path)
  if (!guard || !mayEnter(guard, user.role)) return refuse(403)
  const facts = await readPartnerOutcomes(user.id)
  if (facts === null) return refuse(403)
  logEvent('info', 'casework', { action: 'outcomes-file', outcome: 'done' })
  return outcomesFile(facts.people, post.fields)
}

/**
 * The file itself.
 * @param fields the `span` and `part` that were chosen; unknown ones are read as the first
 */
export function outcomesFile(people: readonly ReportedPerson[], fields: FormFields): Response {
  const chosen = { span: fields.span ?? '', part: fields.part ?? '' }
  const { span, service, area, steps } = funderReport(people, chosen, londonDay(new Date()))
  const about = [spanText({ id: span }), partText(service, area)]
  const rows = steps.map(({ step, people: counted }) => [
    ...about,
    reportStepLabels[step],
    counted.kind === 'count' ? counted.count : hiddenOrCount(counted),
  ])
  return new Response(toCsv([words.span, words.part, partnerReportWords.step, partnerReportWords.people], rows), {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.file(span)}"`,
    },
  })
}
