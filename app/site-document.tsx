import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'

import { Toaster } from '@/components/ui/toaster'
import { company } from '@/lib/content/site/company'
import { serverEnv } from '@/lib/server/env'

const atkinson = localFont({
  src: './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  // A font that comes late would lay the whole page out again, on the phones where that takes longest.
  display: 'optional',
  variable: '--font-atkinson',
})

export const siteMetadata = {
  metadataBase: new URL(serverEnv.SITE_URL),
  title: { default: company.brand, template: `%s | ${company.brand}` },
  description: company.description,
} satisfies Metadata

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#14172b' },
  ],
}

type Props = { children: ReactNode }

/** What every page stands in, the one for an address that no route has among them. */
export function SiteDocument({ children }: Props) {
  return (
    <html lang="en-GB" className={atkinson.variable}>
      <body>
        {children}
        <Toaster />
      </body>
    </html>
  )
}
