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
  // A font that arrives late would cause the whole page to be laid out again, on the phones where that takes longest.
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

/** The document around every page, including the one for a URL that no route has. */
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
