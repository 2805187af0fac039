import type { Metadata } from 'next'

/** Pages about one person: kept out of search engines, and without their own image for shared links. */
export const privateMetadata = (title: string): Metadata => ({ title, robots: { index: false } })

/** The query of a page, as far as these pages use it. */
export type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> }
