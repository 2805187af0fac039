import 'server-only'

import { notFound } from 'next/navigation'

import { isPrefetch } from '@/lib/server/http/is-prefetch'

/**
 * For a page whose opening is noted. A browser that fetches it ahead opens nothing: it gets a 404, which it does not show
 * when the page is really requested.
 */
export async function openNothingAhead(): Promise<void> {
  if (await isPrefetch()) notFound()
}
