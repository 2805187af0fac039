import { forbidden } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import { accessDeniedWords } from '@/lib/content/account/sign-in'

export const metadata = privatePageMetadata(accessDeniedWords.heading)
// A statically rendered page always has status 200.
export const dynamic = 'force-dynamic'

/** What the middleware shows instead of a portal that is not for this account: forbidden.tsx, with its status 403. */
export default function AccessDeniedPage() {
  forbidden()
}
