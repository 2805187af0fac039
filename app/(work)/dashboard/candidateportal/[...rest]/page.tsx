import { NotHere, notHereMetadata } from '@/app/not-here'
import { requireAccess } from '@/lib/server/auth/current-user'

export const metadata = notHereMetadata

/** A wrong address in the portal keeps the portal's bar. */
export default async function NowhereRoute() {
  await requireAccess('/dashboard/candidateportal')
  return <NotHere isInPortal />
}
