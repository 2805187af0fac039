import type { Route } from 'next'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { noPortalWords as words } from '@/lib/content/account/portals'

const leads = {
  'signed-out': words.signedOutLead,
  'no-portal': words.lead,
  company: words.lead,
  organisation: words.lead,
  'has-portal': words.hasPortalLead,
} as const

type Props = {
  visitor: 'signed-out' | 'no-portal' | 'company' | 'organisation' | 'has-portal'
  /** The path of the visitor's own portal. */
  portal: string
}

export function NoPortalPage({ visitor, portal }: Props) {
  return (
    <div className="page plain-page">
      <h1>{visitor === 'has-portal' || visitor === 'signed-out' ? words.about : words.title}</h1>
      <p className="lead">{leads[visitor]}</p>
      {visitor === 'has-portal' ? (
        <p className="notice">
          {words.hasPortal} <PageLink href={portal as Route}>{words.toPortal}</PageLink>
        </p>
      ) : null}
      {visitor === 'company' ? (
        <p className="notice">
          {words.company} <PageLink href="/account/company">{words.companyLink}</PageLink>
        </p>
      ) : null}
      {visitor === 'organisation' ? (
        <p className="notice">
          {words.organisationWaits} <PageLink href="/account/organisation">{words.organisationLink}</PageLink>
        </p>
      ) : null}
      {visitor === 'has-portal' ? null : (
        <section>
          <h2>{words.howHeading}</h2>
          <ol className="step-list">
            {[visitor === 'signed-out' ? words.howFirstSignedOut : words.howFirst, ...words.how].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {visitor === 'no-portal' ? (
        <div className="portal-ask button-row">
          <form action="/api/account/role" method="post">
            <input type="hidden" name="role" value="candidate" />
            <Button type="submit">{words.work}</Button>
          </form>
          <ButtonLink href="/account/company" look="secondary">
            {words.hire}
          </ButtonLink>
          <ButtonLink href="/account/organisation" look="secondary">
            {words.ask}
          </ButtonLink>
        </div>
      ) : null}
      {visitor === 'signed-out' ? (
        <p className="portal-ask">
          <ButtonLink href="/sign-in?next=%2Faccount%2Frole">{words.signIn}</ButtonLink>
        </p>
      ) : null}
      <section>
        <h2>{words.demosHeading}</h2>
        <p>{words.demosText}</p>
        <LinkList links={words.demos} />
      </section>
      <section>
        <h2>{words.toolsHeading}</h2>
        <LinkList links={words.tools.filter(({ href }) => visitor !== 'signed-out' || href !== '/account')} />
      </section>
    </div>
  )
}

type LinkListProps = { links: readonly { label: string; href: Route }[] }

function LinkList({ links }: LinkListProps) {
  return (
    <ul className="plain-list portal-tools">
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} className="portal-link">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
