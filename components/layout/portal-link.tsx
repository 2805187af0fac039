'use client'

import { useSyncExternalStore } from 'react'

import { markOnServer, readMark, subscribeToMark } from '@/lib/client/auth/session-mark'
import { accountMenuWords as words } from '@/lib/content/account/account-menu'

/**
 * From the demonstration to the visitor's own portal: only for somebody who is signed in. The server decides which page
 * that is.
 */
export function PortalLink() {
  const isSignedIn = useSyncExternalStore(subscribeToMark, readMark, markOnServer) !== null
  return isSignedIn ? (
    // A full page load, as in the account menu: the page is private, and analytics must not come along.
    <a href={words.yourPortal.href} className="work-portal">
      {words.yourPortal.label}
    </a>
  ) : null
}
