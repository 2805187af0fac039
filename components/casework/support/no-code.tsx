import { PageLink } from '@/components/ui/page-link'
import { ownSupportWords as words } from '@/lib/content/casework/own-support'

/** For somebody whom no organisation helps yet: where they can ask one. */
export function NoCode() {
  return (
    <p className="button-row not-on-paper">
      <PageLink href="/refer-yourself" className="text-link">
        {words.noCode}
      </PageLink>
    </p>
  )
}
