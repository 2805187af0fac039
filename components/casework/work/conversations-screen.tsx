import type { Route } from 'next'

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
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  portal: PeoplePortal
  conversations: readonly { reference: string; name: string; unread: number; lastAt: string }[]
  /** Whom the member helps. */
  people: readonly { reference: string; name: string; hasAccount: boolean }[]
  /** @default false */
  seesEverybody?: boolean
}

/** Everybody with whom a member has written, the latest first, and whom they can write to. */
export function ConversationsScreen({ portal, conversations, people, seesEverybody = false }: Props) {
  const others = people.filter(
    ({ reference, hasAccount }) => hasAccount && conversations.every((one) => one.reference !== reference),
  )
  const notJoined = people.filter(({ hasAccount }) => !hasAccount)
  // The list of people finds everybody, and each file leads to the messages and to the code.
  const search = { find: '', path: peoplePath(portal) as Route, kept: {} }
  const hasNobodyToWriteTo = conversations.length === 0 && others.length === 0 && notJoined.length > 0
  return (
    <>
      <DetailHeading heading={words.pageTitle} shows={words.listLead} />
      {hasNobodyToWriteTo ? (
        <p>{words.nobodyJoined}</p>
      ) : conversations.length === 0 && people.length === 0 && seesEverybody ? (
        <EmptyState
          text={words.listNobody}
          link={{ label: words.listUnread, href: pathWithQuery(peoplePath(portal), { look: 'message' }) as Route }}
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
