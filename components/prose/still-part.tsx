'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'

type Props = { id: string; className?: string; children?: ReactNode }

// Kept as long as the document: whoever comes back to the page it was opened with finds no words in the router's memory either.
const opened = new Map<string, string>()

/** What the server sent in a part, read before React has been there: our own HTML, so it can be put back as it is. */
function htmlOf(id: string): string {
  const html = opened.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  opened.set(id, html)
  return html
}

/**
 * A part of a page that no script touches. In the pages that are made with the build React's data has no words of it
 * (scripts/run/still-parts.ts), and React leaves alone what stands there. Everywhere else it is an ordinary element.
 * @param id one of its own in the whole document
 */
export function StillPart({ id, className, children }: Props) {
  const router = useRouter()
  if (children !== undefined) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  }

  // Its links are not React's. Opened as documents they would lose what was typed into the forms of this visit.
  function openInPlace(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const isWithinPage = link.hash !== '' && link.pathname === location.pathname
    if (isElsewhere || isWithinPage) return
    event.preventDefault()
    router.push(link.href as Route)
  }

  return <div id={id} className={className} onClick={openInPlace} dangerouslySetInnerHTML={{ __html: htmlOf(id) }} />
}
