import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
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

export const performOnJobs = {
  'job/save': (state: ServiceState, { jobId, isSaved }: ActionOf<'job/save'>, context: Context) =>
    keepJob(state, { jobId, list: 'savedJobIds', isIn: isSaved }, context),

  'job/hide': (state: ServiceState, { jobId, isHidden }: ActionOf<'job/hide'>, context: Context) =>
    keepJob(state, { jobId, list: 'hiddenJobIds', isIn: isHidden }, context),
}
