import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import {
  practitionerCall,
  practitionerGuides,
  practitionerGuidesTitle,
} from '@/lib/content/casework/practitioner-guides'

/** Where to read about what a client may need, and what to say to an employer. */
export function PractitionerGuides() {
  return (
    <>
      <DetailHeading heading={practitionerGuidesTitle} />
      <div className="dash-cards dash-section" data-columns="2">
        {practitionerGuides.map(({ id, heading, guides }) => (
          <section key={id} className="card dash-card" aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <ul className="plain-list dash-lines">
              {guides.map(({ label, href, what }) => (
                <li key={href}>
                  <PageLink href={href}>{label}</PageLink>
                  <span className="dash-aside">{what}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="dash-section" aria-labelledby="call">
        <h2 id="call">{practitionerCall.heading}</h2>
        <p>{practitionerCall.before}</p>
        <ol>
          {practitionerCall.lines.map((line) => (
            <li key={line}>‘{line}’</li>
          ))}
        </ol>
        <p>{practitionerCall.after}</p>
      </section>
    </>
  )
}
