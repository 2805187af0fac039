import {
  isOpen,
  moveApplication,
  moveDisclosure,
  stageOf,
  type Application,
} from '@/lib/domain/applications/application'
import { mayAskAt } from '@/lib/domain/applications/record-question'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/performed'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesApplication, seesPerson } from '@/lib/domain/dashboards/who-sees'
import { isOpenOn } from '@/lib/domain/job-board/job-words'
import { accept, type Result } from '@/lib/domain/lists/result'
import type { Refusal } from '@/lib/domain/dashboards/performed'

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
    const isThere = state.applications.some((one) => one.jobId === jobId && one.personId === personId && isOpen(one))
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

  /** An offer starts its checks: who somebody is and whether they may work here, and what the job's facts add. */
  'application/move': (
    state: ServiceState,
    { applicationId, to, note, reasons, withdrawalReason }: ActionOf<'application/move'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) => {
        const moved = moveApplication(application, { to, by: viewer.role, on: today, note, reasons, withdrawalReason })
        if (!moved.ok || to !== 'offer') return moved
        const job = findById(state.jobs, application.jobId)
        const person = findById(state.people, application.personId)
        const kinds = [
          'identity',
          'right_to_work',
          ...(job && job.dbsLevel !== 'none' ? (['dbs'] as const) : []),
          ...(person?.limits.includes('work_must_be_approved') ? (['licence_approval'] as const) : []),
        ] as const
        return accept({
          ...moved.value,
          checks: kinds.map((kind) => ({ kind, state: 'waiting' as const, since: today })),
        })
      },
    }),

  /** The approval of a job is the caseworker's to write down; every other check is the employer's. */
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
        const checks = application.checks.map((one) =>
          one.kind === check ? { ...one, state: checkState, since: today } : one,
        )
        return accept({ ...application, checks })
      },
    }),

  /** Only where the advert says that the employer asks, and not before the stage that it names. */
  'disclosure/ask': (
    state: ServiceState,
    { applicationId }: ActionOf<'disclosure/ask'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) => {
        const job = findById(state.jobs, application.jobId)
        if (!job || job.recordQuestion === 'never') return { ok: false, refusal: 'not_allowed' }
        const asked = moveDisclosure(application, { to: 'asked', by: viewer.role, on: today })
        const isTooEarly = asked.ok && !mayAskAt(job.recordQuestion, stageOf(application))
        return isTooEarly ? { ok: false, refusal: 'before_agreed_stage' } : asked
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
