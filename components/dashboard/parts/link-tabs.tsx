import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'

type LinkTab = { label: string; href: Route; count?: number; isCurrent: boolean }

type Props = { label: string; tabs: readonly LinkTab[] }

/** Links, so that each tab has an address and works with scripts off. The page stays where it is. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="topic-tabs dash-tabs not-on-paper">
      <ul className="plain-list">
        {tabs.map(({ label: name, href, count, isCurrent }) => (
          <li key={name}>
            <PageLink href={href} scroll={false} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count === undefined ? null : ` (${count})`}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
