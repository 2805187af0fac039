'use client'

import { useSyncExternalStore } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { markOnServer, readMark, subscribeToMark } from '@/lib/client/auth/session-mark'
import { notFoundWords as words } from '@/lib/content/site/layout'

type Props = {
  /** Whether the server knows that somebody is signed in, as in a portal. */
  isInPortal: boolean
}

/** Where to go from a wrong address. Somebody who is signed in is not asked who they are. */
export function NotFoundLinks({ isInPortal }: Props) {
  const isMarked = useSyncExternalStore(subscribeToMark, readMark, markOnServer) !== null
  const isSignedIn = isInPortal || isMarked
  const own = isSignedIn ? words.ownPortal : words.ownPage
  return (
    <ul className="plain-list next-links">
      <li>
        {/* An ordinary link: it is a redirect. */}
        <a href={own.href}>{own.label}</a>
      </li>
      {(isSignedIn ? words.linksSignedIn : words.links).map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href}>{label}</PageLink>
        </li>
      ))}
    </ul>
  )
}
