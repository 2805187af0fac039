import { isOpen, moveApplication } from '@/lib/domain/applications/application'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/performed'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesJobAsOwner } from '@/lib/domain/dashboards/who-sees'
import type { Job } from '@/lib/domain/job-board/job'
import { accept } from '@/lib/domain/lists/result'

const withOrWithout = (ids: readonly string[], id: string, isIn: boolean): string[] => [
  ...ids.filter((one) => one !== id),
  ...(isIn ? [id] : []),
]

type JobList = 'savedJobIds' | 'hiddenJobIds'

function keepJob(
  state: ServiceState,
  { jobId, list, isIn }: { jobId: string; list: JobList; isIn: boolean },
  { viewer }: Context,
): Performed {
  const person = viewer.role === 'candidate' ? findById(state.people, viewer.personId) : undefined
  if (!person || !findById(state.jobs, jobId)) return refused('not_found')
  const changed: Person = { ...person, [list]: withOrWithout(person[list], jobId, isIn) }
  return accept({ ...state, people: replaced(state.people, changed) })
}

function ownJob(state: ServiceState, jobId: string, { viewer }: Context): Job | undefined {
  const job = findById(state.jobs, jobId)
  return job && seesJobAsOwner(viewer, job) ? job : undefined
}

export const performOnJobs = {
  'job/save': (state: ServiceState, { jobId, isSaved }: ActionOf<'job/save'>, context: Context) =>
    keepJob(state, { jobId, list: 'savedJobIds', isIn: isSaved }, context),

  'job/hide': (state: ServiceState, { jobId, isHidden }: ActionOf<'job/hide'>, context: Context) =>
    keepJob(state, { jobId, list: 'hiddenJobIds', isIn: isHidden }, context),

  'job/pause': (state: ServiceState, { jobId, isPaused }: ActionOf<'job/pause'>, context: Context): Performed => {
    const job = ownJob(state, jobId, context)
    if (!job) return refused('not_found')
    if (job.status === 'closed') return refused('closed')
    return accept({ ...state, jobs: replaced(state.jobs, { ...job, status: isPaused ? 'paused' : 'live' }) })
  },

  'job/extend': (state: ServiceState, { jobId, closesOn }: ActionOf<'job/extend'>, context: Context): Performed => {
    const job = ownJob(state, jobId, context)
    if (!job) return refused('not_found')
    if (job.status === 'closed') return refused('closed')
    if (closesOn < context.today) return refused('in_the_past')
    return accept({ ...state, jobs: replaced(state.jobs, { ...job, closesOn }) })
  },

  /** Everybody who still waits is told: their applications close with the job. An offer that stands stays. */
  'job/close': (state: ServiceState, { jobId, hired }: ActionOf<'job/close'>, context: Context): Performed => {
    const job = ownJob(state, jobId, context)
    if (!job) return refused('not_found')
    if (job.status === 'closed') return refused('closed')
    const applications = state.applications.map((application) => {
      if (application.jobId !== jobId || !isOpen(application)) return application
      const moved = moveApplication(application, { to: 'job_closed', by: 'employer', on: context.today })
      return moved.ok ? moved.value : application
    })
    return accept({ ...state, applications, jobs: replaced(state.jobs, { ...job, status: 'closed', hired }) })
  },
}
