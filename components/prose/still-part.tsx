'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'

type Props = { id: string; className?: string; children?: ReactNode }

// Kept for as long as the document: on returning to the page that was opened first, the router's memory does not
// contain the text either.
const opened = new Map<string, string>()

/**
 * What the server sent in a part, read before React touches it: it is our own HTML, so it can be put back unchanged.
 */
function htmlOf(id: string): string {
  const html = opened.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  opened.set(id, html)
  return html
}

/**
 * A part of a page that no script touches. In prerendered pages React's data omits its text
 * (scripts/run/still-parts.ts), and React leaves what is there alone. Everywhere else it is an ordinary element.
 * @param id unique in the whole document
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

  // Its links do not belong to React. Opened as full page loads they would lose what was typed into the forms on this
  // visit.
  function openInPlace(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // What loads links between public and private pages in full has taken the click already.
    if (!link || event.defaultPrevented || link.origin !== location.origin) return
    const isElsewhere = link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const isWithinPage = link.hash !== '' && link.pathname === location.pathname
    if (isElsewhere || isWithinPage) return
    event.preventDefault()
    router.push(link.href as Route)
  }

  return <div id={id} className={className} onClick={openInPlace} dangerouslySetInnerHTML={{ __html: htmlOf(id) }} />
}
