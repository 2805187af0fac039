import 'server-only'

import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { hiddenOrCount, valueMeasureLabels, employerValueWords as words } from '@/lib/content/hiring/social-value'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { londonDay } from '@/lib/domain/dates/london-time'
import { socialValueReport } from '@/lib/domain/social-value/social-value'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { loadSocialValueFacts, type SocialValueFacts } from '@/lib/server/hiring/social-value'
import type { FormFields } from '@/lib/server/forms/guarded-form'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

const path = '/dashboard/employerportal/social-value'
const bodyLimitBytes = 1024

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/** The report as a CSV file, with the numbers of the page and no others. */
export function socialValueFile(facts: SocialValueFacts, fields: FormFields): Response {
  const chosen = { span: fields.span ?? '', contract: fields.contract || null }
  const { span, measures } = socialValueReport(facts, chosen, londonDay(new Date()))
  const rows = measures.map(({ measure, people, target }) => [
    valueMeasureLabels[measure],
    people.kind === 'count' ? people.count : hiddenOrCount(people),
    target?.target ?? '',
    target?.code ?? '',
  ])
  return new Response(toCsv([words.measure, words.people, words.promised, words.code], rows), {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.fileName(span)}"`,
    },
  })
}

/**
 * The report on social value as a file. Accepts only form posts from our own pages, so that a link on another site
 * cannot start it.
 */
export async function sendSocialValue(request: Request): Promise<Response> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  if (verdict.state === 'signed-out') return seeOther(signInAddress(path))
  const { user } = verdict
  if (user.needsSecondStep) return seeOther(secondStepAddress(path))
  const guard = guardOf(path)
  if (!guard || !mayEnter(guard, user.role)) return refuse(403)
  const facts = await loadSocialValueFacts(user.id)
  if (facts === null) return refuse(403)
  logEvent('info', 'hiring', { action: 'social-value-file', outcome: 'done' })
  return socialValueFile(facts, post.fields)
}
