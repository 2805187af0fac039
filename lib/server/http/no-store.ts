import 'server-only'

/** For a response about one person or one attempt: no cache may store it. */
export const noStore = { 'Cache-Control': 'private, no-store' } as const
