import { privatePageMetadata } from '@/app/page-metadata'
import { SharedApplicationsRoute } from '@/app/(work)/dashboard/shared-applications-route'
import { workSearchWords } from '@/lib/content/casework/work-search'

export const metadata = privatePageMetadata(workSearchWords.applicationsOfPeople)

export default function CaseworkerPortalApplicationsRoute() {
  return <SharedApplicationsRoute portal="/dashboard/caseworkerportal" />
}
