import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { AppliedAdvertScreen } from '@/components/hiring/applications/applied-advert-screen'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadAppliedFor, loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { momentNow } from '@/lib/server/hiring/take-application-step'

export const metadata = privatePageMetadata(words.advertTab)

export default async function AppliedAdvertRoute({
  params,
}: PageProps<'/dashboard/candidateportal/applications/[id]/advert'>) {
  await requireAccess('/dashboard/candidateportal')
  const { id } = await params
  if (!isApplicationReference(id)) return <NotHere />
  const [application, appliedFor] = await Promise.all([loadOwnApplication(id, momentNow()), loadAppliedFor(id)])
  if (!application || !appliedFor) return <NotHere />
  return <AppliedAdvertScreen reference={id} job={application.job} appliedFor={appliedFor} />
}
