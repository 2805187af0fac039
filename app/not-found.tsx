import type { Metadata } from 'next'

import { NotFoundMessage } from '@/components/layout/not-found-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { notFoundWords } from '@/lib/content/layout-words'

export const metadata: Metadata = { title: notFoundWords.metaTitle, robots: { index: false } }

/** For an address that no route has: it stands outside the site's layout, so it brings the frame itself. */
export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  )
}
