import type { Route } from 'next'

import { NotHere } from '@/app/not-here'
import { formsOf, type LivePortal } from '@/lib/domain/casework/people-portal'
import { NewInConversation, SupportMessages, TypedMessage } from '@/components/casework/work/support-messages'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { supportMessagesDone, supportMessagesWords as words } from '@/lib/content/casework/support-messages'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSupportConversation } from '@/lib/server/casework/support-messages'

type Props = {
  portal: LivePortal
  params: Promise<{ reference: string }>
  searchParams: Promise<AddressQuery>
}

/** The messages with one person in either portal; why nobody can write to them, once their consent has ended. */
export async function SupportMessagesRoute({ portal, params, searchParams }: Props) {
  const user = await requireAccess(portal)
  const { reference } = await params
  const { again, done } = await searchParams
  const [conversation, kept] = await Promise.all([
    isPersonReference(reference) ? loadSupportConversation(user.id, reference) : null,
    keptInput(again),
  ])
  if (conversation === null) return <NotHere />
  const isClosed = conversation === 'closed'
  const back = isClosed ? `${portal}/people` : `${portal}/people/${reference}/work`
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={back as Route} className="text-link">
          {isClosed ? words.backToPeople : words.backToWork}
        </PageLink>
      </p>
      <DoneNotice words={supportMessagesDone} done={done} />
      <ProblemNotice kept={kept} forms={['message-withdraw']} />
      {isClosed ? (
        <>
          <DetailHeading heading={words.pageTitle} />
          <div className="notice">
            <p>{words.closedFile}</p>
            <TypedMessage kept={kept} side="worker" />
          </div>
        </>
      ) : (
        <>
          <DetailHeading heading={words.title(conversation.name)} isPrinted />
          <NewInConversation conversation={conversation} />
          <SupportMessages
            conversation={conversation}
            to={formsOf(portal)}
            reference={reference}
            kept={kept}
            nextId={crypto.randomUUID()}
          />
        </>
      )}
    </>
  )
}
