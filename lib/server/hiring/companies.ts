import 'server-only'

import { z } from 'zod'

import { writeCompanyReceipt } from '@/lib/content/hiring/company-emails'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { weekdayText } from '@/lib/content/wording/date-text'
import { companySectors, companySizes, companyStates, type CompanyFacts } from '@/lib/domain/companies/company'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PartnerFacts } from '@/lib/domain/companies/partner-form'
import { referralServices } from '@/lib/domain/referrals/referral'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** A row of the table about a company, as read by the screens of its people and of the team. */
export const companyRow = z
  .object({
    kind: z.literal('employer'),
    id: z.uuid(),
    version: z.number(),
    name: z.string(),
    company_number: z.string(),
    sector: z.enum(companySectors),
    size: z.enum(companySizes),
    sites: z.array(z.object({ id: z.string(), name: z.string(), town: z.string(), postcode: z.string() })),
    website: z.string(),
    phone: z.string(),
    is_listed: z.boolean(),
    state: z.enum(companyStates),
    answer: z.string(),
    asked_as: z.string(),
    asked_at: z.string(),
    wanted_name: z.string().nullable(),
    wanted_number: z.string().nullable(),
  })
  .transform(({ company_number, asked_as, asked_at, wanted_name, wanted_number, is_listed, ...row }) => ({
    ...row,
    isListed: is_listed,
    number: company_number,
    askedAs: asked_as,
    askedAt: asked_at,
    wanted: wanted_name === null || wanted_number === null ? null : { name: wanted_name, number: wanted_number },
  }))
export type Company = z.output<typeof companyRow>

/** The same about an organisation that supports people. */
const partnerRow = z
  .object({
    kind: z.literal('partner'),
    id: z.uuid(),
    version: z.number(),
    name: z.string(),
    company_number: z.string(),
    charity_number: z.string(),
    website: z.string(),
    services: z.array(z.enum(referralServices)),
    areas: z.array(z.string()),
    safeguarding_name: z.string(),
    safeguarding_email: z.string(),
    data_agreement_on: z.string().nullable(),
    takes_referrals: z.boolean(),
    places_a_month: z.number().nullable(),
    state: z.enum(companyStates),
    answer: z.string(),
    asked_as: z.string(),
    asked_at: z.string(),
    wanted_name: z.string().nullable(),
    wanted_number: z.string().nullable(),
  })
  .transform((row) => ({
    kind: row.kind,
    id: row.id,
    version: row.version,
    name: row.name,
    number: row.company_number,
    charityNumber: row.charity_number,
    website: row.website,
    services: row.services,
    areas: row.areas,
    safeguardingName: row.safeguarding_name,
    safeguardingEmail: row.safeguarding_email,
    dataAgreementOn: row.data_agreement_on,
    takesReferrals: row.takes_referrals,
    placesAMonth: row.places_a_month,
    state: row.state,
    answer: row.answer,
    askedAs: row.asked_as,
    askedAt: row.asked_at,
    wanted:
      row.wanted_name === null || row.wanted_number === null
        ? null
        : { name: row.wanted_name, number: row.wanted_number },
  }))
export type PartnerOrganisation = z.output<typeof partnerRow>

/** An organisation of either kind. */
export const organisationRow = z.union([companyRow, partnerRow])

/**
 * The visitor's organisation, read as that person: the one they work in, or the one they asked for; null if none.
 * @throws when the database did not answer
 */
export async function loadOwnOrganisation(): Promise<Company | PartnerOrganisation | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_company')
  if (error) throw new Error('the organisation was not read', { cause: error })
  return z.array(organisationRow).parse(data)[0] ?? null
}

/**
 * The same, if it is a company.
 * @throws when the database did not answer
 */
export async function loadOwnCompany(): Promise<Company | null> {
  const own = await loadOwnOrganisation()
  return own?.kind === 'employer' ? own : null
}

/**
 * The same, if it supports people.
 * @throws when the database did not answer
 */
export async function loadOwnPartner(): Promise<PartnerOrganisation | null> {
  const own = await loadOwnOrganisation()
  return own?.kind === 'partner' ? own : null
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

/** What an organisation says about itself, of either kind. */
export type OrganisationFacts = CompanyFacts | PartnerFacts

const rowOf = (facts: OrganisationFacts) =>
  'sector' in facts
    ? {
        kind: 'employer',
        name: facts.name,
        sector: facts.sector,
        size: facts.size,
        website: facts.website,
        phone: facts.phone,
        sites: facts.sites,
        company_number: facts.number,
      }
    : {
        kind: 'partner',
        name: facts.name,
        website: facts.website,
        company_number: facts.number,
        charity_number: facts.charityNumber,
        services: facts.services,
        areas: facts.areas,
        safeguarding_name: facts.safeguardingName,
        safeguarding_email: facts.safeguardingEmail,
        data_agreement_on: facts.dataAgreementOn,
        takes_referrals: facts.takesReferrals,
        places_a_month: facts.placesAMonth,
      }

/**
 * Stores what an account says about its organisation, and queues the emails about it, to the team and a receipt to the
 * account, together or not at all.
 * @param id of a new one; one that is waiting or was returned keeps its own
 * @param version what was shown of one that is waiting or was returned; null for a new one
 * @throws when the database did not answer
 */
export async function askForCompany(
  actorId: string,
  id: string,
  version: number | null,
  request: { facts: OrganisationFacts; askedAs: string },
  email: TeamEmail,
): Promise<CompanyCommit> {
  const receipt = writeCompanyReceipt(serverEnv.SITE_URL, {
    organisation: 'sector' in request.facts ? 'employer' : 'partner',
    name: request.facts.name,
    answerOn: weekdayText(ourAnswerDueOn(londonDay(new Date()))),
  })
  const { data, error } = await serviceClient.rpc('ask_for_company', {
    p_actor: actorId,
    p_version: version,
    p_facts: JSON.stringify({ ...rowOf(request.facts), id, asked_as: request.askedAs }),
    p_email: JSON.stringify(email),
    p_receipt: JSON.stringify(receipt),
  })
  if (error) throw new Error('a company was not asked for', { cause: error })
  return commits.parse(data)
}

/**
 * Changes an organisation, as a member who manages its people.
 * @param wanted the name and number that the team has to check first; null when they stay the same
 * @throws when the database did not answer
 */
export async function changeCompany(
  actorId: string,
  version: number,
  { facts, wanted }: { facts: OrganisationFacts; wanted: Pick<CompanyFacts, 'name' | 'number'> | null },
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

/**
 * Puts the company that somebody manages on the public list of employers who reply, or takes it off.
 * @returns false where they manage no approved company
 * @throws when the database did not answer
 */
export async function listCompany(actorId: string, isListed: boolean): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('list_company', { p_actor: actorId, p_is_listed: isListed })
  if (error) throw new Error('the company was not listed', { cause: error })
  return z.object({ outcome: z.enum(['done', 'forbidden']) }).parse(data).outcome === 'done'
}
