import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { ScreenLink } from '@/components/work/screen-link'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { applicationPath, referralPath } from '@/components/demonstration/partner/partner-paths'
import type { DetailText, ScreenProps } from '@/components/demonstration/parts/screen'
import { TextAreaField } from '@/components/forms/text-area-field'
import { contactLabels, roleLabels } from '@/lib/content/dashboards/labels'
import { threadWords as words } from '@/lib/content/demonstration/partner-words'
import { type loadPartnerThread } from '@/lib/domain/dashboards/partner/load-threads'
import { dayText, timeText } from '@/lib/content/wording/date-text'

const answerId = 'thread-answer'

type Props = ScreenProps<typeof loadPartnerThread, { threadId: string }> & { text: DetailText }

export function PartnerThread({ view: thread, query: { threadId: id }, text, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isUnread = (thread?.unread ?? 0) > 0

  useEffect(() => {
    if (isUnread) act({ type: 'message/read', threadId: id })
  }, [isUnread, id, act])

  if (!thread) {
    return (
      <>
        <DetailHeading heading={text.heading} shows={text.shows} />
        <EmptyState {...text.empty} />
      </>
    )
  }
  const { messages, isArchived, safeContact } = thread
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    setIsEmpty(answer === '')
    const refusal =
      answer === '' ? null : await run({ type: 'message/send', threadId: id, text: answer }, { done: words.sent })
    if (answer !== '' && !refusal) form.current?.reset()
    document.getElementById(answerId)?.focus()
  }
  const archive = () =>
    run(
      { type: 'message/archive', threadId: id, isArchived: !isArchived },
      {
        done: isArchived ? words.unarchived : words.archived,
        undo: { type: 'message/archive', threadId: id, isArchived },
        undone: isArchived ? words.archived : words.unarchived,
      },
    )
  return (
    <>
      <DetailHeading heading={thread.subject} shows={text.shows} isPrinted>
        <p className="dash-badges">
          <span>
            {words.about} {thread.about}. {words.with} {thread.others.join(', ')}.
          </span>
          {isArchived ? <Badge>{words.isArchived}</Badge> : null}
        </p>
      </DetailHeading>
      <p className="button-row not-on-paper">
        {thread.referralId ? (
          <ScreenLink href={referralPath(thread.referralId)} className="text-link">
            {words.toReferral}
          </ScreenLink>
        ) : null}
        {thread.applicationId ? (
          <ScreenLink href={applicationPath(thread.applicationId)} className="text-link">
            {words.toApplication}
          </ScreenLink>
        ) : null}
        <ActButton onClick={archive}>{isArchived ? words.unarchive : words.archive}</ActButton>
      </p>
      <section className="dash-section" aria-labelledby="messages">
        <h2 id="messages">{words.messages}</h2>
        <ol className="plain-list partner-thread">
          {messages.map((message) => (
            <li key={message.id} data-own={message.from === 'partner' || undefined}>
              <p className="partner-message-head">
                <strong>{message.from === 'partner' ? words.you : roleLabels[message.from]}</strong>{' '}
                <time dateTime={message.on}>
                  {dayText(message.on)}, {timeText(message.at)}
                </time>
              </p>
              <p className="partner-message-text">{message.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="dash-section needs-script not-on-paper" aria-labelledby="answer">
        <h2 id="answer">{words.answer}</h2>
        {safeContact.length > 0 ? (
          <p className="notice">
            <strong>{words.safe}:</strong> {safeContact.map((way) => contactLabels[way]).join(', ')}. {words.safeNote}
          </p>
        ) : null}
        <form ref={form} className="dash-form" noValidate autoComplete="off" onSubmit={send}>
          <TextAreaField
            id={answerId}
            name="answer"
            label={words.answer}
            rows={4}
            maxLength={5000}
            {...(isEmpty && { error: words.empty })}
          />
          <div>
            <ActButton type="submit" look="primary">
              {words.send}
            </ActButton>
          </div>
        </form>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
