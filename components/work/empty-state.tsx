import type { Route } from 'next'

import { ButtonLink } from '@/components/ui/button-link'

export type Empty = { text: string; link?: { label: string; href: Route } }

/** Instead of an empty list: what would be here, and where to go next. */
export function EmptyState({ text, link }: Empty) {
  return (
    <div className="dash-empty">
      <p>{text}</p>
      {link ? (
        <ButtonLink href={link.href} look="secondary">
          {link.label}
        </ButtonLink>
      ) : null}
    </div>
  )
}
