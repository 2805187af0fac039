import type { Route } from 'next'

import { areaNavigation, areaWords, detailScreens } from '@/lib/content/dashboards/screens'
import { screenShapes, type SkeletonShape } from '@/lib/content/dashboards/skeletons'
import { pageAt } from '@/lib/content/site-pages'
import { roles, type Role } from '@/lib/domain/applications/stages'

export type AreaLink = {
  href: Route
  label: string
  shape: SkeletonShape
  /** How the addresses of the pages about one thing begin that belong to this screen. */
  details: readonly string[]
}

const detailsOf = (path: string): string[] =>
  Object.entries(detailScreens)
    .filter(([, { parent }]) => parent === path)
    .map(([route]) => route.replace('[id]', ''))

const homeOf = (area: Role) => areaNavigation[area][0]

/** The screens of an area in the order of its navigation. */
export const screenLinks = (area: Role): AreaLink[] =>
  areaNavigation[area].map((path) => ({
    href: path,
    label: path === homeOf(area) ? areaWords[area].home : pageAt(path).label,
    shape: screenShapes[path],
    details: detailsOf(path),
  }))

/** The first screen of each other area. */
export const otherSides = (area: Role): AreaLink[] =>
  roles
    .filter((role) => role !== area)
    .map((role) => ({
      href: homeOf(role),
      label: areaWords[role].name,
      shape: screenShapes[homeOf(role)],
      details: [],
    }))
