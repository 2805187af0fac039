import 'server-only'

import type { Route } from 'next'

import { partnerPortalWords as words } from '@/lib/content/casework/organisation'
import { loadColleagues } from '@/lib/server/hiring/colleagues'

type Portal = '/dashboard/partnerportal' | '/dashboard/caseworkerportal'

/**
 * The steps of an organisation's first day, each done or not by what is stored.
 * @throws when the database did not answer
 */
export async function loadFirstDay(portal: Portal) {
  const { colleagues, invitations } = await loadColleagues()
  return [
    { ...words.steps.organisation, href: `${portal}/organisation` as Route, isDone: colleagues.length > 0 },
    {
      ...words.steps.members,
      href: `${portal}/organisation/members` as Route,
      isDone: colleagues.length > 1 || invitations.length > 0,
    },
  ]
}
