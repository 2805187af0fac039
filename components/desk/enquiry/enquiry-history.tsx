import { Typed } from '@/components/dashboard/parts/typed'
import { callResultWords, enquiryWords, eventWords, workOutcomeWords } from '@/lib/content/desk/enquiry'
import { momentText } from '@/lib/content/wording/moment-text'
import type { HistoryLine } from '@/lib/domain/desk/enquiry-view'

function titleOf({ kind, reached, outcome }: HistoryLine): string {
  if (reached) return `${eventWords.call}: ${callResultWords[reached].toLowerCase()}`
  return outcome ? `${eventWords[kind]}: ${workOutcomeWords[outcome].toLowerCase()}` : eventWords[kind]
}

function detailsOf({ kind, owner, calledAt, nextTryOn, field }: HistoryLine): string[] {
  return [
    kind === 'given' && owner ? enquiryWords.givenTo(owner) : '',
    calledAt ? enquiryWords.calledAtText(momentText(calledAt)) : '',
    nextTryOn ? enquiryWords.nextTryAfterCall(nextTryOn) : '',
    field ? enquiryWords.correctedField(field) : '',
  ].filter(Boolean)
}

type Props = { lines: readonly HistoryLine[] }

/** What was done, by whom and when, in the order given. */
export function EnquiryHistory({ lines }: Props) {
  return (
    <ol className="plain-list dash-timeline">
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{titleOf(line)}</strong>
          <span>
            <time dateTime={line.happenedAt}>{momentText(line.happenedAt)}</time>, {enquiryWords.by} {line.actor}
            {detailsOf(line).map((detail) => `, ${detail}`)}
          </span>
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
