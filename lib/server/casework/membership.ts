import 'server-only'

import { z } from 'zod'

import { companyStates, type CompanyState } from '@/lib/domain/companies/company'
import type { PartnerRights } from '@/lib/domain/companies/member-rights'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { setOwnStatus } from '@/lib/server/http/own-status'

/** Where somebody works: the organisation, its state, and what they may do in it. */
export type PartnerMembership = { organisationId: string; state: CompanyState; rights: PartnerRights }

const row = z
  .object({
    organisation_id: z.uuid(),
    state: z.enum(companyStates),
    refer: z.boolean(),
    see_all_people: z.boolean(),
    report: z.boolean(),
    support: z.boolean(),
    mentor: z.boolean(),
    manage_people: z.boolean(),
  })
  .transform(({ organisation_id, state, ...rights }): PartnerMembership => ({
    organisationId: organisation_id,
    state,
    rights,
  }))

/**
 * The organisation in which the visitor supports people, read as that person, with their rights in it; null for somebody
 * who works in none (yet, or any more). Only a snapshot: whatever changes a row checks again.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadPartnerMembership(): Promise<PartnerMembership | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_partner_membership')
  if (error) {
    setOwnStatus(503)
    throw new Error('the membership was not read', { cause: error })
  }
  return z.array(row).parse(data)[0] ?? null
}
