import type { Metadata } from 'next'

import { areaWords, detailScreens, type DetailRoute } from '@/lib/content/dashboards/screens'

/**
 * For a page about one thing: says what kind of thing, never whose. Kept out of search engines, like all of the
 * demonstration.
 */
export function detailMetadata(route: DetailRoute): Metadata {
  const { area, heading, job } = detailScreens[route]
  return {
    title: `${areaWords[area].name} demo: ${heading.toLowerCase()}`,
    description: `Demonstration. ${job}`,
    robots: { index: false },
  }
}
