import type { Metadata } from 'next'

import { areaWords, detailScreens, type DetailRoute } from '@/lib/content/dashboards/screens'

/** Of a page about one thing: what kind of thing, never whose. Kept from search engines, as all of the demonstration is. */
export function detailMetadata(route: DetailRoute): Metadata {
  const { area, heading, job } = detailScreens[route]
  return {
    title: `${areaWords[area].name} demo: ${heading.toLowerCase()}`,
    description: `Demonstration. ${job}`,
    robots: { index: false },
  }
}
