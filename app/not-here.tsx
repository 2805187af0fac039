import type { Metadata } from 'next'

import { NotFoundMessage } from '@/components/layout/not-found-message'
import { notFoundWords } from '@/lib/content/site/layout'
import { setOwnStatus } from '@/lib/server/http/own-status'

export const notHereMetadata: Metadata = { title: notFoundWords.metaTitle, robots: { index: false } }

/**
 * What a page shows when it finds nothing, instead of `notFound()`, for which Next.js sends an empty document to be
 * filled in by a script. The response has status 404.
 */
export function NotHere() {
  setOwnStatus(404)
  return <NotFoundMessage />
}
