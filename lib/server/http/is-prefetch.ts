import 'server-only'

import { headers } from 'next/headers'

/** Whether a browser only fetches the page in advance, so that nobody has read it yet. */
export async function isPrefetch(): Promise<boolean> {
  const sent = await headers()
  return `${sent.get('sec-purpose') ?? ''} ${sent.get('purpose') ?? ''}`.includes('prefetch')
}
