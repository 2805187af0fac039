import '@/app/globals.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument, siteMetadata, siteViewport } from '@/app/site-document'

export const metadata: Metadata = siteMetadata
export const viewport: Viewport = siteViewport

type Props = { children: ReactNode }

export default function RootLayout({ children }: Props) {
  return <SiteDocument>{children}</SiteDocument>
}
