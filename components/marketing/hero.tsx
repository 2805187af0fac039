import type { Route } from 'next'

import { OpenDoor } from '@/components/marketing/open-door'
import { ProseText } from '@/components/prose/prose-text'
import { ButtonLink } from '@/components/ui/button-link'
import type { Prose } from '@/lib/content/prose/prose'

type Action = { label: string; href: Route }
type Props = { heading: string; lead: string; primary: Action; secondary?: Action; note: Prose }

export function Hero({ heading, lead, primary, secondary, note }: Props) {
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="page hero-grid">
        {/* First, as on a phone: after the text it would push it down when the rest of the page arrives. */}
        <OpenDoor />
        <div>
          <h1 id="hero-heading">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="button-row">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            {secondary ? (
              <ButtonLink href={secondary.href} look="secondary">
                {secondary.label}
              </ButtonLink>
            ) : null}
          </div>
          <p className="hero-note">
            <ProseText text={note} />
          </p>
        </div>
      </div>
    </section>
  )
}
