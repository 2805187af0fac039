import { publicEnv } from '@/lib/public-env'

/** Where analytics is sent; null if it is not set up. Read on the server, to keep settings out of client JavaScript. */
export const analyticsProject = publicEnv.posthogKey
  ? ({ key: publicEnv.posthogKey, host: publicEnv.posthogHost } as const)
  : null
