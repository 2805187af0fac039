import { EnquiryList } from '@/components/portals/enquiry-list'
import type { ShownEnquiry } from '@/components/portals/shown-enquiry'
import { PageLink } from '@/components/ui/page-link'
import { portals, portalWords, type PortalRole } from '@/lib/content/portals'

type Props = {
  role: PortalRole
  name: string | null
  email: string
  /** Null when they could not be read. */
  enquiries: readonly ShownEnquiry[] | null
}

export function PortalPage({ role, name, email, enquiries }: Props) {
  const portal = portals[role]
  const organisation = enquiries?.find((enquiry) => enquiry.organisation)?.organisation
  return (
    <div className="page portal-page">
      <header className="portal-head">
        <h1>{portal.title}</h1>
        <p className="lead">
          {portalWords.hello(name)}. {portal.lead}
        </p>
      </header>
      <div className="portal-grid">
        <section className="portal-main" aria-labelledby="portal-enquiries">
          <h2 id="portal-enquiries">{portalWords.enquiries}</h2>
          {enquiries === null ? (
            <p className="notice" role="alert">
              {portalWords.unavailable}
            </p>
          ) : enquiries.length === 0 ? (
            <div className="notice">
              <p>{portal.emptyLead}</p>
              <PageLink href={portal.emptyLink.href} className="button button-primary">
                {portal.emptyLink.label}
              </PageLink>
            </div>
          ) : (
            <EnquiryList enquiries={enquiries} />
          )}
          <h2>{portalWords.next}</h2>
          <ol className="step-list">
            {portal.steps.map(({ title, text, link }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
                <p>
                  <PageLink href={link.href} className="portal-link">
                    {link.label}
                  </PageLink>
                </p>
              </li>
            ))}
          </ol>
        </section>
        <aside className="portal-aside">
          <section className="card">
            <h2>{portalWords.you}</h2>
            <dl className="portal-facts">
              <dt>{portalWords.name}</dt>
              <dd>{name ?? portalWords.noName}</dd>
              <dt>{portalWords.email}</dt>
              <dd>{email}</dd>
              {portal.organisation ? (
                <>
                  <dt>{portal.organisation}</dt>
                  <dd>
                    {organisation ? `${organisation} (${portalWords.organisationFrom})` : portalWords.noOrganisation}
                  </dd>
                </>
              ) : null}
            </dl>
            <p>
              <PageLink href="/account" className="portal-link">
                {portalWords.account}
              </PageLink>
            </p>
          </section>
          <section>
            <h2>{portalWords.tools}</h2>
            <ul className="plain-list portal-tools">
              {portal.tools.map(({ label, text, href }) => (
                <li key={href}>
                  <PageLink href={href} className="portal-link">
                    {label}
                  </PageLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </div>
  )
}
