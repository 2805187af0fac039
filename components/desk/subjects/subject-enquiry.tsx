import type { Route } from 'next'

import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import type { KeptEnquiryFacts as Enquiry } from '@/components/desk/subjects/kept-about'
import { PageLink } from '@/components/ui/page-link'
import { stateText } from '@/lib/content/desk/enquiries'
import { fieldLabel, historyWords, isLongField, subjectPageWords, valueText } from '@/lib/content/desk/subjects'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Props = {
  enquiry: Enquiry
  /** The page of the request where a field may be corrected; null where none may. */
  correctAt: string | null
}

const dated = (moment: string, text: string): string => `${momentDayText(moment)}: ${text}`

type ListProps = { heading: string; lines: readonly string[] }

function Lines({ heading, lines }: ListProps) {
  return lines.length === 0 ? null : (
    <>
      <h4>{heading}</h4>
      <ul className="bullet-list">
        {lines.map((line, index) => (
          <li key={index}>
            <Typed>{line}</Typed>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One enquiry with everything that belongs to it. */
export function SubjectEnquiry({ enquiry, correctAt }: Props) {
  const { reference, source, sentAt, isHeld, state, nextTryOn, fields, consents, emails, history, log } = enquiry
  const correctHref = (field: string) => `${correctAt}?${new URLSearchParams({ reference, field }).toString()}` as Route
  const factOf = ({ field, value }: Enquiry['fields'][number]) => ({
    name: fieldLabel(source, field),
    value: (
      <>
        <Typed>{valueText(source, field, value)}</Typed>
        {correctAt ? (
          <>
            {' '}
            <PageLink href={correctHref(field)} className="not-on-paper">
              {subjectPageWords.correct}
              <span className="visually-hidden"> {fieldLabel(source, field)}</span>
            </PageLink>
          </>
        ) : null}
      </>
    ),
  })
  return (
    <section aria-labelledby={reference}>
      <h3 id={reference}>{subjectPageWords.enquiryHeading(source, reference)}</h3>
      <Facts
        facts={[
          { name: subjectPageWords.sent, value: momentDayText(sentAt) },
          {
            name: subjectPageWords.state,
            value: isHeld ? `${stateText(state, nextTryOn)}, ${subjectPageWords.held}` : stateText(state, nextTryOn),
          },
          ...fields.filter(({ field }) => !isLongField(source, field)).map(factOf),
        ]}
      />
      <dl className="dash-facts desk-long">
        {fields
          .filter(({ field }) => isLongField(source, field))
          .map(factOf)
          .map(({ name, value }) => (
            <div key={name} data-wide>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Lines
        heading={subjectPageWords.consents}
        lines={consents.map(({ recorded_at, granted, wording }) =>
          dated(recorded_at, subjectPageWords.consentLine(granted, wording)),
        )}
      />
      <Lines
        heading={subjectPageWords.emails}
        lines={emails.map(({ kind, to, sent_at }) =>
          sent_at
            ? dated(sent_at, subjectPageWords.emailLine(kind, to))
            : `${subjectPageWords.emailLine(kind, to)}, ${subjectPageWords.notSent}`,
        )}
      />
      <Lines
        heading={subjectPageWords.history}
        lines={history.map((event) => dated(event.happened_at, historyWords(source, event)))}
      />
      {log.length > 0 ? <p>{subjectPageWords.opened(log.length)}</p> : null}
    </section>
  )
}
