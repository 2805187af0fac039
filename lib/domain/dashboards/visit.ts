import { isAction, type Action } from '@/lib/domain/dashboards/actions'
import { perform } from '@/lib/domain/dashboards/perform'
import type { Performed } from '@/lib/domain/dashboards/action-result'
import type { ServiceState, Viewers } from '@/lib/domain/dashboards/service-state'
import { sides, type Side } from '@/lib/domain/access/role'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/**
 * What somebody did in the demonstration, in order. Stored instead of the state because it is small, and because the
 * story's dates stay relative to today.
 */
export type VisitStep = { by: Side; action: Action }
export type Visit = readonly VisitStep[]

export type Scene = { start: ServiceState; viewers: Viewers; today: PlainDate }

const longestVisit = 500

const isStep = (value: unknown): value is VisitStep => {
  if (typeof value !== 'object' || value === null) return false
  const { by, action } = value as Partial<VisitStep>
  return sides.some((role) => role === by) && isAction(action)
}

/** Reads what the tab stored. Anything that is not a valid step is left out, so nothing stored can break a page. */
export function readVisit(kept: string | null): Visit {
  if (kept === null) return []
  try {
    const value: unknown = JSON.parse(kept)
    return Array.isArray(value) ? value.filter(isStep).slice(0, longestVisit) : []
  } catch {
    return []
  }
}

export const writeVisit = (visit: Visit): string => JSON.stringify(visit)

/**
 * The story with the visit's steps performed in order. A step that its rules refuse today, say after midnight, is
 * skipped.
 */
export function stateAfter(visit: Visit, { start, viewers, today }: Scene): ServiceState {
  return visit.reduce((state, { by, action }) => {
    const done = perform(state, action, { viewer: viewers[by], today })
    return done.ok ? done.value : state
  }, start)
}

/** One more step: the visit to store and the state to show, or the refusal. */
export function takeVisitStep(
  visit: Visit,
  { state, step, scene }: { state: ServiceState; step: VisitStep; scene: Pick<Scene, 'viewers' | 'today'> },
): { visit: Visit; performed: Performed } {
  const performed = perform(state, step.action, { viewer: scene.viewers[step.by], today: scene.today })
  return { visit: performed.ok ? [...visit, step] : visit, performed }
}
