'use client'

import { useSyncExternalStore } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { markOnServer, readMark, subscribeToMark } from '@/lib/client/auth/session-mark'
import { footerNavigation } from '@/lib/content/site/navigation'

/** 'Sign in', or for somebody who has, the link to their account. */
export function FooterAccountLink() {
  const isSignedIn = useSyncExternalStore(subscribeToMark, readMark, markOnServer) !== null
  const { label, href } = isSignedIn ? footerNavigation.account : footerNavigation.signIn
  return (
    <PageLink href={href} className="link-quiet footer-account">
      {label}
    </PageLink>
  )
}
