import { isOpen, moveApplication } from '@/lib/domain/applications/application'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesJobAsOwner } from '@/lib/domain/dashboards/rows-seen'
import { maySend } from '@/lib/domain/job-board/advert-findings'
import { checkDemoAdvert } from '@/lib/domain/job-board/check-demo-advert'
import { postedJobPrefix, type Job } from '@/lib/domain/job-board/job'
import { accept } from '@/lib/domain/result'

const withOrWithout = (ids: readonly string[], id: string, isIn: boolean): string[] => [
  ...ids.filter((listedId) => listedId !== id),
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

  /** Live from today, if nothing in the advert stops it. */
  'job/post': (state: ServiceState, action: ActionOf<'job/post'>, { viewer, today }: Context): Performed => {
    const employer = viewer.role === 'employer' ? findById(state.employers, viewer.employerId) : undefined
    if (!employer) return refused('not_found')
    if (!maySend(checkDemoAdvert(action, today))) return refused('unlawful_advert')
    const { title, town, jobType, pence, hoursPerWeek, pattern, description, vacancies, closesOn } = action
    const job: Job = {
      id: `${postedJobPrefix}${state.jobs.length + 1}`,
      employerId: employer.id,
      title,
      company: employer.name,
      town,
      type: jobType,
      sector: state.jobs.find(({ employerId }) => employerId === employer.id)?.sector ?? 'logistics',
      postedOn: today,
      closesOn,
      pay: { from: pence, to: pence, per: 'hour' },
      hoursPerWeek,
      pattern,
      description,
      requirements: [],
      benefits: [],
      skills: action.skills.split(',').flatMap((skill) => skill.trim() || []),
      dbsLevel: action.dbsLevel,
      dbsReason: action.dbsReason ?? null,
      recordQuestion: action.recordQuestion,
      exclusions: [],
      convictionFriendly: true,
      remoteFriendly: false,
      dayReleasePossible: false,
      vacancies,
      status: 'live',
      hired: null,
    }
    return accept({ ...state, jobs: [...state.jobs, job] })
  },

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

  /** Everybody still waiting is told, because their applications close with the job. An offer already made stands. */
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
