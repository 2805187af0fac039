import { ReferenceNote } from '@/components/enquiries/reference-note'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { thankYouFor, thankYouWords as words } from '@/lib/content/enquiries/thank-you'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { suggestAddress } from '@/lib/domain/fields/suggest-address'

/** What was sent from this very browser a moment ago, and on which day. */
type Sent = { source: EnquirySource; email: string; phone: string; organisation: string; on: PlainDate }
type Props = { reference?: string; sent?: Sent | null }

export function ThankYou({ reference, sent = null }: Props) {
  const audience = thankYouFor[sent?.source ?? 'unknown']
  const [main, ...links] = [...audience.links, ...words.everyonesLinks]
  const meant = sent && suggestAddress(sent.email)
  const callBy = sent && weekdayText(ourAnswerDueOn(sent.on))
  return (
    <div className="page thank-you">
      <div className="thank-you-panel">
        <h1>{words.heading}</h1>
        <p>{audience.lead}</p>
        {reference ? (
          <ReferenceNote label={words.referenceLabel} reference={reference} hint={words.referenceHint} />
        ) : null}
      </div>
      <section aria-labelledby="thank-you-next">
        <h2 id="thank-you-next">{words.nextHeading}</h2>
        {/* Marked as a form, so that no recording captures it. */}
        <ol className="step-list" data-form-shell={sent ? 'sent' : undefined}>
          {sent?.email === '' ? (
            <li>
              <strong>{words.noEmailTitle}</strong>
              <p>{words.noEmail}</p>
            </li>
          ) : (
            <li>
              <strong>{words.emailTitle}</strong>
              <p>
                {sent ? `${words.emailTo(sent.email)} ` : ''}
                {audience.email}
              </p>
              {meant === null ? null : (
                <p>
                  <strong>{words.emailMeant(meant)}</strong>
                </p>
              )}
            </li>
          )}
          <li>
            <strong>{callBy ? words.contactBy(callBy) : words.contactTitle}</strong>
            <p>
              {sent ? words.contactOn(sent) : words.contactPlain} {audience.call}
            </p>
          </li>
        </ol>
      </section>
      {sent ? <WhatWasSent sent={sent} /> : null}
      <section aria-labelledby="thank-you-contact">
        <h2 id="thank-you-contact">{words.contactHeading}</h2>
        <p>
          {sent?.email === '' ? words.contactTextNoEmail : words.contactText}{' '}
          <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>.
        </p>
      </section>
      <nav aria-labelledby="thank-you-links">
        <h2 id="thank-you-links">{words.linksHeading}</h2>
        {main ? (
          <p>
            <ButtonLink href={main.href}>{main.label}</ButtonLink>
          </p>
        ) : null}
        <ul className="plain-list route-list">
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href} className="text-link">
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink href="/request-callback" className="text-link">
              {words.again}
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

function WhatWasSent({ sent }: { sent: Sent }) {
  const { sentLabels: labels } = words
  return (
    <section aria-labelledby="thank-you-sent" data-form-shell="sent">
      <h2 id="thank-you-sent">{words.sentHeading}</h2>
      <dl className="thank-you-sent">
        {(['organisation', 'phone', 'email'] as const).map((field) =>
          sent[field] ? (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{sent[field]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="form-note">{words.sentHint}</p>
    </section>
  )
}
