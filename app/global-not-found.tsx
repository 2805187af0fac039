import '@/app/globals.css'

import type { Metadata, Viewport } from 'next'

import { SiteDocument, siteMetadata, siteViewport } from '@/app/site-document'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { company } from '@/lib/content/site/company'
import { notFoundWords } from '@/lib/content/site/layout'

export const metadata: Metadata = {
  ...siteMetadata,
  title: `${notFoundWords.metaTitle} | ${company.brand}`,
  robots: { index: false },
}
export const viewport: Viewport = siteViewport

/**
 * For a URL that no route has. It is outside the layouts: a `not-found.tsx` at the root would be sent with every page,
 * header and footer a second time, in case a client script finds nothing.
 */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <SiteFrame>
        <NotFoundMessage />
      </SiteFrame>
    </SiteDocument>
  )
}
