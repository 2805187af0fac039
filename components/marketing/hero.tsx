import type { Route } from 'next'

import { OpenDoor } from '@/components/marketing/open-door'
import { PageLink } from '@/components/ui/page-link'

type Action = { label: string; href: Route }
type Props = { heading: string; lead: string; primary: Action; secondary?: Action; note: string }

export function Hero({ heading, lead, primary, secondary, note }: Props) {
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="page hero-grid">
        <div>
          <h1 id="hero-heading">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="button-row">
            <PageLink href={primary.href} className="button button-primary">
              {primary.label}
            </PageLink>
            {secondary ? (
              <PageLink href={secondary.href} className="button button-secondary">
                {secondary.label}
              </PageLink>
            ) : null}
          </div>
          <p className="hero-note">{note}</p>
        </div>
        <OpenDoor />
      </div>
    </section>
  )
}
