import type { Route } from 'next'

import { jobPath } from '@/components/jobs/job-path'
import type { Side } from '@/lib/domain/access/role'

/** An advert, with the way back to the side whose screen links to it. */
export const jobPathFrom = (side: Side, id: string): Route => `${jobPath(id)}?from=${side}` as Route
