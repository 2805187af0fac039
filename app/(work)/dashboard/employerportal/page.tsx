import '@/app/styles/account.css'

import { privateMetadata } from '@/app/(site)/account/account-metadata'
import { CompanySummary } from '@/components/hiring/company/company-summary'
import { JobsSummary } from '@/components/hiring/jobs/jobs-summary'
import { mayPost } from '@/components/hiring/jobs/post-notice'
import { PortalPage } from '@/components/portals/portal-page'
import { portals } from '@/lib/content/account/portals'
import { loadOwnEnquiries } from '@/lib/server/accounts/own-record'
import { requireAccess } from '@/lib/server/auth/current-user'
import { countApplicants } from '@/lib/server/hiring/applicants'
import { loadOwnCompany } from '@/lib/server/hiring/companies'
import { countJobs } from '@/lib/server/hiring/jobs'
import { loadMembership } from '@/lib/server/hiring/membership'

export const metadata = privateMetadata(portals.employer.title)

export default async function EmployerPortalRoute() {
  const { name, email } = await requireAccess('/dashboard/employerportal')
  const [enquiries, company, membership, jobsOfAny, applicantsOfAny] = await Promise.all([
    loadOwnEnquiries(email),
    loadOwnCompany(),
    loadMembership(),
    // The rest of the page is there without its counts.
    countJobs().catch(() => null),
    countApplicants().catch(() => null),
  ])
  const jobs = membership?.state === 'approved' ? jobsOfAny : null
  const applicants = membership?.rights.see_applicants ? applicantsOfAny : null
  return (
    <PortalPage
      role="employer"
      name={name}
      email={email}
      enquiries={enquiries}
      company={company?.name}
      isUnderWay={(jobs?.live ?? 0) > 0}
    >
      {jobs ? (
        <JobsSummary counts={jobs} newApplicants={applicants?.applied ?? null} mayPost={mayPost(membership)} />
      ) : (
        <CompanySummary company={company} isMember={membership !== null} />
      )}
    </PortalPage>
  )
}
