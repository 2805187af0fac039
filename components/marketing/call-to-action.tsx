import { PageLink } from '@/components/ui/page-link'
import type { Route } from 'next'

type Props = {
  call: {
    heading: string
    text: string
    start: { label: string; href: Route }
    /** The end of a label is for those who hear the link alone. */
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
            <PageLink href={start.href} className="button button-primary">
              {start.label}
            </PageLink>
            <PageLink href={more.href} className="button button-secondary">
              {more.label}
              {more.labelEnd ? <span className="visually-hidden">{more.labelEnd}</span> : null}
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  )
}
