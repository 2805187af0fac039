import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'

type Props<Value extends string | null> = {
  label: string
  values: readonly Value[]
  /** Null where none of them is shown. */
  current: Value | null
  labelOf: (value: Value) => string
  hrefOf: (value: Value) => Route
  /** How many are behind each tab, as a number or in words such as '999+'; null where they are not counted. */
  countOf?: (value: Value) => number | string | null
}

/** One value of the address, as links, so that each tab has an address and works with scripts off. The page stays where it is. */
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
