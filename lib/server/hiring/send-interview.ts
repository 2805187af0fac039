import 'server-only'

import { companyApplicantsWords } from '@/lib/content/hiring/applicants'
import { ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import { wholePlace } from '@/lib/domain/applications/interview-details'
import { chosenSlot, type Slot } from '@/lib/domain/applications/interview-slots'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { loadApplicant } from '@/lib/server/hiring/load-applicants'
import { loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { sendCalendarEntry } from '@/lib/server/http/send-calendar'

type Entry = { slot: Slot; title: string }

const send = (portal: string, reference: string, find: () => Promise<Entry | null>): Promise<Response> =>
  sendCalendarEntry(portal, 'interview', async () => {
    const entry = isApplicationReference(reference) ? await find() : null
    return entry && { ...entry.slot, place: wholePlace(entry.slot), title: entry.title }
  })

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
