import 'server-only'

import type { Side } from '@/lib/domain/access/role'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { addDays } from '@/lib/domain/dates/plain-date'
import { referralServices } from '@/lib/domain/referrals/referral'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import type { PartnerOrganisation } from '@/lib/server/hiring/companies'

const agreedForDays = 380

/** The sides of the story whose viewer works in an organisation. */
export type WorkingSide = Exclude<Side, 'candidate'>

/** The two sides that support people. */
export type CaseworkSide = Exclude<WorkingSide, 'employer'>

/** The name of the organisation that a side's viewer works in, as it stands in what people agree to. */
export function organisationInStory({ state, viewers }: Story, side: WorkingSide): string {
  if (side === 'employer') return findById(state.employers, viewers.employer.employerId)?.name ?? ''
  return side === 'partner' ? state.partner.name : 'Aire Resettlement Team'
}

/** What the organisation of a side that supports people says about itself, as the live page gets it. */
export function partnerInStory(story: Story, side: CaseworkSide): PartnerOrganisation {
  const { state, viewers, moment } = story
  const lead = state.workers.find(({ id }) => id === (side === 'partner' ? 'grace-adeleke' : 'tom-renner'))
  return {
    kind: 'partner',
    id: storyUuid(viewers[side].organisationId),
    version: 1,
    name: organisationInStory(story, side),
    number: '',
    charityNumber: '',
    website: '',
    services: [...referralServices],
    areas: [...state.partner.areas],
    safeguardingName: lead?.name ?? '',
    safeguardingEmail: lead?.email ?? '',
    dataAgreementOn: addDays(moment.today, -agreedForDays),
    takesReferrals: true,
    placesAMonth: side === 'partner' ? state.partner.capacityPerMonth : null,
    state: 'approved',
    answer: '',
    askedAs: '',
    askedAt: `${moment.today}T09:00:00Z`,
    wanted: null,
  }
}
