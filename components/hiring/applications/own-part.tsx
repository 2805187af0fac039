import type { ReactNode } from 'react'

type Props = {
  id: string
  heading: string
  /** Behind one line, because something else on the page matters more by now. */
  isFolded: boolean
  children: ReactNode
}

/** A part of the page of one's own application. */
export function OwnPart({ id, heading, isFolded, children }: Props) {
  return isFolded ? (
    <section className="dash-section" aria-label={heading}>
      <details className="dash-more dash-more-quiet">
        <summary>{heading}</summary>
        {children}
      </details>
    </section>
  ) : (
    <section className="dash-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
