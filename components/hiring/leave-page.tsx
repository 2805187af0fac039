import { ButtonLink } from '@/components/ui/button-link'
import { leaveWords as words } from '@/lib/content/hiring/leave'
import { neutralSite } from '@/lib/content/site/neutral-site'

/** For somebody who is looked over the shoulder at a page about a record: one press shows something else. */
export function LeavePage() {
  return (
    <p className="not-on-paper leave-page">
      <ButtonLink anchor="a" href={neutralSite} rel="noreferrer" look="secondary" isSmall>
        {words.leave}
      </ButtonLink>
      <span className="dash-aside">{words.where}</span>
    </p>
  )
}
