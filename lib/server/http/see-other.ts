import 'server-only'

import { noStore } from '@/lib/server/http/no-store'

/** The response to a form post that leads on to a page (303), so that reloading that page sends nothing twice. */
export const seeOther = (address: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...noStore, ...headers, Location: address } })
