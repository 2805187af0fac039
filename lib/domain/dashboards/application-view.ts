import {
  appliedOn,
  changedBy,
  changedOn,
  daysWaitingForEmployer,
  isOpen,
  stageOf,
  type Application,
} from '@/lib/domain/applications/application'
import { nextStages, type Role } from '@/lib/domain/applications/stages'
import { findById } from '@/lib/domain/dashboards/performed'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

export type ApplicationView = ReturnType<typeof viewApplication>

/**
 * What every side reads the same of an application: job, stage, dates, reasons, checks, and whether a record was talked
 * about. No name, and nothing that was said.
 */
export function viewApplication(
  application: Application,
  state: ServiceState,
  { role, today }: { role: Role; today: PlainDate },
) {
  const job = findById(state.jobs, application.jobId)
  const interview = state.appointments.find((one) => one.applicationId === application.id && !one.isCancelled)
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
    waitingDays: daysWaitingForEmployer(application, today),
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
    /** Where this side may take it. */
    next: nextStages(stage, role),
  }
}
