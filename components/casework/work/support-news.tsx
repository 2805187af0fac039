import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { momentText } from '@/lib/content/wording/moment-text'
import { messagesPath, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** How many people nobody helps yet; null for whoever does not see them. */
  nobodyYet: number | null
  /** Whose messages are new. */
  unread: readonly { reference: string; name: string; unread: number; since: string }[]
}

/** People without anybody to help them, and messages that nobody has read. */
export function SupportNews({ portal, nobodyYet, unread }: Props) {
  return (
    <>
      {nobodyYet === null || nobodyYet === 0 ? null : (
        <p className="notice">
          <PageLink href={`${peoplePath(portal)}?worker=none` as Route}>{words.nobodyYet(nobodyYet)}</PageLink>
        </p>
      )}
      {unread.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="unread">
          <h2 id="unread">{supportMessagesWords.unreadHeading}</h2>
          <ul className="plain-list dash-lines">
            {unread.map((one) => (
              <li key={one.reference}>
                <PageLink href={messagesPath(portal, one.reference) as Route}>
                  <Typed>{one.name}</Typed>
                </PageLink>
                {': '}
                {supportMessagesWords.unread(one.unread)}, {momentText(one.since)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
