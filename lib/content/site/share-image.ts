import { company } from '@/lib/content/site/company'
import { pageAt, pagePaths, type PagePath } from '@/lib/content/site/pages'

/** In pixels: the size that Open Graph readers recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const

const nameOf = (path: PagePath): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** The demonstration's pages share the chooser's image: nobody finds them by search, and each image takes time to draw. */
const pageDrawn = (path: PagePath): PagePath => (path.startsWith('/dashboard/') ? '/dashboard' : path)

export const shareImagePath = (path: PagePath): string => `/share/${nameOf(pageDrawn(path))}.png`

export const shareImageAlt = (path: PagePath): string => `${company.brand}: ${pageAt(pageDrawn(path)).title}`

/** The page of each image, by file name. */
export const shareImages: ReadonlyMap<string, PagePath> = new Map(
  pagePaths.filter((path) => pageDrawn(path) === path).map((path) => [`${nameOf(path)}.png`, path]),
)
