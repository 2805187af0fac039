import type { Route } from 'next'
import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'

type Props<Value extends string | null> = {
  label: string
  values: readonly Value[]
  /** Null where none of them is shown. */
  current: Value | null
  labelOf: (value: Value) => ReactNode
  hrefOf: (value: Value) => Route
  /** How many are behind each tab, as a number or a string such as '999+'; null where they are not counted. */
  countOf?: (value: Value) => number | string | null
}

/** One query value as links, so that each tab has a URL and works with scripts off. The page does not scroll. */
export function LinkTabs<Value extends string | null>(props: Props<Value>) {
  const { label, values, current, labelOf, hrefOf, countOf } = props
  return (
    <nav aria-label={label} className="dash-tabs not-on-paper">
      <ul className="plain-list">
        {values.map((value) => {
          const count = countOf?.(value) ?? null
          return (
            <li key={value}>
              <PageLink href={hrefOf(value)} scroll={false} aria-current={value === current ? 'page' : undefined}>
                {labelOf(value)}
                {count === null ? null : ` (${count})`}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
