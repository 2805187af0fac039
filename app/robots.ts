import type { MetadataRoute } from 'next'

import { serverEnv } from '@/lib/server/env'

export default function robots(): MetadataRoute.Robots {
  return {
    // The dashboards and the thank-you page say noindex themselves: a crawler that may not read them cannot see that.
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${serverEnv.SITE_URL}/sitemap.xml`,
  }
}
