import { isOpen, moveApplication, moveDisclosure, type Application } from '@/lib/domain/applications/application'
import { checksOfOffer } from '@/lib/domain/applications/offer-checks'
import { askAboutRecord } from '@/lib/domain/applications/record-question'
import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'
import { interviewOf } from '@/lib/domain/appointments/appointment'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesApplication, seesPerson } from '@/lib/domain/dashboards/rows-seen'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { accept, refuse, type Result } from '@/lib/domain/result'
import type { Refusal } from '@/lib/domain/dashboards/action-result'

function change(
  state: ServiceState,
  applicationId: string,
  { viewer, rule }: { viewer: Context['viewer']; rule: (application: Application) => Result<Application, Refusal> },
): Performed {
  const application = findById(state.applications, applicationId)
  if (!application || !seesApplication(viewer, application, state)) return refused('not_found')
  const changed = rule(application)
  return changed.ok ? accept({ ...state, applications: replaced(state.applications, changed.value) }) : changed
}

const firstReference = 101

export const performOnApplications = {
  'application/send': (
    state: ServiceState,
    { jobId, personId }: ActionOf<'application/send'>,
    { viewer, today }: Context,
  ): Performed => {
    const job = findById(state.jobs, jobId)
    const person = findById(state.people, personId)
    if (!job || !person || !seesPerson(viewer, person, state)) return refused('not_found')
    if (!isOpenOn(job, today)) return refused('job_not_open')
    const isThere = state.applications.some(
      (application) => application.jobId === jobId && application.personId === personId && isOpen(application),
    )
    if (isThere) return refused('already_applied')
    const number = state.applications.length + firstReference
    const application: Application = {
      id: `application-${number}`,
      reference: `A-${number}`,
      jobId,
      personId,
      via: viewer.role === 'partner' ? 'partner' : 'self',
      history: [{ stage: 'applied', on: today, by: viewer.role, note: null }],
      reasons: [],
      withdrawalReason: null,
      disclosure: 'not_asked',
      disclosureOn: null,
      checks: [],
    }
    return accept({ ...state, applications: [...state.applications, application] })
  },

  /** An offer starts the checks: identity and right to work, plus any that the job itself needs. */
  'application/move': (
    state: ServiceState,
    { applicationId, to, note, reasons, withdrawalReason }: ActionOf<'application/move'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) => {
        if (
          viewer.role === 'employer' &&
          stoppedWords(note ?? '', { isRefusal: to !== 'interview' && to !== 'offer' && to !== 'shortlisted' })
        )
          return refuse('unlawful_words')
        // An accepted offer is the end here: the rest is told by job starts.
        if (!isOpen(application)) return refuse('not_allowed')
        const moved = moveApplication(application, { to, by: viewer.role, on: today, note, reasons, withdrawalReason })
        if (!moved.ok || to !== 'offer') return moved
        const job = findById(state.jobs, application.jobId)
        const person = findById(state.people, application.personId)
        const needsApproval = person?.limits.includes('work_must_be_approved') ?? false
        const checks = checksOfOffer({ dbsLevel: job?.dbsLevel ?? 'none', needsApproval, today })
        return accept({ ...moved.value, checks })
      },
    }),

  /** Approval of the job is for the caseworker to record; every other check is for the employer. */
  'application/check': (
    state: ServiceState,
    { applicationId, check, state: checkState }: ActionOf<'application/check'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) => {
        if (!application.checks.some(({ kind }) => kind === check)) return { ok: false, refusal: 'not_found' }
        const isTheirs = (viewer.role === 'caseworker') === (check === 'licence_approval')
        if (!isTheirs) return { ok: false, refusal: 'not_allowed' }
        const checks = application.checks.map((before) =>
          before.kind === check ? { ...before, state: checkState, since: today } : before,
        )
        return accept({ ...application, checks })
      },
    }),

  /** Only if the advert says that the employer asks, and not before the stage it names. */
  'disclosure/ask': (
    state: ServiceState,
    { applicationId }: ActionOf<'disclosure/ask'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) => {
        const job = findById(state.jobs, application.jobId)
        return job
          ? askAboutRecord(application, {
              question: job.recordQuestion,
              by: viewer.role,
              on: today,
              interviewOn: interviewOf(application, state.appointments)?.on ?? null,
              // An accepted offer counts as the start.
              startsOn: today,
            })
          : { ok: false, refusal: 'not_allowed' }
      },
    }),

  'disclosure/answer': (
    state: ServiceState,
    { applicationId, isShared }: ActionOf<'disclosure/answer'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) =>
        moveDisclosure(application, { to: isShared ? 'shared' : 'declined', by: viewer.role, on: today }),
    }),
}
