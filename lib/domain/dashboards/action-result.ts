import type { ServiceState, Viewer } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { refuse, type Result } from '@/lib/domain/result'

type OwnRefusal =
  | 'not_found'
  | 'already_done'
  // The rules are fetched with the first step, and could not be.
  | 'not_loaded'

export type Refusal = OwnRefusal | 'not_allowed'

export type Performed = Result<ServiceState, Refusal>

/** Who is acting, and on which day. */
export type Context = { viewer: Viewer; today: PlainDate }

export const refused = (refusal: Refusal): Performed => refuse(refusal)

/** The list with an item replaced by the changed one with the same id. */
export const replaced = <Row extends { id: string }>(list: readonly Row[], changed: Row): Row[] =>
  list.map((item) => (item.id === changed.id ? changed : item))

export const findById = <Row extends { id: string }>(list: readonly Row[], id: string): Row | undefined =>
  list.find((item) => item.id === id)
