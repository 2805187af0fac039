import 'server-only'

import { z } from 'zod'

import type { CompanyList } from '@/lib/content/desk/companies'
import { databaseMoment } from '@/lib/domain/dates/database-moment'
import { notedChecks, type CompanyCheck } from '@/lib/domain/companies/company-decision'
import { companyStates } from '@/lib/domain/companies/company'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import type { decideCompany } from '@/lib/domain/companies/company-decision'
import { writeCompanyAnswer } from '@/lib/content/hiring/company-emails'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serverEnv } from '@/lib/server/env'
import { organisationRow } from '@/lib/server/hiring/companies'
import { serviceClient } from '@/lib/server/supabase/service-client'

const listed = z
  .object({
    id: z.uuid(),
    kind: z.enum(['employer', 'partner']),
    name: z.string(),
    company_number: z.string(),
    state: z.enum(companyStates),
    asked_at: z.string(),
    waits_since: z.string().nullable(),
  })
  .transform(({ company_number, asked_at, waits_since, ...row }) => ({
    ...row,
    number: company_number,
    askedAt: asked_at,
    waitsSince: waits_since,
  }))
export type ListedCompany = z.output<typeof listed>

/** The last company of the previous page: its time and its id. */
const listKey = z.tuple([databaseMoment, z.uuid()])
const onAPage = 50

/**
 * The companies of one list, oldest first, 50 at a time, read as the member who is looking. Those that wait are new
 * ones, and approved ones that ask for another name or number.
 * @param after the key of the last one on the previous page, '<time>_<id>'; anything else begins with the oldest
 * @returns null when the database did not answer
 */
export async function loadCompanies(
  list: CompanyList,
  after: string,
): Promise<{ companies: ListedCompany[]; next: string | null } | null> {
  const client = await readerOfPage()
  const time = list === 'waits' ? 'waits_since' : 'asked_at'
  const key = listKey.safeParse(after.split('_'))
  const all = client.from('organisations').select('id, kind, name, company_number, state, asked_at, waits_since')
  const some = list === 'waits' ? all.not('waits_since', 'is', null) : all.eq('state', list)
  const ordered = some
    .order(time)
    .order('id')
    .limit(onAPage + 1)
  const { data, error } = await (key.success
    ? ordered.or(`${time}.gt.${key.data[0]},and(${time}.eq.${key.data[0]},id.gt.${key.data[1]})`)
    : ordered)
  if (error) return null
  const rows = z.array(listed).parse(data)
  const last = rows.length > onAPage ? rows[onAPage - 1] : undefined
  return {
    companies: rows.slice(0, onAPage),
    next: last ? `${(list === 'waits' ? last.waitsSince : null) ?? last.askedAt}_${last.id}` : null,
  }
}

const counts = z.object({ waits: z.number(), returned: z.number(), approved: z.number(), paused: z.number() })

/** How many companies each list has; null when the database did not answer. */
export async function countCompanies(memberId: string): Promise<Readonly<Record<CompanyList, number>> | null> {
  const { data } = await serviceClient.rpc('desk_company_counts', { p_actor: memberId })
  return counts.safeParse(data).data ?? null
}

const found = z.object({
  outcome: z.literal('found'),
  company: organisationRow,
  asker: z.object({ email: z.string(), name: z.string(), role: z.string().nullable(), made_at: z.string() }).nullable(),
  members: z.array(z.object({ id: z.uuid(), email: z.string(), manages: z.boolean(), joined_at: z.string() })),
  events: z.array(z.object({ kind: z.string(), at: z.string(), who: z.string().nullable() })),
  checks: z.array(
    z.object({
      what: z.enum(notedChecks),
      found: z.string(),
      bears_out: z.boolean().nullable(),
      at: z.string(),
      who: z.string().nullable(),
    }),
  ),
  others: z.array(z.object({ id: z.uuid(), name: z.string(), state: z.enum(companyStates), number: z.string() })),
})
export type DeskCompany = z.output<typeof found>

/**
 * A company, with what the team considers before it answers.
 * @returns null when there is none, or for somebody who is not a member
 * @throws when the database did not answer
 */
export async function loadDeskCompany(memberId: string, id: string): Promise<DeskCompany | null> {
  const { data, error } = await serviceClient.rpc('desk_company', { p_actor: memberId, p_company: id })
  if (error) throw new Error('a company was not read', { cause: error })
  return found.safeParse(data).data ?? null
}

/**
 * Notes what a member has checked about an organisation, and what they found.
 * @param bearsOut whether that bears out what the organisation says
 * @returns false when there is no such organisation
 * @throws when the database did not answer
 */
export async function noteCheck(
  memberId: string,
  id: string,
  check: CompanyCheck,
  found: string,
  bearsOut: boolean,
): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('note_company_check', {
    p_actor: memberId,
    p_company: id,
    p_what: check,
    p_found: found,
    p_bears_out: bearsOut,
  })
  if (error) throw new Error('what was checked about a company was not noted', { cause: error })
  return data === true
}

const decided = z.union([
  z.object({ outcome: z.literal('changed'), who: z.string().nullable(), at: z.string() }),
  z.object({
    outcome: z.enum([
      'done',
      'forbidden',
      'missing',
      'no_account',
      'unverified',
      'other_role',
      'has_company',
      'several',
    ]),
  }),
])

/**
 * Stores the team's answer together with its line in the log, the first member's place and the email, or nothing at
 * all.
 * @param version what the member was shown
 * @param name and kind of the organisation, for the email
 * @param unchecked why it is approved although nothing was checked; null for any other answer
 * @param advert what it has written while it waited, for the email
 * @throws when the database did not answer
 */
export async function commitDecision(
  memberId: string,
  { id, version, name, kind }: { id: string; version: number; name: string; kind: OrganisationKind },
  decision: NonNullable<ReturnType<typeof decideCompany>>,
  unchecked: string | null,
  advert: { id: string; isReady: boolean } | null,
) {
  const { data, error } = await serviceClient.rpc('decide_company', {
    p_actor: memberId,
    p_company: id,
    p_version: version,
    p_decision: JSON.stringify({ ...decision, unchecked }),
    p_email: JSON.stringify(
      writeCompanyAnswer(serverEnv.SITE_URL, {
        organisation: kind,
        name,
        kind: decision.kind,
        reason: decision.answer,
        advert,
      }),
    ),
  })
  if (error) throw new Error('a company was not answered', { cause: error })
  return decided.parse(data)
}
