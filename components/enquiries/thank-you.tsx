import { ReferenceNote } from '@/components/enquiries/reference-note'
import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/company'
import { thankYouWords as words } from '@/lib/content/thank-you'

type Props = { reference?: string }

export function ThankYou({ reference }: Props) {
  return (
    <div className="page thank-you">
      <div className="thank-you-panel">
        <h1>{words.heading}</h1>
        <p>{words.waitlist}</p>
        {reference ? (
          <ReferenceNote label={words.referenceLabel} reference={reference} hint={words.referenceHint} />
        ) : null}
      </div>
      <section aria-labelledby="thank-you-next">
        <h2 id="thank-you-next">{words.nextHeading}</h2>
        <ol className="step-list">
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="thank-you-contact">
        <h2 id="thank-you-contact">{words.contactHeading}</h2>
        <p>
          {words.contactText} <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>.
        </p>
      </section>
      <nav aria-labelledby="thank-you-links">
        <h2 id="thank-you-links">{words.linksHeading}</h2>
        <ul className="plain-list button-row">
          <li>
            <PageLink href="/" className="button button-primary">
              {words.links.home}
            </PageLink>
          </li>
          <li>
            <PageLink href="/resources" className="button button-secondary">
              {words.links.resources}
            </PageLink>
          </li>
          <li>
            <PageLink href="/employer-guide" className="button button-secondary">
              {words.links.employerGuide}
            </PageLink>
          </li>
          <li>
            <PageLink href="/request-callback" className="text-link">
              {words.links.again}
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}
