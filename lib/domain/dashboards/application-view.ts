import {
  appliedOn,
  changedBy,
  changedOn,
  isOpen,
  nextMoves,
  stageOf,
  type Application,
} from '@/lib/domain/applications/application'
import type { Side } from '@/lib/domain/access/role'
import { daysWaitingForEmployer } from '@/lib/domain/applications/silence'
import { interviewOf } from '@/lib/domain/appointments/appointment'
import { findById } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/**
 * Whether a person has applied for a job, as every side sees it. An open application stops them applying again; one
 * that has ended does not.
 */
export function appliedTo(
  jobId: string,
  personId: string,
  { applications }: ServiceState,
): { hasApplied: boolean; earlierClosedOn: PlainDate | null } {
  const own = applications.filter((application) => application.jobId === jobId && application.personId === personId)
  const closed = own.filter((application) => !isOpen(application)).map(changedOn)
  return { hasApplied: own.some(isOpen), earlierClosedOn: closed.sort().at(-1) ?? null }
}

/**
 * What every side sees of an application: job, stage, dates, reasons, checks, and whether a record was discussed. No
 * names, and nothing that was said.
 */
export function viewApplication(
  application: Application,
  state: ServiceState,
  { role, today }: { role: Side; today: PlainDate },
) {
  const job = findById(state.jobs, application.jobId)
  const interview = interviewOf(application, state.appointments)
  const stage = stageOf(application)
  return {
    id: application.id,
    reference: application.reference,
    jobId: application.jobId,
    jobTitle: job?.title ?? '',
    company: job?.company ?? '',
    stage,
    isOpen: isOpen(application),
    appliedOn: appliedOn(application),
    changedOn: changedOn(application),
    changedBy: changedBy(application),
    waitingDays: daysWaitingForEmployer(application, interview, today),
    history: application.history,
    reasons: application.reasons,
    withdrawalReason: application.withdrawalReason,
    disclosure: application.disclosure,
    disclosureOn: application.disclosureOn,
    checks: application.checks,
    interview:
      stage === 'interview' && interview
        ? { on: interview.on, at: interview.at, minutes: interview.minutes, place: interview.place }
        : null,
    /** The stages this side may move it to. */
    next: isOpen(application) ? nextMoves(application, role) : [],
  }
}
