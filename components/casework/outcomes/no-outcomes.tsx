import type { Route } from 'next'

import { BackToOverview } from '@/components/casework/pages/back-to-overview'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { partnerReportWords as words } from '@/lib/content/casework/partner-report'
import { peopleWords } from '@/lib/content/casework/people'
import { membersPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

/** For a member who may not make reports: whom to ask, and the way back. */
export const NoOutcomes = ({ portal, heading }: { portal: PeoplePortal; heading: string }) => (
  <>
    <DetailHeading heading={heading} />
    <EmptyState text={words.noRight} link={{ label: peopleWords.whoManages, href: membersPath(portal) as Route }} />
    <BackToOverview portal={portal} />
  </>
)
