import 'server-only'

import { noStore } from '@/lib/server/http/no-store'

/** The answer to a form post that leads on to a page (303): loading that page again sends nothing twice. */
export const seeOther = (address: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...noStore, ...headers, Location: address } })
