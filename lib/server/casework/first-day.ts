import 'server-only'

import type { Route } from 'next'

import { partnerPortalWords as words } from '@/lib/content/casework/organisation'
import { membersPath, organisationPath, type LivePortal, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { loadColleagues } from '@/lib/server/hiring/colleagues'

/** The steps of an organisation's first day, each done or not by its people and invitations. */
export const firstDaySteps = (portal: PeoplePortal, colleagues: number, invitations: number) => [
  { ...words.steps.organisation, href: organisationPath(portal) as Route, isDone: colleagues > 0 },
  { ...words.steps.members, href: membersPath(portal) as Route, isDone: colleagues > 1 || invitations > 0 },
]

/**
 * The same from what is stored.
 * @throws when the database did not answer
 */
export async function loadFirstDay(portal: LivePortal) {
  const { colleagues, invitations } = await loadColleagues()
  return firstDaySteps(portal, colleagues.length, invitations.length)
}
