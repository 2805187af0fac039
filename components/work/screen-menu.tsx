import type { ReactNode } from 'react'

import { layoutWords } from '@/lib/content/site/layout'

type Props = {
  /** The name of the list of links. */
  name: string
  /** The screen that is open; outside of them, none is. */
  current: string | undefined
  /** The path, because a menu closes when another screen opens. */
  path: string
  children: ReactNode
}

/** The navigation where there is no room for its links: a line that says where you are, and opens them. */
export function ScreenMenu({ name, current, path, children }: Props) {
  return (
    <nav className="work-menu not-on-paper" aria-label={name}>
      <details key={path}>
        <summary>
          <span className="small">{name}</span> <strong>{current ?? layoutWords.menu}</strong>
        </summary>
        {children}
      </details>
    </nav>
  )
}
