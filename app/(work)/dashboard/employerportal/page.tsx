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
  const [enquiries, company, membership] = await Promise.all([
    loadOwnEnquiries(email),
    loadOwnCompany(),
    loadMembership(),
  ])
  const isApproved = membership?.state === 'approved'
  // The rest of the page does not wait for a database that is away.
  const [jobs, applicants] = isApproved
    ? await Promise.all([
        countJobs().catch(() => null),
        membership.rights.see_applicants ? countApplicants().catch(() => null) : null,
      ])
    : [null, null]
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
