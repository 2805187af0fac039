import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { NotHere } from '@/app/not-here'
import { filePath, type LivePortal, type PersonPage } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { loadPerson } from '@/lib/server/casework/people'

/**
 * For a page of a file that has nothing to show: leads to the question why the file is opened, if the member has not
 * answered it yet, and says otherwise that there is no such page.
 * @param page where the answer leads
 */
export async function unopenedFile(portal: LivePortal, reference: string, page: PersonPage) {
  const seen = isPersonReference(reference) ? await loadPerson(reference) : null
  if (seen?.outcome === 'why') redirect(`${filePath(portal, reference)}?for=${page}` as Route)
  return <NotHere />
}
