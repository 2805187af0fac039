import 'server-only'

import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

/**
 * For a page whose opening is noted. A browser that fetches it ahead opens nothing: it gets a 404, which it does not show
 * when the page is really requested.
 */
export async function openNothingAhead(): Promise<void> {
  const sent = await headers()
  const purpose = `${sent.get('sec-purpose') ?? ''} ${sent.get('purpose') ?? ''}`
  if (purpose.includes('prefetch')) notFound()
}
