import 'server-only'

import { companyApplicantsWords } from '@/lib/content/hiring/applicants'
import { ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import { neutralName } from '@/lib/content/site/neutral-name'
import { guardOf, mayEnter } from '@/lib/domain/access/access'
import { wholePlace } from '@/lib/domain/applications/interview-details'
import { chosenSlot, type Slot } from '@/lib/domain/applications/interview-slots'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { loadApplicant } from '@/lib/server/hiring/load-applicants'
import { loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { noStore } from '@/lib/server/http/no-store'

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

type Entry = { slot: Slot; title: string }

async function send(portal: string, reference: string, find: () => Promise<Entry | null>): Promise<Response> {
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return refuse(503)
  const guard = guardOf(portal)
  if (verdict.state === 'signed-out' || !guard) return refuse(401)
  if (verdict.user.needsSecondStep || !mayEnter(guard, verdict.user.role)) return refuse(403)
  const entry = isApplicationReference(reference) ? await find() : null
  if (!entry) return refuse(404)
  const { slot, title } = entry
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const file = toIcs([{ ...slot, place: wholePlace(slot), title }], { name: neutralName, stamp })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="interview-${slot.on}.ics"`,
      ...noStore,
    },
  })
}

/**
 * An application's interview as a calendar file, for its applicant alone and until it is over. The title says that it is
 * an interview but not where, because others often see a calendar.
 */
export const sendInterview = (reference: string): Promise<Response> =>
  send('/dashboard/candidateportal', reference, async () => {
    const interview = (await loadOwnApplication(reference, momentNow()))?.interview
    return interview?.state === 'to_come' || interview?.state === 'beside_offer'
      ? { slot: interview.slot, title: ownApplicationsWords.interview }
      : null
  })

/**
 * The same for a member who sees the applicant. The title has the job and not the name: a calendar at work is read by
 * colleagues who may not see applicants.
 */
export const sendInterviewToMember = (reference: string): Promise<Response> =>
  send('/dashboard/employerportal', reference, async () => {
    const applicant = await loadApplicant(reference, momentNow())
    const slot = applicant && !applicant.isInterviewOver ? chosenSlot(applicant.slots) : null
    return applicant && slot ? { slot, title: companyApplicantsWords.calendarTitle(applicant.job.title) } : null
  })
