import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/work/badge'
import { DoneNotice } from '@/components/work/done-notice'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { TypedTexts, typedTexts } from '@/components/work/typed-texts'
import { safeWayLabels } from '@/lib/content/casework/people'
import {
  supportMessagesDone,
  supportMessageTemplates,
  supportMessagesWords as words,
} from '@/lib/content/casework/support-messages'
import { momentText } from '@/lib/content/wording/moment-text'
import { messageLimit } from '@/lib/domain/applications/history'
import { cautionsFor, type SupportSide, type SupportSilence } from '@/lib/domain/casework/support-message'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'

type Message = {
  id: string
  from: SupportSide
  author: string | null
  isMine: boolean
  text: string | null
  sentAt: string
}

/** The conversation of one file as one side sees it. */
type Conversation = {
  side: SupportSide
  organisation: string
  name: string
  safety: Pick<PersonFacts, 'safe_ways' | 'safe_hours'>
  messages: readonly (Message & { isNew: boolean; isRead: boolean })[]
  /** Those of the reader's side that have not been sent. */
  unsent: readonly (Message & { isStopped: boolean })[]
  /** Why nothing can be sent now; null if something can. */
  closed: SupportSilence | 'vault' | null
}

type Props = {
  conversation: Conversation
  /** Where its forms are sent. */
  to: PeopleForms | 'candidate' | 'demonstration/candidate'
  reference: string
  kept: KeptForm | null
  /** The id of the message that the form sends: sent twice, it is one message. */
  nextId: string
  /** Whether it is between the person and a mentor, who can neither wait with a message nor put ready-made words in one. */
  isWithMentor?: boolean
  /** What the URL says was just done: said here, beside the message. */
  done?: unknown
}

const mostShown = 100
const formId = 'message-form'
const mentoringForm = 'mentoring-message'
const formsOf = {
  worker: { send: 'message-send', fill: 'message-fill' },
  person: { send: 'support-message', fill: 'support-message-fill' },
} as const satisfies Record<SupportSide, object>

/** The form that came back, if it is the box of a side. */
const backOf = (kept: KeptForm | null, side: SupportSide): KeptForm | null =>
  kept && [...Object.values<string>(formsOf[side]), mentoringForm].includes(kept.values.form ?? '') ? kept : null

/** What was typed into a box that is no longer there, because nobody can be written to any more. */
export const TypedMessage = ({ kept, side }: { kept: KeptForm | null; side: SupportSide }) => (
  <TypedTexts texts={typedTexts(backOf(kept, side), { text: words.label })} />
)

/** At the top of a page: how many messages are new. */
export function NewInConversation({ conversation }: { conversation: Conversation }) {
  const count = conversation.messages.filter(({ isNew }) => isNew).length
  return count === 0 ? null : (
    <p className="notice">
      <strong>{words.newMessages(count)}.</strong> <a href="#messages">{words.toMessages}</a>
    </p>
  )
}

const textOf = ({ text }: Message) => (
  <p className="pre-line">{text === null ? words.unreadable : <Typed>{text}</Typed>}</p>
)

function Sent({ conversation: { side, name, organisation, messages } }: { conversation: Conversation }) {
  const who = ({ from, author, isMine }: Message): string => {
    if (isMine) return words.you
    if (from === 'person') return name
    return author ?? (side === 'worker' ? words.colleague : words.otherWorker(organisation))
  }
  return (
    <ol className="plain-list dash-lines">
      {messages.map((message) => (
        <li key={message.id}>
          <p>
            <strong>
              <Typed>{who(message)}</Typed>
            </strong>
            , <time dateTime={message.sentAt}>{momentText(message.sentAt)}</time>{' '}
            {message.from === side ? (
              <Badge>{message.isRead ? words.isRead : words.isUnread}</Badge>
            ) : message.isNew ? (
              <Badge tone="wait">{words.isNew}</Badge>
            ) : null}
          </p>
          {textOf(message)}
        </li>
      ))}
    </ol>
  )
}

