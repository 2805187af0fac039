import type { Route } from 'next'

import { areaNavigation, areaWords } from '@/lib/content/dashboards/screens'
import { portalScreens } from '@/lib/content/hiring/portal-screens'
import { screenShapes, type SkeletonShape } from '@/lib/content/demonstration/skeletons'
import { pageAt } from '@/lib/content/site/pages'
import { sides, type Side } from '@/lib/domain/access/role'

export type AreaLink = {
  href: Route
  label: string
  shape: SkeletonShape
  /** How the URLs begin of pages about one thing that belong to this screen. */
  details: readonly string[]
}

/** A person's file has an address of its own, older than the list's. */
const filesOf = { '/dashboard/caseworker/caseload': ['/dashboard/caseworker/candidate/'] } as const

const detailsOf = (path: string): readonly string[] => (path in filesOf ? filesOf[path as keyof typeof filesOf] : [])

const homeOf = (area: Side) => areaNavigation[area][0]

/** The screens of an area in navigation order. */
export const screenLinks = (area: Side): AreaLink[] =>
  areaNavigation[area].map((path) => ({
    href: path,
    // The home page's own label is the name of its area.
    label: path === homeOf(area) ? portalScreens[area][0].label : pageAt(path).label,
    shape: screenShapes[path],
    details: detailsOf(path),
  }))

/** The first screen of each side. */
export const allSides = sides.map((area) => ({ area, href: homeOf(area), label: areaWords[area].name }))

/** The shape of the skeleton for another side's first screen. */
export const sideLinks: AreaLink[] = allSides.map(({ href, label }) => ({
  href,
  label,
  shape: screenShapes[href],
  details: [],
}))
