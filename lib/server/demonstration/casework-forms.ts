import 'server-only'

import { z } from 'zod'

import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import { londonInstant } from '@/lib/domain/dates/london-time'
import type { PeopleStore } from '@/lib/server/casework/people-forms'
import { supportedPeopleForms } from '@/lib/server/casework/people-forms'
import { referralForms } from '@/lib/server/casework/referral-forms'
import type { takeWorkStep } from '@/lib/server/casework/support-work'
import { supportWorkForms } from '@/lib/server/casework/support-work-forms'
import { workSearchForms } from '@/lib/server/casework/work-search-forms'
import { madeOnStory, type DemonstrationForms, type Tell } from '@/lib/server/demonstration/demonstration-form'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/organisations'
import { storyReferralStore } from '@/lib/server/demonstration/referrals'
import { storyMessages } from '@/lib/server/demonstration/support-day'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { personInStory, workInStory } from '@/lib/server/demonstration/supported-people'
import { storyWorkSearch } from '@/lib/server/demonstration/work-search'
import { colleagueForms } from '@/lib/server/hiring/forms/colleague-forms'
import { storyColleagues } from '@/lib/server/demonstration/members'
import type { GuardedForms } from '@/lib/server/forms/guarded-form'

/** Steps on a file, of which nothing is kept: only whether the viewer sees it is asked. */
const storyPeople = (story: Story, side: CaseworkSide, tell: Tell): PeopleStore => ({
  take: (_, __, { p_reference: reference }) => {
    const isThere = typeof reference !== 'string' || personInStory(story, side, reference) !== null
    return Promise.resolve({ outcome: isThere ? 'done' : 'missing' })
  },
  organisation: () => Promise.resolve(organisationInStory(story, side)),
  makeCode: (_, reference, __, address) => {
    const seen = personInStory(story, side, reference)
    const outcome = seen?.outcome === 'found' ? (seen.file.hasAccount ? 'joined' : 'done') : 'missing'
    if (outcome === 'done' && address !== null) tell({ to: 'invited' })
    return Promise.resolve({ outcome, code: '' })
  },
})

const booking = z.object({ times: z.array(z.object({ from: z.string(), to: z.string() })), anyway: z.boolean() })
const moving = z.object({ step: z.literal('move'), from: z.string(), to: z.string(), anyway: z.boolean() })

/** The times asked for in a step, unless whoever asks accepts that another appointment is then. */
function timesIn({ p_booking, p_change }: Readonly<Record<string, unknown>>) {
  const asked = (given: unknown): unknown => (typeof given === 'string' ? JSON.parse(given) : null)
  const booked = booking.safeParse(asked(p_booking))
  if (booked.success) return booked.data.anyway ? [] : booked.data.times
  const moved = moving.safeParse(asked(p_change))
  return moved.success && !moved.data.anyway ? [moved.data] : []
}

/** Steps of the work with somebody, of which nothing is kept; what stands in the viewer's diary can clash. */
const storyWork =
  (story: Story, side: CaseworkSide): typeof takeWorkStep =>
  (_, __, given) => {
    const { state, viewers } = story
    const { p_reference: reference, p_id: id } = given
    if (typeof reference === 'string' && workInStory(story, side, reference) === null)
      return Promise.resolve({ outcome: 'missing' })
    const times = timesIn(given)
    const clashes = state.appointments
      .filter((one) => one.workerId === viewers[side].workerId && !one.isCancelled && storyUuid(one.id) !== id)
      .map(({ kind, on, at, minutes }) => {
        const from = londonInstant(on, at)
        const to = new Date(from.getTime() + minutes * 60_000)
        return { from: from.toISOString(), to: to.toISOString(), is_own: true, is_interview: kind === 'interview' }
      })
      .filter((one) => times.some(({ from, to }) => one.from < to && from < one.to))
    return Promise.resolve(clashes.length > 0 ? { outcome: 'clash', clashes } : { outcome: 'done' })
  }

/** The forms about the people that a side supports, keyed by the last part of the URL that each is sent to. */
export function caseworkStoryForms(side: CaseworkSide): DemonstrationForms {
  const portal: PeoplePortal = `/dashboard/${side}`
  const members = { kind: 'partner', at: `${portal}/settings/people`, home: portal } as const
  const formsOn = (story: Story, tell: Tell): GuardedForms => ({
    ...supportWorkForms(portal, storyWork(story, side), storyMessages(story, side, 'worker', tell)),
    ...supportedPeopleForms(portal, storyPeople(story, side, tell)),
    ...workSearchForms(portal, storyWorkSearch(story, side, tell)),
    ...colleagueForms(members, storyColleagues(story, side, tell)),
    ...(side === 'partner' && referralForms(portal, storyReferralStore(story, tell))),
  })
  const pages = {
    ...supportWorkForms(portal),
    ...supportedPeopleForms(portal),
    ...workSearchForms(portal),
    ...colleagueForms(members),
    ...(side === 'partner' && referralForms(portal)),
  }
  return madeOnStory(pages, formsOn)
}