function Unsent({ conversation: { unsent }, to, reference }: Pick<Props, 'conversation' | 'to' | 'reference'>) {
  return unsent.length === 0 ? null : (
    <div>
      <h3>{unsent.every(({ isStopped }) => isStopped) ? words.notSent : words.unsent}</h3>
      <ul className="plain-list dash-lines">
        {unsent.map((message) => (
          <li key={message.id}>
            <p>{message.isStopped ? words.stopped : words.waits(momentText(message.sentAt))}</p>
            <blockquote className="notice">{textOf(message)}</blockquote>
            <form action={`/api/${to}/message-withdraw`} method="post" className="not-on-paper">
              <input type="hidden" name="reference" value={reference} />
              <input type="hidden" name="messageId" value={message.id} />
              <Button type="submit" look="secondary" isSmall>
                {message.isStopped ? words.delete : words.stop}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How and when it is safe to reach the person, before anything is written to them. */
function Cautions({ safety, isWithMentor }: Pick<Conversation, 'safety'> & { isWithMentor: boolean }) {
  const cautions = cautionsFor(safety)
  const ways = safety.safe_ways.map((way) => safeWayLabels[way].toLowerCase())
  return cautions.length === 0 ? null : (
    <div className="notice">
      <p>
        <strong>{words.cautionTitle}</strong>
      </p>
      <ul>
        {cautions.map((caution) => (
          <li key={caution}>
            <Typed>
              {caution === 'hours' && isWithMentor
                ? words.hoursOfMentor(safety.safe_hours)
                : words.cautions[caution](ways, safety.safe_hours)}
            </Typed>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Box({ conversation: { side, safety }, to, reference, kept, nextId, isWithMentor = false }: Props) {
  const { fill } = formsOf[side]
  const send = isWithMentor ? mentoringForm : formsOf[side].send
  const back = backOf(kept, side)
  // Ready-made words come back without a problem.
  const problem = back && back.message !== '' ? { ...back, values: { ...back.values, form: send } } : null
  const typed = (name: string) => back?.values[name] ?? ''
  const error = (name: string) => problemOf(problem, name)
  const isLater = ['on', 'at'].some((name) => typed(name) !== '' || error(name) !== undefined)
  return (
    <div className="stack not-on-paper">
      {side === 'worker' ? <Cautions safety={safety} isWithMentor={isWithMentor} /> : null}
      {isWithMentor ? null : (
        <>
          {/* A form that is sent with the return key is sent by its first button, which must not be one of these. */}
          <button type="submit" form={formId} hidden />
          <details className="dash-more">
            <summary>{words.templates}</summary>
            <ul className="plain-list dash-lines">
              {Object.entries(supportMessageTemplates[side]).map(([id, { title, text }]) => (
                <li key={id}>
                  <p>
                    <strong>{title}</strong>
                    <br />
                    {text}
                  </p>
                  <Button
                    type="submit"
                    form={formId}
                    formAction={`/api/${to}/${fill}`}
                    name="template"
                    value={id}
                    look="secondary"
                    isSmall
                    aria-label={`${words.use}: ${title}`}
                  >
                    {words.use}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      <PostedForm
        formId={formId}
        to={to}
        action={send}
        submit={words.submit}
        hidden={{ reference, messageId: typed('messageId') || nextId }}
        kept={problem}
      >
        <TextAreaField
          id="text"
          name="text"
          label={words.label}
          hint={isWithMentor ? words.mentorHint[side] : `${words.lead[side]} ${words.hint[side]}`}
          rows={5}
          required
          maxLength={messageLimit}
          defaultValue={typed('text')}
          error={error('text')}
        />
        {side === 'worker' && !isWithMentor ? (
          <details className="dash-more" open={isLater}>
            <summary>{words.later}</summary>
            <p>{words.laterLead}</p>
            <TextField
              id="on"
              name="on"
              type="date"
              label={words.on}
              autoComplete="off"
              defaultValue={typed('on')}
              error={error('on')}
            />
            <TextField
              id="at"
              name="at"
              type="time"
              label={words.at}
              hint={words.atHint}
              autoComplete="off"
              defaultValue={typed('at')}
              error={error('at')}
            />
          </details>
        ) : null}
      </PostedForm>
    </div>
  )
}

/** The messages of both sides, those still to be sent, and a box for the next one. */
export function SupportMessages(props: Props) {
  const { conversation, kept, done, isWithMentor = false } = props
  const { side, messages, closed } = conversation
  return (
    <section className="dash-section" aria-labelledby="messages">
      {/* On the worker's screen the page has that name. */}
      <h2 id="messages" className={side === 'worker' && !isWithMentor ? 'visually-hidden' : undefined}>
        {words.heading}
      </h2>
      <div className="stack">
        {messages.length === mostShown ? <p>{words.latest}</p> : null}
        {messages.length === 0 ? <p>{words.none}</p> : <Sent conversation={conversation} />}
        <Unsent {...props} />
        <DoneNotice words={supportMessagesDone} done={done} />
        {closed === null ? (
          <Box {...props} />
        ) : (
          <div className="notice">
            <p>{words.closed[side][closed]}</p>
            <TypedMessage kept={kept} side={side} />
          </div>
        )}
      </div>
    </section>
  )
}
