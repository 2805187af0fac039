import type { MetadataRoute } from 'next'

import pageDates from '@/lib/content/page-dates.json'
import { indexedPaths } from '@/lib/content/site-pages'
import { serverEnv } from '@/lib/server/env'

// Written by `npm run page-dates`; a page that is not in it yet has no date, which a test reports.
const dates: Record<string, { changedOn: string } | undefined> = pageDates

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPaths.map((path) => ({
    url: new URL(path, serverEnv.SITE_URL).href,
    lastModified: dates[path]?.changedOn,
  }))
}
