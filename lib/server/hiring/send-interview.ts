import 'server-only'

import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { neutralName } from '@/lib/content/site/neutral-name'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { wholePlace } from '@/lib/domain/applications/interview-details'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { noStore } from '@/lib/server/http/no-store'

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * An application's interview as a calendar file, for its applicant alone and until it is over. The title says that it is an interview but
 * not where, because others often see a calendar.
 */
export async function sendInterview(reference: string): Promise<Response> {
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  const guard = guardOf('/dashboard/candidateportal')
  if (verdict.state === 'signed-out' || !guard) return refuse(401)
  if (verdict.user.needsSecondStep || !mayEnter(guard, verdict.user.role)) return refuse(403)
  const application = isApplicationReference(reference) ? await loadOwnApplication(reference, momentNow()) : null
  const interview = application?.interview
  if (interview?.state !== 'to_come' && interview?.state !== 'beside_offer') return refuse(404)
  const { slot } = interview
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const file = toIcs([{ ...slot, place: wholePlace(slot), title: words.interview }], { name: neutralName, stamp })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="interview-${slot.on}.ics"`,
      ...noStore,
    },
  })
}
