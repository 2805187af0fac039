import 'server-only'

import type { Route } from 'next'

import { partnerPortalWords as words } from '@/lib/content/casework/organisation'
import { membersPath, organisationPath, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Counts = {
  colleagues: number
  invitations: number
  /** Null for a member who helps nobody and does not see everybody. */
  people: number | null
  /** Whether one was sent or received; null for a member who does not send and answer them. */
  hasReferral: boolean | null
}

/**
 * The steps of an organisation's first day that a member can take, each done or not by what there is. The first referral
 * comes when somebody needs one, so it alone keeps no guide open.
 */
export function firstDaySteps(portal: PeoplePortal, { colleagues, invitations, people, hasReferral }: Counts) {
  const { organisation, members, person, referral } = words.steps
  const settingUp = [
    { ...organisation, href: organisationPath(portal) as Route, isDone: colleagues > 0 },
    { ...members, href: membersPath(portal) as Route, isDone: colleagues > 1 || invitations > 0 },
    ...(people === null ? [] : [{ ...person, href: `${peoplePath(portal)}/new` as Route, isDone: people > 0 }]),
  ]
  return hasReferral === null || settingUp.every(({ isDone }) => isDone)
    ? settingUp
    : [...settingUp, { ...referral, href: `${portal}/referrals/new` as Route, isDone: hasReferral }]
}
