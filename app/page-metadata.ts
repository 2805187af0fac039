import type { Metadata } from 'next'

import { company } from '@/lib/content/site/company'
import { pageAt, type PagePath } from '@/lib/content/site/pages'
import { shareImageAlt, shareImagePath, shareImageSize } from '@/lib/content/site/share-image'

/** For a page that is for one person alone: search engines are told to leave it out. */
export function privatePageMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}

/** Of a page whose words depend on what is stored. */
type OwnWords = { title?: string; description?: string; isNoindex?: boolean; address?: string }

/** What search engines and shared links are told of a page; `own` stands in place of what the list of pages says. */
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
