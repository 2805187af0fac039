import { company } from '@/lib/content/company'
import { pageAt, pagePaths, type PagePath } from '@/lib/content/site-pages'

/** In pixels: what Open Graph readers ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const

const nameOf = (path: PagePath): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

export const shareImagePath = (path: PagePath): string => `/share/${nameOf(path)}.png`

export const shareImageAlt = (path: PagePath): string => `${company.brand}: ${pageAt(path).title}`

/** Each image's file name and its page. */
export const shareImages: ReadonlyMap<string, PagePath> = new Map(
  pagePaths.map((path) => [`${nameOf(path)}.png`, path]),
)
