'use client'

import { useSyncExternalStore } from 'react'

import { markOnServer, readMark, subscribeToMark } from '@/lib/client/auth/session-mark'
import { accountMenuWords as words } from '@/lib/content/account/sign-in'

/** From the demonstration to what is one's own: only for somebody who is signed in. The server decides which page that is. */
export function PortalLink() {
  const isSignedIn = useSyncExternalStore(subscribeToMark, readMark, markOnServer) !== null
  return isSignedIn ? (
    // A full load, as in the account's menu: the page is private, and analytics does not come along.
    <a href={words.yourPortal.href} className="work-portal">
      {words.yourPortal.label}
    </a>
  ) : null
}
