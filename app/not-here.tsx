import type { Metadata } from 'next'

import { NotFoundMessage } from '@/components/layout/not-found-message'
import { notFoundWords } from '@/lib/content/site/layout'
import { setOwnStatus } from '@/lib/server/http/own-status'

export const notHereMetadata: Metadata = { title: notFoundWords.metaTitle, robots: { index: false } }

/**
 * What a page shows that finds nothing, in place of `notFound()`: for that Next.js sends an empty document, which a script would
 * fill. The answer has the status 404.
 */
export function NotHere() {
  setOwnStatus(404)
  return <NotFoundMessage />
}
