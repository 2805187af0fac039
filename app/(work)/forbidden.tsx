import { AccessDenied } from '@/components/auth/access-denied'
import { SiteFrame } from '@/components/layout/site-frame'

/** For a dashboard or portal that is not the visitor's: it replaces the portal's own frame, so it brings the site's. */
export default function WorkForbidden() {
  return (
    <SiteFrame>
      <AccessDenied />
    </SiteFrame>
  )
}
