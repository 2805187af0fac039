import 'server-only'

/** For an answer about one person or one try: no cache may keep it. */
export const noStore = { 'Cache-Control': 'private, no-store' } as const
