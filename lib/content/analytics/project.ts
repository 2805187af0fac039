import { publicEnv } from '@/lib/public-env'

/** Where analytics goes, or null when it is not set up. Read on the server, so that settings stay out of the browser's JavaScript. */
export const analyticsProject = publicEnv.posthogKey
  ? ({ key: publicEnv.posthogKey, host: publicEnv.posthogHost } as const)
  : null
