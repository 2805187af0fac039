import 'server-only'

import { z } from 'zod'

import { companyStates, type CompanyState } from '@/lib/domain/companies/company'
import type { EmployerRights } from '@/lib/domain/companies/member-rights'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { setOwnStatus } from '@/lib/server/http/own-status'

/** Where somebody works: the company, its state, and what they may do in it. */
type Membership = { companyId: string; state: CompanyState; rights: EmployerRights }

/** One membership, as my_membership() returns it. */
export const membershipRow = z
  .object({
    organisation_id: z.uuid(),
    state: z.enum(companyStates),
    post_jobs: z.boolean(),
    see_applicants: z.boolean(),
    read_disclosures: z.boolean(),
    export_reports: z.boolean(),
    manage_people: z.boolean(),
  })
  .transform(({ organisation_id, state, ...rights }): Membership => ({ companyId: organisation_id, state, rights }))

/**
 * The visitor's company, read as that person, with their rights in it; null for an employer who works in none (yet, or
 * any more). Only a snapshot: whatever changes a row checks again.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadMembership(): Promise<Membership | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_membership')
  if (error) {
    setOwnStatus(503)
    throw new Error('the membership was not read', { cause: error })
  }
  return z.array(membershipRow).parse(data)[0] ?? null
}
