import { isOpen, moveApplication, type Application } from '@/lib/domain/applications/application'
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
      via: 'partner',
      history: [{ stage: 'applied', on: today, by: viewer.role, note: null }],
      reasons: [],
      withdrawalReason: null,
      disclosure: 'not_asked',
      disclosureOn: null,
      checks: [],
    }
    return accept({ ...state, applications: [...state.applications, application] })
  },

  'application/move': (
    state: ServiceState,
    { applicationId, to, note, withdrawalReason }: ActionOf<'application/move'>,
    { viewer, today }: Context,
  ): Performed =>
    change(state, applicationId, {
      viewer,
      rule: (application) =>
        // An accepted offer is the end here: the rest is told by job starts.
        isOpen(application)
          ? moveApplication(application, { to, by: viewer.role, on: today, note, withdrawalReason })
          : refuse('not_allowed'),
    }),
}
