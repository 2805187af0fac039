import { DoneNotice } from '@/components/work/done-notice'
import { Badge } from '@/components/work/badge'
import type { KeptForm } from '@/components/work/posted-form'
import { RadioRows } from '@/components/forms/radio-rows'
import { Typed } from '@/components/work/typed'
import { typedTexts, type TypedText } from '@/components/work/typed-texts'
import { TextAreaField } from '@/components/forms/text-area-field'
import { backOf, ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { applicationMessagesWords as words, messagesDone, reportReasonLabels } from '@/lib/content/hiring/messages'
import { momentText } from '@/lib/content/wording/moment-text'
import { messageLimit } from '@/lib/domain/applications/history'
import { reasonsToReport, type MessageSide } from '@/lib/domain/applications/messages'

type Message = {
  id: string
  by: MessageSide
  sentAt: string
  /** Null if it cannot be decrypted any more. */
  text: string | null
  isNew: boolean
  isReported: boolean
}

/** The conversation about an application as one side sees it. */
export type ApplicationThread = {
  side: MessageSide
  /** Oldest first. */
  messages: readonly Message[]
  /** Why no message can be sent now; null if one can. */
  closed: 'vault' | 'no_reader' | 'before_shortlist' | 'left' | 'too_late' | null
}

type Shown = ApplicationThread & {
  /** The id of the message that the form sends: sent twice, it is one message. */
  nextId: string
  /** What the URL says was just done: said here, beside the message. */
  done?: unknown
}

const mostShown = 100
const send = 'message-send'
const report = 'message-report'

/** What was typed into a message that can no longer be sent. */
export const typedOfMessage = (kept: KeptForm | null, thread: ApplicationThread | null): TypedText[] =>
  kept?.values.form === send && thread?.closed !== null ? typedTexts(kept, { text: words.label }) : []

/** At the top of the page: how many messages are new. */
export function NewMessages({ thread }: { thread: ApplicationThread | null }) {
  const count = thread?.messages.filter(({ isNew }) => isNew).length ?? 0
  return count === 0 ? null : (
    <p className="notice">
      <strong>{words.newMessages(count)}.</strong> <a href="#messages">{words.toMessages}</a>
    </p>
  )
}

function Report({ stepOf, side, id }: { stepOf: StepOf; side: MessageSide; id: string }) {
  const { isBack, typed, error } = backOf(stepOf.kept, report)
  const isThis = isBack && typed('messageId') === id
  return (
    <details className="dash-more dash-more-quiet" open={isThis}>
      <summary>{words.report}</summary>
      <ApplicationStepForm
        {...stepOf}
        action={report}
        submit={words.reportSubmit}
        look="secondary"
        hidden={{ messageId: id }}
      >
        <RadioRows
          id={`${report}-reason-${id}`}
          legend={words.reportLegend}
          error={isThis ? error(`reason-${id}`) : undefined}
          name="reason"
          options={reasonsToReport(side).map((reason) => ({ value: reason, label: reportReasonLabels[reason] }))}
        />
        <div className="field-checkbox">
          <div className="checkbox-row">
            <input id={`along-${id}`} type="checkbox" name="along" aria-describedby={`along-${id}-hint`} />
            <label htmlFor={`along-${id}`}>{words.reportSend}</label>
          </div>
          <p id={`along-${id}-hint`} className="field-hint">
            {words.reportSendHint}
          </p>
        </div>
      </ApplicationStepForm>
    </details>
  )
}

type Props = {
  stepOf: StepOf
  thread: Shown
  /** What the other side is called: a company's or a person's name. */
  other: string
}

/** The messages of both sides, and a box for the next one. */
export function ApplicationMessages({ stepOf, thread: { side, messages, closed, nextId, done }, other }: Props) {
  const { isBack, typed, error } = backOf(stepOf.kept, send)
  if (messages.length === 0 && closed !== null && closed !== 'vault') return null
  return (
    <section className="dash-section" aria-labelledby="messages">
      <h2 id="messages">{words.title}</h2>
      {messages.length === mostShown ? <p>{words.latest}</p> : null}
      {messages.length === 0 ? (
        closed === null ? (
          <p>{words.none}</p>
        ) : null
      ) : (
        <ol className="plain-list dash-lines">
          {messages.map(({ id, by, sentAt, text, isNew, isReported }) => (
            <li key={id}>
              <p>
                <strong>{by === side ? words.you : <Typed>{other}</Typed>}</strong>,{' '}
                <time dateTime={sentAt}>{momentText(sentAt)}</time>{' '}
                {isNew ? <Badge tone="wait">{words.isNew}</Badge> : null}
              </p>
              <p>{text === null ? words.unreadable : <Typed>{text}</Typed>}</p>
              {by === side ? null : isReported ? (
                <p>{words.reported}</p>
              ) : (
                <Report stepOf={stepOf} side={side} id={id} />
              )}
            </li>
          ))}
        </ol>
      )}
      <DoneNotice words={messagesDone} done={done} />
      {closed === null ? (
        <ApplicationStepForm
          {...stepOf}
          action={send}
          submit={words.submit}
          look="secondary"
          hidden={{ messageId: (isBack && typed('messageId')) || nextId }}
        >
          <TextAreaField
            id={`${send}-text`}
            name="text"
            label={words.label}
            hint={`${words.lead[side]} ${words.hint[side]}`}
            rows={4}
            required
            maxLength={messageLimit}
            defaultValue={typed('text')}
            error={error('text')}
          />
        </ApplicationStepForm>
      ) : (
        <p>{words.closed[closed]}</p>
      )}
    </section>
  )
}
