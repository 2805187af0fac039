import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'

export type Empty = { text: string; link?: { label: string; href: Route } }

/** In the place of an empty list: what would be here, and where to go from it. */
export function EmptyState({ text, link }: Empty) {
  return (
    <div className="dash-empty">
      <p>{text}</p>
      {link ? (
        <PageLink href={link.href} className="button button-secondary">
          {link.label}
        </PageLink>
      ) : null}
    </div>
  )
}
