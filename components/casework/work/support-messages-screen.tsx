import type { Route } from 'next'
import type { ComponentProps } from 'react'

import { PersonHeading } from '@/components/casework/people/person-heading'
import { NewInConversation, SupportMessages, TypedMessage } from '@/components/casework/work/support-messages'
import { PageLink } from '@/components/ui/page-link'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { openedDone } from '@/lib/content/casework/people'
import { supportMessagesWords as words } from '@/lib/content/casework/support-messages'
import { filePath, formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  reference: string
  /** 'closed' once nobody can write to the person any more. */
  conversation: ComponentProps<typeof SupportMessages>['conversation'] | 'closed'
  kept: KeptForm | null
  done: unknown
  nextId: string
}

/** The messages with one person; why nobody can write to them, once their consent has ended. */
export function SupportMessagesScreen({ portal, reference, conversation, kept, done, nextId }: Props) {
  const notices = (
    <>
      <DoneNotice words={openedDone} done={done} />
      <ProblemNotice kept={kept} forms={['message-withdraw']} />
    </>
  )
  return (
    <>
      {conversation === 'closed' ? (
        <>
          <PersonHeading
            portal={portal}
            reference={reference}
            current="messages"
            heading={words.pageTitle}
            notices={notices}
            isClosed
          />
          <div className="notice">
            <p>{words.closedFile}</p>
            <TypedMessage kept={kept} side="worker" />
          </div>
        </>
      ) : (
        <>
          <PersonHeading
            portal={portal}
            reference={reference}
            current="messages"
            heading={words.title(conversation.name)}
            notices={notices}
            isPrinted={conversation.messages.length > 0}
          />
          <NewInConversation conversation={conversation} />
          <SupportMessages
            conversation={conversation}
            to={formsOf(portal)}
            reference={reference}
            kept={kept}
            nextId={nextId}
            done={done}
          />
          {conversation.closed === null ? null : (
            <p>
              <PageLink href={filePath(portal, reference) as Route} className="text-link">
                {words.openFile}
              </PageLink>
            </p>
          )}
        </>
      )}
    </>
  )
}
