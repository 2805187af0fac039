import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'

type Props = {
  label: string
  first: { label: string; href: Route } | null
  next: { label: string; href: Route } | null
}

/** Links below a list that has more than one page. */
export function ListPages({ label, first, next }: Props) {
  if (!first && !next) return null
  return (
    <nav aria-label={label} className="button-row">
      {first ? (
        <PageLink href={first.href} className="text-link">
          {first.label}
        </PageLink>
      ) : null}
      {next ? (
        <PageLink href={next.href} className="text-link" rel="next">
          {next.label}
        </PageLink>
      ) : null}
    </nav>
  )
}
