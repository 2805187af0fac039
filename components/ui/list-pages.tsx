import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'

type Props = {
  label: string
  /** To the first page, or, of a list whose pages have numbers, to the one before. */
  back: { label: string; href: Route } | null
  /** Which page of how many this is. */
  place?: string
  next: { label: string; href: Route } | null
}

/** Links below a list that has more than one page. */
export function ListPages({ label, back, place, next }: Props) {
  if (!back && !next) return null
  return (
    <nav aria-label={label} className="button-row list-pages not-on-paper">
      {back ? (
        <PageLink href={back.href} className="text-link" rel={place ? 'prev' : undefined}>
          {back.label}
        </PageLink>
      ) : null}
      {place ? <span>{place}</span> : null}
      {next ? (
        <PageLink href={next.href} className="text-link" rel="next">
          {next.label}
        </PageLink>
      ) : null}
    </nav>
  )
}
