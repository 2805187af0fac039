import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { LinkTabs } from '@/components/work/link-tabs'
import { fileWords as words } from '@/lib/content/casework/people'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { supportTimelineWords } from '@/lib/content/casework/support-timeline'
import {
  isDemonstration,
  peoplePath,
  personPagePath,
  personPages,
  type PeoplePortal,
  type PersonPage,
} from '@/lib/domain/casework/people-portal'

const labels: Readonly<Record<PersonPage, string>> = {
  file: words.theFile,
  work: words.theWork,
  jobs: words.theJobs,
  messages: supportMessagesWords.open,
  timeline: supportTimelineWords.open,
}

type Props = ComponentProps<typeof DetailHeading> & {
  portal: PeoplePortal
  reference: string
  current: PersonPage
  /** What was just done, or is wrong. */
  notices?: ReactNode
  /** How many messages of the person nobody has read. */
  unread?: number
  /** Of a file that is closed nothing else can be opened. */
  isClosed?: boolean
}

/** The top of each page about one person: back to everybody, the heading, and one click to the other pages. */
export function PersonHeading({
  portal,
  reference,
  current,
  notices,
  unread = 0,
  isClosed = false,
  ...heading
}: Props) {
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={peoplePath(portal) as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      {notices}
      <DetailHeading {...heading} />
      {isClosed ? null : (
        <LinkTabs
          label={words.pages}
          // The demonstration does not tell the history of a file.
          values={personPages.filter((page) => page !== 'timeline' || !isDemonstration(portal))}
          current={current}
          labelOf={(page) => labels[page]}
          hrefOf={(page) => personPagePath(portal, reference, page) as Route}
          countOf={(page) => (page === 'messages' && unread > 0 ? supportMessagesWords.unreadShort(unread) : null)}
        />
      )}
    </>
  )
}
