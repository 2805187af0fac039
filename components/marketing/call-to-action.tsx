import type { Route } from 'next'

import { ButtonLink } from '@/components/ui/button-link'

type Props = {
  call: {
    heading: string
    text: string
    start: { label: string; href: Route }
    /** The end of a label is for people who hear the link out of context. */
    more: { label: string; labelEnd?: string; href: Route }
  }
}

export function CallToAction({ call }: Props) {
  const { heading, text, start, more } = call
  return (
    <section className="band" aria-labelledby="call-heading">
      <div className="page">
        <div className="call-panel">
          <h2 id="call-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="button-row">
            <ButtonLink href={start.href}>{start.label}</ButtonLink>
            <ButtonLink href={more.href} look="secondary">
              {more.label}
              {more.labelEnd ? <span className="visually-hidden">{more.labelEnd}</span> : null}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
