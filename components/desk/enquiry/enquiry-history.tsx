import { Typed } from '@/components/work/typed'
import { reachWayWords, emailStatusWords, enquiryWords, eventWords, workOutcomeWords } from '@/lib/content/desk/enquiry'
import { momentText } from '@/lib/content/wording/moment-text'
import type { EnquiryEmail, HistoryLine } from '@/lib/domain/desk/enquiry-view'

/** What a line of history says was done. */
export function titleOf({ kind, reached, outcome }: HistoryLine): string {
  if (reached) return reachWayWords[reached]
  return outcome ? `${eventWords[kind]}: ${workOutcomeWords[outcome].toLowerCase()}` : eventWords[kind]
}

function detailsOf({ kind, owner, happenedAt, calledAt, nextTryOn, field }: HistoryLine): string[] {
  const calledText = calledAt ? momentText(calledAt) : ''
  return [
    kind === 'given' && owner ? enquiryWords.givenTo(owner) : '',
    calledText === '' || calledText === momentText(happenedAt) ? '' : enquiryWords.calledAtText(calledText),
    nextTryOn ? enquiryWords.nextTryAfterCall(nextTryOn) : '',
    field ? enquiryWords.correctedField(field) : '',
  ].filter(Boolean)
}

type Props = {
  lines: readonly HistoryLine[]
  /** The emails of the enquiry, of which a reply's says how far it is. */
  emails?: readonly EnquiryEmail[]
}

/** Whether a reply is waiting, sent or not sent; empty for any other line. */
function emailStateOf({ kind, version }: HistoryLine, emails: readonly EnquiryEmail[]): string {
  const email =
    kind === 'replied' ? emails.find((one) => one.kind === 'enquiry_reply' && one.version === version) : null
  if (!email) return ''
  const state = emailStatusWords[email.status].toLowerCase()
  return `${enquiryWords.replyState.toLowerCase()} ${email.sentAt ? `${state} ${momentText(email.sentAt)}` : state}`
}

/** What was done, by whom and when, in the order given. */
export function EnquiryHistory({ lines, emails = [] }: Props) {
  return (
    <ol className="plain-list dash-timeline">
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{titleOf(line)}</strong>
          <span>
            <time dateTime={line.happenedAt}>{momentText(line.happenedAt)}</time>, {enquiryWords.by} {line.actor}
            {[...detailsOf(line), emailStateOf(line, emails)].filter(Boolean).map((detail) => `, ${detail}`)}
          </span>
          {line.subject ? (
            <p className="dash-timeline-note">
              {enquiryWords.replySubject}: <Typed>{line.subject}</Typed>
            </p>
          ) : null}
          {line.note ? (
            <p className="dash-timeline-note">
              <Typed>{line.note}</Typed>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
