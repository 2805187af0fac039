import type { Route } from 'next'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SharedApplications } from '@/components/casework/jobs/shared-applications'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { ScreenLink } from '@/components/work/screen-link'
import { jobsPath } from '@/lib/domain/casework/people-portal'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { workSearchesInStory } from '@/lib/server/demonstration/work-search'

const path = '/dashboard/partner/applications'
const portal = '/dashboard/partner'

export const metadata = pageMetadata(path)

export default async function PartnerApplicationsPage() {
  await requestDay()
  return (
    <>
      <ScreenHeading path={path} />
      {workSearchesInStory(storyNow(), 'partner').map(({ reference, name, applications }) => (
        <section key={reference} className="dash-section" aria-labelledby={reference}>
          <h2 id={reference}>
            <ScreenLink href={jobsPath(portal, reference) as Route}>{name}</ScreenLink>
          </h2>
          <SharedApplications portal={portal} reference={reference} applications={applications} />
        </section>
      ))}
    </>
  )
}
