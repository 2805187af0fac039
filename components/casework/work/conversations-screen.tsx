import type { Route } from 'next'

import { ColleaguesPeople, type OfColleagues } from '@/components/casework/people/colleagues-people'
import { ChoosePerson } from '@/components/casework/work/choose-person'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { supportMessagesWords as words } from '@/lib/content/casework/support-messages'
import { momentText } from '@/lib/content/wording/moment-text'
import { messagesPath, peoplePath, personCodePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** Whom the member helps; `lastAt`: when a message was last sent, null for never. */
  people: readonly { reference: string; name: string; hasAccount: boolean; unread: number; lastAt: string | null }[]
  /**
   * Whose messages nobody has read, for a member who sees everybody, helps nobody and has written with nobody.
   * @default null
   */
  ofColleagues?: OfColleagues | null
}

/** Everybody with whom a member has written, the latest first, and whom they can write to. */
export function ConversationsScreen({ portal, people, ofColleagues = null }: Props) {
  const conversations = people.flatMap(({ lastAt, ...one }) => (lastAt === null ? [] : [{ ...one, lastAt }]))
  const others = people.filter(({ hasAccount, lastAt }) => hasAccount && lastAt === null)
  const notJoined = people.filter(({ hasAccount }) => !hasAccount)
  // The list of people finds everybody, and each file leads to the messages and to the code.
  const search = { find: '', path: peoplePath(portal) as Route, kept: {} }
  const hasNobodyToWriteTo = conversations.length === 0 && others.length === 0 && notJoined.length > 0
  return (
    <>
      <DetailHeading heading={words.pageTitle} shows={ofColleagues ? undefined : words.listLead} />
      {hasNobodyToWriteTo ? (
        <p>{words.nobodyJoined}</p>
      ) : ofColleagues ? (
        <ColleaguesPeople
          portal={portal}
          text={words.colleaguesUnread}
          {...ofColleagues}
          hrefOf={(reference) => messagesPath(portal, reference)}
          allHref={`${peoplePath(portal)}?look=message`}
        />
      ) : conversations.length === 0 ? (
        <EmptyState
          text={words.listNone}
          {...(others.length === 0 && { link: { label: words.listPeople, href: peoplePath(portal) as Route } })}
        />
      ) : (
        <DataTable
          caption={words.pageTitle}
          isCaptionHidden
          rows={conversations}
          rowKey={({ reference }) => reference}
          columns={[
            {
              label: words.person,
              cell: ({ reference, name, unread }) => (
                <>
                  <PageLink href={messagesPath(portal, reference) as Route}>
                    <Typed>{name}</Typed>
                  </PageLink>{' '}
                  {unread === 0 ? null : <Badge tone="wait">{words.unreadShort(unread)}</Badge>}
                </>
              ),
            },
            { label: words.lastAt, cell: ({ lastAt }) => momentText(lastAt) },
          ]}
        />
      )}
      <ChoosePerson
        label={words.begin}
        people={others}
        hrefOf={(reference) => messagesPath(portal, reference) as Route}
        search={search}
        isOpen={conversations.length === 0}
      />
      {notJoined.length === 0 || hasNobodyToWriteTo ? null : <p>{words.notJoined(notJoined.length)}</p>}
      <ChoosePerson
        label={words.giveCode}
        people={notJoined}
        hrefOf={(reference) => personCodePath(portal, reference) as Route}
        search={{ ...search, id: 'find-for-code' }}
        isFirst={hasNobodyToWriteTo}
      />
    </>
  )
}
