import type { MetadataRoute } from 'next'

import { serverEnv } from '@/lib/server/env'

export default function robots(): MetadataRoute.Robots {
  return {
    // The dashboards and the thank-you page say noindex themselves, which a crawler that may not read them could not
    // see.
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${serverEnv.SITE_URL}/sitemap.xml`,
  }
}
