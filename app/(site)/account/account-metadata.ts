import type { Metadata } from 'next'

/** Pages about a person: kept from search engines, and without a shared link's picture of their own. */
export const privateMetadata = (title: string): Metadata => ({ title, robots: { index: false } })

/** What the address of a page says, as far as these pages use it. */
export type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> }
