import type { Metadata } from 'next'

import { AccessDenied } from '@/components/auth/access-denied'
import { accessDeniedWords } from '@/lib/content/sign-in'

export const metadata: Metadata = { title: accessDeniedWords.heading, robots: { index: false } }

/** What the middleware shows, with status 403, in place of a portal that is not for this account. */
export default function AccessDeniedPage() {
  return <AccessDenied />
}
