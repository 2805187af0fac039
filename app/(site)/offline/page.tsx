import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/site/company'
import { offlineWords as words } from '@/lib/content/site/kept-pages'

export const metadata = { title: words.heading, robots: { index: false } }

/** Stored on the device with the first page, and shown instead of one that is not there. */
export default function OfflinePage() {
  return (
    <div className="page plain-page">
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <p>
        {/* An empty URL leads to the page that was asked for. */}
        <a href="">{words.again}</a>
      </p>
      <h2>{words.worksHeading}</h2>
      <p>{words.works}</p>
      <ul>
        {words.tools.map(({ label, href, note }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
            {note}
          </li>
        ))}
      </ul>
      <p>{words.later}</p>
      <p>
        {words.email}
        <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
      </p>
    </div>
  )
}
