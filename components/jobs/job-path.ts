import type { Route } from 'next'

import type { DbsLevel } from '@/lib/domain/job-board/job'

/** The path of an advert on the board. */
export const jobPath = (id: string): Route => `/jobs/${id}` as Route

/**
 * Where somebody reads, from the answers on their own device, what they must tell an employer who asks. The address
 * names the check of the job and nothing else.
 */
export const toldPath = (level: DbsLevel): Route => `/disclosure-calculator?check=${level}#what-may-they-ask` as Route
