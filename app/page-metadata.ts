import type { Metadata } from 'next'

import { company } from '@/lib/content/site/company'
import { pageAt, type PagePath } from '@/lib/content/site/pages'
import { shareImageAlt, shareImagePath, shareImageSize } from '@/lib/content/site/share-image'

/** For a page that concerns only one person: search engines are told to leave it out. */
export function privatePageMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}

/** For a page whose wording depends on stored data. */
type OwnWords = { title?: string; description?: string; isNoindex?: boolean; address?: string }

/** What search engines and shared links are told about a page; `own` overrides the list of pages. */
export function pageMetadata(path: PagePath, own: OwnWords = {}): Metadata {
  const { canonical, ...listed } = pageAt(path)
  const { title, description, isNoindex, address } = { address: canonical ?? path, ...listed, ...own }
  const image = { url: shareImagePath(path), ...shareImageSize, alt: shareImageAlt(path) }
  return {
    title,
    description,
    alternates: { canonical: address },
    ...(isNoindex && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: company.brand,
      locale: 'en_GB',
      url: address,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
