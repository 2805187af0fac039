import type { Metadata } from 'next'

import { company } from '@/lib/content/company'
import { pageAt, type PagePath } from '@/lib/content/site-pages'
import { shareImageAlt, shareImagePath, shareImageSize } from '@/lib/content/share-image'

/** For a page that is for one person alone: search engines are told to leave it out. */
export function privatePageMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}

/** What search engines and shared links are told of a page. */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, isNoindex, canonical } = pageAt(path)
  const address = canonical ?? path
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
