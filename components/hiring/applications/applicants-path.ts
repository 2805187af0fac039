import type { Route } from 'next'

import { firstTab } from '@/lib/domain/applications/applicant-tabs'
import type { Stage } from '@/lib/domain/applications/stages'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

/**
 * The applicants for a job: all who are in progress, or the first list that has any.
 * @param counts how many there are at each stage that is counted
 */
export const applicantsOf = (portal: string, job: string, counts: Readonly<Partial<Record<Stage, number>>>): Route =>
  pathWithQuery(`${portal}/applications`, { tab: firstTab(counts), job }) as Route
