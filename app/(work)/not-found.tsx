import { NotFoundMessage } from '@/components/layout/not-found-message'
import { SiteFrame } from '@/components/layout/site-frame'

/**
 * For a dashboard or portal that finds nothing to show: it replaces the portal's own frame, so it brings the site's.
 */
export default function WorkNotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  )
}
