import 'server-only'

import { findById } from '@/lib/domain/dashboards/find-by-id'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { checkDueOn, type JobEvidence, type JobAnswer, type StartedJob } from '@/lib/domain/outcomes/job-check'
import type { CheckResult, EvidenceKind, JobStart } from '@/lib/domain/outcomes/job-start'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'

const answers: Readonly<Record<CheckResult, JobAnswer>> = {
  in_post: 'in_post',
  left: 'ended',
  could_not_reach: 'no_answer',
}
const evidences: Readonly<Record<EvidenceKind, JobEvidence>> = {
  payslip_seen: 'payslip_seen',
  employer_confirmed: 'employer_confirmed',
  self_reported: 'person_said',
}

/** A job of the story, as the live pages get one. Everybody in the story agreed to be asked about and counted. */
export const startInStory = (start: JobStart, { employers }: Pick<ServiceState, 'employers'>): StartedJob => ({
  id: storyUuid(start.id),
  isEntered: false,
  employer: findById(employers, start.employerId)?.name ?? '',
  title: start.jobTitle,
  startedOn: start.startedOn,
  isConfirmed: true,
  hoursAWeek: start.hoursPerWeek,
  isRealLivingWage: start.isRealLivingWage,
  cameFromDayRelease: start.cameFromDayRelease,
  mayAskEmployer: true,
  mayBeCounted: true,
  checks: start.checks.map(({ milestone, on, result, evidence }) => ({
    milestone,
    dueOn: checkDueOn(start.startedOn, milestone),
    isAsked: true,
    answer: answers[result],
    reason: null,
    evidence: result === 'could_not_reach' ? null : evidences[evidence],
    answeredOn: on,
    verifiedBy: null,
    employerAnswer: null,
  })),
})
