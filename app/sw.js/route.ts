import { createHash } from 'node:crypto'

import { pagesWorker } from '@/lib/server/offline/pages-worker'

export const dynamic = 'force-dynamic'

/**
 * The service worker. Browsers request it on each visit, so that a new one, or one that removes itself, takes effect at
 * once.
 */
export function GET(request: Request): Response {
  const worker = pagesWorker()
  const etag = `"${createHash('sha256').update(worker).digest('base64url')}"`
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache', ETag: etag }
  // A proxy that compresses the response marks its ETag as weak.
  const isKnown = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(worker, { headers })
}
