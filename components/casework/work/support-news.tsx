import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { momentText } from '@/lib/content/wording/moment-text'
import { messagesPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** Whose messages are new. */
  unread: readonly { reference: string; name: string; unread: number; since: string }[]
}

/** Messages that nobody has read. */
export function SupportNews({ portal, unread }: Props) {
  return (
    <>
      {unread.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="unread">
          <h2 id="unread">{supportMessagesWords.unreadHeading}</h2>
          <ul className="plain-list dash-lines">
            {unread.map((one) => (
              <li key={one.reference}>
                <PageLink href={messagesPath(portal, one.reference) as Route}>
                  <Typed>{one.name}</Typed>
                </PageLink>{' '}
                <span className="dash-aside">
                  {supportMessagesWords.unread(one.unread)}, {momentText(one.since)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
