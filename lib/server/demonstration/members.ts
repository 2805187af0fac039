import 'server-only'

import { readRightsText } from '@/lib/domain/companies/member-rights'
import { londonInstant } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import type { CompanyColleague } from '@/lib/server/hiring/colleagues'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/supported-people'
import type { ColleagueStore } from '@/lib/server/hiring/forms/colleague-forms'

/** Whoever manages the organisation in the story; the others support people, and at the charity refer them too. */
const managers: readonly string[] = ['grace-adeleke', 'tom-renner']
const usualRights: Readonly<Record<CaseworkSide, string>> = {
  partner: 'support see_all_people refer',
  caseworker: 'support',
}
const memberForDays = 400

/** The colleagues on a side of the story, as the live page gets them. */
export const colleaguesInStory = ({ state, viewers, moment }: Story, side: CaseworkSide): CompanyColleague[] =>
  state.workers
    .filter(({ organisationId }) => organisationId === viewers[side].organisationId)
    .map(({ id, email, name }, at) => ({
      id,
      email,
      name,
      joinedAt: londonInstant(addDays(moment.today, at - memberForDays), '09:00').toISOString(),
      rights: readRightsText(managers.includes(id) ? `${usualRights[side]} manage_people` : usualRights[side]),
    }))

/** What the viewer, who does not manage colleagues, may do about them: leave. Nothing is kept. */
export const storyColleagues = (story: Story, side: CaseworkSide): ColleagueStore => ({
  organisation: () => Promise.resolve(organisationInStory(story, side)),
  invite: () => Promise.resolve('forbidden'),
  withdraw: () => Promise.resolve('forbidden'),
  change: () => Promise.resolve({ outcome: 'forbidden' }),
  end: (actorId, memberId) => Promise.resolve(actorId === memberId ? 'done' : 'forbidden'),
})
