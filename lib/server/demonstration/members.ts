import 'server-only'

import { isLastManager, readRightsText, type MemberRights } from '@/lib/domain/companies/member-rights'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { londonInstant } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import type { CompanyColleague } from '@/lib/server/hiring/colleagues'
import type { Tell } from '@/lib/server/demonstration/demonstration-form'
import { organisationInStory, type WorkingSide } from '@/lib/server/demonstration/organisations'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import type { ColleagueStore } from '@/lib/server/hiring/forms/colleague-forms'

/** What each worker of the story may do in their organisation. */
const rightsOf: Readonly<Record<string, string>> = {
  'dana-marlowe': 'post_jobs see_applicants export_reports manage_people',
  'ravi-solanki': 'post_jobs see_applicants read_disclosures',
  'nina-castell': 'support see_all_people refer report',
  'owen-price': 'support see_all_people refer',
  'grace-adeleke': 'support see_all_people refer manage_people',
  'helen-ashby': 'support report',
  'tom-renner': 'support manage_people',
}
const memberForDays = 400

/** The people of an organisation of the story, as the live page gets them. */
export const membersInStory = ({ state, moment }: Story, organisation: string): CompanyColleague[] =>
  state.workers
    .filter(({ organisationId }) => organisationId === organisation)
    .map(({ id, email, name }, at) => ({
      id: storyUuid(id),
      email,
      name,
      joinedAt: londonInstant(addDays(moment.today, at - memberForDays), '09:00').toISOString(),
      rights: readRightsText(rightsOf[id] ?? ''),
    }))

/** The colleagues of whoever a side belongs to, themself included. */
export const colleaguesInStory = (story: Story, side: WorkingSide): CompanyColleague[] => {
  const { employer, ...others } = story.viewers
  return membersInStory(story, side === 'employer' ? employer.employerId : others[side].organisationId)
}

/** The number of the person whose side of the story is shown. */
export const viewerNumber = ({ viewers }: Story, side: WorkingSide): string => storyUuid(viewers[side].workerId)

/** The name and the address of that person. */
export const viewerInStory = ({ state, viewers }: Story, side: WorkingSide) => {
  const { name, email } = findById(state.workers, viewers[side].workerId) ?? { name: null, email: '' }
  return { name, email }
}

/** What that person may do. */
export const viewerRights = (story: Story, side: WorkingSide): MemberRights =>
  colleaguesInStory(story, side).find(({ id }) => id === viewerNumber(story, side))?.rights ?? readRightsText('')

/** What the viewer may do about colleagues: leave and, where they manage them, invite others and change rights. Nothing is kept. */
export function storyColleagues(story: Story, side: WorkingSide, tell: Tell): ColleagueStore {
  const colleagues = colleaguesInStory(story, side)
  const manages = viewerRights(story, side).manage_people
  const viewer = viewerNumber(story, side)
  const ofOthers = (id: string): 'done' | 'forbidden' | 'missing' =>
    manages ? (colleagues.some((one) => one.id === id) ? 'done' : 'missing') : 'forbidden'
  const invited = (email: string, isAgain: boolean) => {
    if (!manages) return 'forbidden'
    if (isAgain) return 'missing'
    if (colleagues.some((one) => one.email === email)) return 'member'
    tell({ to: 'colleague' })
    return 'done'
  }
  return {
    organisation: () => Promise.resolve(organisationInStory(story, side)),
    invite: (_, __, { email }, isAgain) => Promise.resolve(invited(email.toLowerCase(), isAgain)),
    withdraw: () => Promise.resolve(manages ? 'missing' : 'forbidden'),
    change: (_, memberId, __, next) => {
      const isLast = !next.manage_people && isLastManager(colleagues, memberId)
      return Promise.resolve({ outcome: manages && isLast ? 'last_manager' : ofOthers(memberId) })
    },
    end: (actorId, memberId) => {
      const leaves = actorId === memberId
      const isLast = isLastManager(colleagues, leaves ? viewer : memberId)
      if ((leaves || manages) && isLast) return Promise.resolve('last_manager')
      return Promise.resolve(leaves ? 'done' : ofOthers(memberId))
    },
  }
}
