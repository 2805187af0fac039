import type { Route } from 'next'
import type { ReactNode } from 'react'

import { EnquiryList } from '@/components/portals/enquiry-list'
import type { ShownEnquiry } from '@/components/portals/shown-enquiry'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import { portals, portalWords, type PortalRole, type PortalStep } from '@/lib/content/account/portals'

type Props = {
  role: PortalRole
  name: string | null
  email: string
  /** Null when they could not be read. */
  enquiries: readonly ShownEnquiry[] | null
  /** The company they work in, as stored with us. */
  company?: string | undefined
  /** Whether they already hire or look for work here, in which case nothing invites them to begin. */
  isUnderWay?: boolean
  /** What else is waiting for them in the portal. */
  children?: ReactNode
}

export function PortalPage({ role, name, email, enquiries, company, isUnderWay = false, children }: Props) {
  const portal = portals[role]
  const underWay = isUnderWay ? portal.underWay : null
  const { lead, steps }: { lead: string; steps: readonly PortalStep[] } = underWay ?? portal
  // Somebody who is under way is offered help, in no order.
  const Steps = underWay ? 'ul' : 'ol'
  const talk = isUnderWay || enquiries?.length !== 0 ? null : portal.talk
  // What is a step here is not named a second time, and whoever is looking for work already needs no made-up person.
  const isKnown = (href: Route) =>
    steps.some(({ link }) => link.href === href) || (underWay !== null && href === '/dashboard/candidate')
  const tools = portal.tools.filter(({ href }) => !isKnown(href))
  const isAsked = enquiries === null || enquiries.length > 0
  const organisation = enquiries?.find((enquiry) => enquiry.organisation)?.organisation
  return (
    <div className="page portal-page">
      <header className="portal-head">
        <h1>{portal.title}</h1>
        <p className="lead">
          {portalWords.hello(name)}. {lead}
        </p>
      </header>
      <div className="portal-grid">
        <div>
          <div className="portal-sections">{children}</div>
          <section className="portal-main" aria-labelledby={isAsked ? 'portal-enquiries' : 'portal-next'}>
            {isAsked ? (
              <>
                <h2 id="portal-enquiries">{portalWords.enquiries}</h2>
                {enquiries === null ? (
                  <p className="notice" role="alert">
                    {portalWords.unavailable}
                  </p>
                ) : (
                  <EnquiryList enquiries={enquiries} />
                )}
              </>
            ) : null}
            <h2 id="portal-next">{underWay?.title ?? portal.stepsTitle}</h2>
            <Steps className={underWay ? 'plain-list account-list' : 'step-list'}>
              {steps.map(({ title, text, link }) => (
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
            </Steps>
            {talk ? (
              <p>
                {talk.before} <PageLink href={talk.link.href}>{talk.link.label}</PageLink> {talk.after}
              </p>
            ) : null}
          </section>
        </div>
        <aside className="portal-aside">
          <section>
            <h2>{portalWords.tools}</h2>
            <ul className="plain-list portal-tools">
              {tools.map(({ label, text, href }) => (
                <li key={href}>
                  <PageLink href={href} className="portal-link">
                    {label}
                  </PageLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section className="portal-you">
            <h2>{portalWords.you}</h2>
            <dl className="portal-facts">
              {name === null ? null : (
                <>
                  <dt>{portalWords.name}</dt>
                  <dd>{name}</dd>
                </>
              )}
              <dt>{portalWords.email}</dt>
              <dd>
                <EmailText email={email} />
              </dd>
              {portal.organisation ? (
                <>
                  <dt>{portal.organisation}</dt>
                  <dd>
                    {company ??
                      (organisation ? `${organisation} (${portalWords.organisationFrom})` : portalWords.noOrganisation)}
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
        </aside>
      </div>
    </div>
  )
}
