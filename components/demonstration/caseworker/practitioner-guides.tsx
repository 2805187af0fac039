import { PageLink } from '@/components/ui/page-link'
import { practitionerCall, practitionerGuides } from '@/lib/content/demonstration/practitioner-guides'

/** Text only: nothing here needs a script. */
export function PractitionerGuides() {
  return (
    <>
      <div className="dash-cards" data-columns="2">
        {practitionerGuides.map(({ id, question, guides }) => (
          <section key={id} className="card dash-card" aria-labelledby={id}>
            <h2 id={id}>{question}</h2>
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
      <section className="dash-section case-call" aria-labelledby="call">
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
