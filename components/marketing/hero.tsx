import type { Route } from 'next'
import type { ReactNode } from 'react'

import { OpenDoor } from '@/components/marketing/open-door'
import { ProseText } from '@/components/prose/prose-text'
import { ButtonLink } from '@/components/ui/button-link'
import type { Prose } from '@/lib/content/prose/prose'

type Action = { label: string; href: Route }
type Props = {
  heading: string
  lead: string
  primary: Action
  secondary?: Action
  /** What it costs, where somebody would ask before they press a button; null where there is nothing to say. */
  cost?: string | null
  note: Prose
  /** For the readers that the heading does not speak to, above it: a phone's first screen ends before the buttons. */
  others?: ReactNode
}

export function Hero({ heading, lead, primary, secondary, cost = null, note, others }: Props) {
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="page hero-grid">
        {/* First, as on a phone: after the text it would push it down when the rest of the page arrives. */}
        <OpenDoor />
        <div>
          {others ? <p className="hero-others">{others}</p> : null}
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
          {cost === null ? null : <p className="hero-cost not-on-paper">{cost}</p>}
        </div>
      </div>
    </section>
  )
}
