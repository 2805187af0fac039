import 'server-only'

import { z } from 'zod'

import { companySectors, companySizes, companyStates, type CompanyFacts } from '@/lib/domain/companies/company'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** A row of the table, as read by the screens of its people and of the team. */
export const companyRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    name: z.string(),
    company_number: z.string(),
    sector: z.enum(companySectors),
    size: z.enum(companySizes),
    sites: z.array(z.object({ id: z.string(), name: z.string(), town: z.string(), postcode: z.string() })),
    website: z.string(),
    state: z.enum(companyStates),
    answer: z.string(),
    asked_as: z.string(),
    asked_at: z.string(),
    wanted_name: z.string().nullable(),
    wanted_number: z.string().nullable(),
  })
  .transform(({ company_number, asked_as, asked_at, wanted_name, wanted_number, ...row }) => ({
    ...row,
    number: company_number,
    askedAs: asked_as,
    askedAt: asked_at,
    wanted: wanted_name === null || wanted_number === null ? null : { name: wanted_name, number: wanted_number },
  }))
export type Company = z.output<typeof companyRow>

/**
 * The visitor's company, read as that person: the one they work in, or the one they asked for; null if none.
 * @throws when the database did not answer
 */
export async function loadOwnCompany(): Promise<Company | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_company')
  if (error) throw new Error('the company was not read', { cause: error })
  return z.array(companyRow).parse(data)[0] ?? null
}

/** An email to the team, ready to be queued. */
type TeamEmail = { to: string; subject: string; html: string; text: string }

const tooLate = z.object({ outcome: z.literal('changed'), who: z.string().nullable(), at: z.string() })
const commits = z.union([
  tooLate,
  z.object({
    outcome: z.literal('done'),
    kind: z.enum(['asked', 'asked_again', 'corrected', 'changed', 'change_asked']),
  }),
  z.object({ outcome: z.enum(['missing', 'unverified', 'other_role', 'has_company', 'forbidden']) }),
])
export type CompanyCommit = z.output<typeof commits>

const rowOf = ({ name, number, sector, size, website, sites }: CompanyFacts) => ({
  name,
  sector,
  size,
  website,
  sites,
  company_number: number,
})

/**
 * Stores what an account says about its company, and queues the email about it to the team, together or not at all.
 * @param version what was shown of a company that is waiting or was returned; null for a new one
 * @throws when the database did not answer
 */
export async function askForCompany(
  actorId: string,
  version: number | null,
  request: { facts: CompanyFacts; askedAs: string },
  email: TeamEmail,
): Promise<CompanyCommit> {
  const { data, error } = await serviceClient.rpc('ask_for_company', {
    p_actor: actorId,
    p_version: version,
    p_facts: JSON.stringify({ ...rowOf(request.facts), asked_as: request.askedAs }),
    p_email: JSON.stringify(email),
  })
  if (error) throw new Error('a company was not asked for', { cause: error })
  return commits.parse(data)
}

/**
 * Changes a company, as a member who manages its people.
 * @param wanted the name and number that the team has to check first; null when they stay the same
 * @throws when the database did not answer
 */
export async function changeCompany(
  actorId: string,
  version: number,
  { facts, wanted }: { facts: CompanyFacts; wanted: Pick<CompanyFacts, 'name' | 'number'> | null },
  email: TeamEmail,
): Promise<CompanyCommit> {
  const { data, error } = await serviceClient.rpc('change_company', {
    p_actor: actorId,
    p_version: version,
    p_facts: JSON.stringify({
      ...rowOf(facts),
      wanted: wanted && { name: wanted.name, company_number: wanted.number },
    }),
    p_email: JSON.stringify(email),
  })
  if (error) throw new Error('a company was not changed', { cause: error })
  return commits.parse(data)
}
