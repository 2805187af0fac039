import 'server-only'

import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { secondSteps } from '@/lib/server/accounts/second-step'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { exportSubject } from '@/lib/server/desk/subjects'
import { noStore } from '@/lib/server/http/no-store'
import { bodyLimitBytes } from '@/lib/server/http/read-body'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'
import { goOnWith } from '@/lib/server/unexpected'

const listPage = '/dashboard/team/subjects'
const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * Everything stored about the address of a request, as a JSON file to send to them. Accepts only a form post from the
 * request's own page by a team member who has given their second step; the audit log records that they took it.
 */
export async function sendSubjectData(request: Request): Promise<Response> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? apiErrors[post.code].status : 415)
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  if (verdict.state === 'signed-out') return seeOther(signInAddress(listPage))
  const guard = guardOf(listPage)
  if (!guard || !mayEnter(guard, verdict.user.role)) return refuse(403)
  if (verdict.user.needsSecondStep) return seeOther(secondStepAddress(listPage))
  if ((await secondSteps()).state === 'off') return seeOther('/account/two-step')

  const kept = await exportSubject(verdict.user.id, post.fields.id ?? '').catch(
    goOnWith('desk/subject-data', undefined),
  )
  logEvent('info', 'desk', { action: 'subject-data', outcome: kept ? 'done' : 'unavailable' })
  if (!kept) return refuse(kept === null ? 404 : 503)
  return new Response(`${JSON.stringify(kept, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
    },
  })
}
