import type { DisclosureRefusal, MoveRefusal } from '@/lib/domain/applications/application'
import type { ServiceState, Viewer } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { refuse, type Result } from '@/lib/domain/lists/result'
import type { CheckRefusal } from '@/lib/domain/outcomes/job-start'
import type { ReferralRefusal } from '@/lib/domain/referrals/referral'

type OwnRefusal =
  | 'not_found'
  | 'job_not_open'
  | 'before_agreed_stage'
  | 'already_applied'
  | 'clash'
  | 'in_the_past'
  | 'in_the_future'
  | 'too_long'

export type Refusal = OwnRefusal | MoveRefusal | DisclosureRefusal | ReferralRefusal | CheckRefusal

export type Performed = Result<ServiceState, Refusal>

/** Who acts, on which day. */
export type Context = { viewer: Viewer; today: PlainDate }

export const refused = (refusal: Refusal): Performed => refuse(refusal)

/** The list with the changed one in place of the one with the same id. */
export const replaced = <One extends { id: string }>(list: readonly One[], changed: One): One[] =>
  list.map((one) => (one.id === changed.id ? changed : one))

export const findById = <One extends { id: string }>(list: readonly One[], id: string): One | undefined =>
  list.find((one) => one.id === id)
