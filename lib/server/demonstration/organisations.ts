import 'server-only'

import type { Side } from '@/lib/domain/access/role'
import { findById } from '@/lib/domain/dashboards/action-result'
import type { Story } from '@/lib/server/demonstration/kept-in-story'

/** The sides of the story whose viewer works in an organisation. */
export type WorkingSide = Exclude<Side, 'candidate'>

/** The two sides that support people. */
export type CaseworkSide = Exclude<WorkingSide, 'employer'>

/** The name of the organisation that a side's viewer works in, as it stands in what people agree to. */
export function organisationInStory({ state, viewers }: Story, side: WorkingSide): string {
  if (side === 'employer') return findById(state.employers, viewers.employer.employerId)?.name ?? ''
  return side === 'partner' ? state.partner.name : 'The resettlement team'
}
