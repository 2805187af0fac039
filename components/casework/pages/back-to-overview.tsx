import { PageLink } from '@/components/ui/page-link'
import { partnerReportWords as words } from '@/lib/content/casework/partner-report'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'

/** The way back from a page that the portal's menu does not have. */
export const BackToOverview = ({ portal }: { portal: PeoplePortal }) => (
  <p className="not-on-paper">
    <PageLink href={portal} className="text-link">
      {words.toOverview}
    </PageLink>
  </p>
)
