import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { supportConsentWording } from '@/lib/content/casework/people'
import { writeSupportInvitation } from '@/lib/content/casework/people-emails'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { caseloadQueryOf, type CaseloadQuery } from '@/lib/domain/casework/caseload-query'
import { supportConsentWays, type SupportConsent } from '@/lib/domain/casework/consent'
import { paperCodeBytes, paperCodeDays, paperCodeIn, paperCodeOf } from '@/lib/domain/casework/paper-code'
import { weekDays } from '@/lib/domain/casework/safe-times'
import { alertsAbout, lookDays } from '@/lib/domain/casework/support-alerts'
import {
  places,
  releaseUnknowns,
  safeWays,
  workStates,
  type OpeningReason,
  type PersonFacts,
} from '@/lib/domain/casework/supported-person'
import { restrictionKinds, restrictionSources } from '@/lib/domain/casework/work-restriction'
import { stages } from '@/lib/domain/applications/stages'
import { londonDay, londonTime } from '@/lib/domain/dates/london-time'
import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { alertFacts } from '@/lib/server/casework/support-work'
import { serverEnv } from '@/lib/server/env'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text, context): PlainDate => {
  const date = parseDate(text)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'not a day' })
  return z.NEVER
})

const workers = z
  .object({
    members: z.array(
      z.object({ id: z.uuid(), name: z.string().nullable(), is_own: z.boolean(), people: z.number().nullable() }),
    ),
    nobody: z.number().nullable(),
  })
  .transform(({ members, nobody }) => ({
    members: members.map(({ is_own, ...member }) => ({ ...member, isOwn: is_own })),
    /** How many people nobody helps yet; null for a member who may not see everybody. */
    nobody,
  }))

const rights = z
  .object({ support: z.boolean(), see_all_people: z.boolean(), refer: z.boolean() })
  .transform(({ support, see_all_people, refer }) => ({ support, seeAll: see_all_people, refers: refer }))

/** The day and the time in the UK of a moment. */
const ukTime = z.string().transform((at) => {
  const moment = new Date(at)
  return { on: londonDay(moment), at: londonTime(moment) }
})

const line = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    version: z.number(),
    name: z.string(),
    is_own: z.boolean(),
    worker: z.string().nullable(),
    has_worker: z.boolean(),
    work_state: z.enum(workStates),
    in_work_since: day.nullable(),
    place: z.enum(places),
    establishment: z.string(),
    release_on: day.nullable(),
    release_unknown: z.enum(releaseUnknowns).nullable(),
    town: z.string(),
    needs_help: z.boolean(),
    has_account: z.boolean(),
    changed_at: z.string(),
    next_appointment_at: ukTime.nullable(),
    closed_at: z.string().nullable(),
    consent_ends_on: day.nullable(),
    key: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    reference: row.reference,
    version: row.version,
    name: row.name,
    isOwn: row.is_own,
    worker: row.worker,
    hasWorker: row.has_worker,
    workState: row.work_state,
    inWorkSince: row.in_work_since,
    place: row.place,
    establishment: row.establishment,
    releaseOn: row.release_on,
    releaseUnknown: row.release_unknown,
    town: row.town,
    needsHelp: row.needs_help,
    hasAccount: row.has_account,
    changedAt: row.changed_at,
    nextAppointment: row.next_appointment_at,
    closedAt: row.closed_at,
    consentEndsOn: row.consent_ends_on,
    key: row.key,
  }))
type PersonLine = z.output<typeof line>

const rowsOfAPage = 50
/** More than any organisation has open: a file that stopped short would mislead. */
const mostInAFile = 5_000

/**
 * The name of the organisation in which the visitor works; '' for none.
 * @throws when the database did not answer
 */
export async function ownPartnerName(): Promise<string> {
  const client = await readerOfPage()
  const { data, error } = await client.from('organisations').select('name').eq('kind', 'partner').limit(1)
  if (error) throw new Error('the name of the organisation was not read', { cause: error })
  return z.array(z.object({ name: z.string() })).parse(data)[0]?.name ?? ''
}

/** The answer about a caseload: the lines that a query finds, and what the member may do. */
export const caseloadScreen = z.object({ membership: rights, rows: z.array(line), workers, today: day })

/** A query as the database's function takes it. */
export function writtenCaseloadQuery(query: CaseloadQuery): string {
  const { consentBy, contactBy } = lookDays(londonDay(new Date()))
  return JSON.stringify({
    find: query.find,
    worker: query.worker,
    work_state: query.workState,
    release: query.release,
    needs_help: query.needsHelp,
    look: query.look,
    shares: query.sharesApplications,
    consent_by: consentBy,
    contact_by: contactBy,
    is_closed: query.isClosed,
    sort: query.sort,
    after_key: query.after?.key ?? null,
    after_id: query.after?.id ?? null,
  })
}

async function readLines(query: CaseloadQuery, rows: number) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('supported_people_screen', {
    p_query: writtenCaseloadQuery(query),
    p_rows: rows,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('the people were not read', { cause: error })
  }
  return caseloadScreen.nullable().parse(data)
}

/**
 * The people of a member: those they help, or everybody for whoever may see everybody, 50 at a time; null for somebody
 * who may do neither.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadPeople(query: CaseloadQuery) {
  const read = await readLines(query, rowsOfAPage + 1)
  return (
    read && {
      rights: read.membership,
      people: read.rows.slice(0, rowsOfAPage),
      hasMore: read.rows.length > rowsOfAPage,
      workers: read.workers,
      today: read.today,
    }
  )
}

/**
 * What the member may do, and how many people each colleague helps; null for somebody who may neither help nor see
 * everybody.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadCaseworkRights() {
  const read = await readLines(caseloadQueryOf({}), 0)
  return read && { rights: read.membership, workers: read.workers }
}

/**
 * The people of that name, as far as the member sees them.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadNamesakes(name: string) {
  const plain = (text: string): string => text.trim().toLowerCase()
  const found = await loadPeople(caseloadQueryOf({ find: name }))
  return found?.people.filter((person) => plain(person.name) === plain(name)) ?? []
}

/**
 * Every line that the query finds, for a file.
 * @throws when the database did not answer
 */
export async function loadAllPeople(query: CaseloadQuery): Promise<PersonLine[] | null> {
  return (await readLines({ ...query, after: null }, mostInAFile))?.rows ?? null
}

const factsRow = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  safe_ways: z.array(z.enum(safeWays)),
  safe_hours: z.string(),
  safe_days: z.array(z.enum(weekDays)),
  safe_from: z.string(),
  safe_to: z.string(),
  interpreter: z.string(),
  access_needs: z.string(),
  town: z.string(),
  district: z.string(),
  place: z.enum(places),
  establishment: z.string(),
  release_on: day.nullable(),
  release_unknown: z.enum(releaseUnknowns).nullable(),
  practitioner_name: z.string(),
  practitioner_contact: z.string(),
  work_state: z.enum(workStates),
  own_reference: z.string(),
})

const file = z
  .object({
    ...factsRow.shape,
    reference: z.string(),
    version: z.number(),
    worker: z.string().nullable(),
    has_worker: z.boolean(),
    has_account: z.boolean(),
    in_work_since: day.nullable(),
    sorted: z.record(z.string(), z.string()),
    share_profile: z.boolean(),
    share_applications: z.boolean(),
    share_diary: z.boolean(),
    share_statement: z.boolean(),
    changed_at: z.string(),
    closed_at: z.string().nullable(),
    consents: z.array(
      z.object({
        wording: z.string(),
        wording_version: z.string(),
        way: z.enum(supportConsentWays),
        given_on: day,
        ends_on: day,
        ended_at: z.string().nullable(),
        ended_by: z.enum(['person', 'organisation', 'time', 'renewal']).nullable(),
      }),
    ),
    restrictions: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(restrictionKinds),
        detail: z.string(),
        ends_on: day.nullable(),
        source: z.enum(restrictionSources),
      }),
    ),
    openings: z.array(
      z.object({
        opened_at: z.string(),
        reason: z.custom<OpeningReason>((value) => typeof value === 'string'),
        words: z.string(),
        who: z.string().nullable(),
      }),
    ),
    corrections: z.array(z.object({ asked_at: z.string(), words: z.string() })),
    events: z.array(
      z.object({
        happened_at: z.string(),
        kind: z.string(),
        by_side: z.enum(['organisation', 'person', 'service']),
        note: z.string(),
        who: z.string().nullable(),
      }),
    ),
  })
  .transform((row) => ({
    facts: factsRow.parse(row) satisfies PersonFacts,
    reference: row.reference,
    version: row.version,
    worker: row.worker,
    hasWorker: row.has_worker,
    hasAccount: row.has_account,
    inWorkSince: row.in_work_since,
    sorted: row.sorted,
    shares: {
      profile: row.share_profile,
      applications: row.share_applications,
      diary: row.share_diary,
      statement: row.share_statement,
    },
    changedAt: row.changed_at,
    closedAt: row.closed_at,
    consents: row.consents,
    /** The consent that nobody has ended; it may have run out. */
    consent: row.consents.find(({ ended_at }) => ended_at === null) ?? null,
    restrictions: row.restrictions,
    openings: row.openings.map(({ opened_at, ...opening }) => ({ openedAt: opened_at, ...opening })),
    /** What the person says is wrong and nobody has answered, oldest first. */
    corrections: row.corrections.map(({ asked_at, words }) => ({ askedAt: asked_at, words })),
    events: row.events.map(({ happened_at, by_side, ...event }) => ({
      happenedAt: happened_at,
      bySide: by_side,
      ...event,
    })),
  }))

const shared = z.object({
  statement: z.boolean().nullable(),
  profile: z.object({ skills: z.array(z.string()), tickets: z.array(z.string()), availability: z.string() }).nullable(),
  applications: z
    .array(
      z
        .object({ reference: z.string(), job: z.string(), stage: z.enum(stages), applied_on: day, changed_on: day })
        .transform(({ changed_on, applied_on, ...row }) => ({ ...row, appliedOn: applied_on, changedOn: changed_on })),
    )
    .nullable(),
  diary: z
    .array(
      z
        .object({ on_day: day, at_time: z.string(), job: z.string() })
        .transform(({ on_day, at_time, job }) => ({ on: on_day, at: at_time.slice(0, 5), job })),
    )
    .nullable(),
})

const seen = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('missing') }),
  z.object({ outcome: z.literal('why'), reference: z.string(), name: z.string() }),
  z.object({
    outcome: z.literal('found'),
    file,
    shared,
    is_own: z.boolean(),
    has_consent: z.boolean(),
    membership: rights,
    workers,
    invitation: z.object({ email: z.string().nullable(), ends_at: z.string() }).nullable(),
    unread: z.number(),
    alert_facts: alertFacts.nullable(),
    next_appointment_at: ukTime.nullable(),
  }),
])

/**
 * A file as a member sees it; 'why' if they must first say why they open it.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadPerson(reference: string) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('supported_person_seen', { p_reference: reference })
  if (error) {
    setOwnStatus(503)
    throw new Error('a file was not read', { cause: error })
  }
  const found = seen.parse(data)
  if (found.outcome !== 'found') return found
  const { alert_facts: counted, next_appointment_at: nextAppointment, ...rest } = found
  return {
    ...rest,
    alerts: counted ? alertsAbout(counted, londonDay(new Date())) : [],
    nextAppointment,
  }
}

const supporter = z.object({ id: z.uuid(), organisation: z.string(), file })
type Supporter = z.output<typeof supporter>

/**
 * The organisations that help the visitor, with everything that each keeps about them.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadOwnSupport(): Promise<Supporter[]> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_support')
  if (error) {
    setOwnStatus(503)
    throw new Error('the own files were not read', { cause: error })
  }
  return z.array(supporter).parse(data)
}

const outcomes = [
  'done',
  'missing',
  'forbidden',
  'no_consent',
  'closed',
  'changed',
  'no_worker',
  'already',
  'namesake',
  'too_many',
  'joined',
  'limited',
  'ended',
  'used',
  'other_address',
  'other_role',
  'unverified',
] as const
export type SupportOutcome = (typeof outcomes)[number]

const step = z.object({
  outcome: z.enum(outcomes),
  who: z.string().nullish(),
  at: z.string().nullish(),
  name: z.string().nullish(),
  reference: z.string().nullish(),
  handed: z.array(z.string()).nullish(),
  worker: z.string().nullish(),
  known: z.array(z.string()).nullish(),
  unseen: z.number().nullish(),
  namesakes: z.array(z.object({ line: z.number(), references: z.array(z.string()) })).nullish(),
})

/** Longer than a database works on one statement, which it ends by itself after 8 seconds. */
export const longStepMs = 9000

/**
 * Takes one step through its database function, which checks again who acts.
 * @param call the name of the function
 * @param given what it needs beside who acts
 * @param withinMs for a step that takes longer than others, such as five hundred people at once
 * @throws when the database did not answer
 */
export async function takeSupportStep(
  call: string,
  actorId: string,
  given: Readonly<Record<string, unknown>>,
  withinMs?: number,
) {
  const sent = serviceClient.rpc(call, { p_actor: actorId, ...given })
  const { data, error } = await (withinMs === undefined ? sent : sent.abortSignal(AbortSignal.timeout(withinMs)))
  if (error) throw new Error(`${call} failed`, { cause: error })
  return step.parse(data)
}

/** A consent with the words that were agreed to. @param organisation whose they are */
export const consentToKeep = (consent: SupportConsent, organisation: string) => ({
  ...consent,
  wording: supportConsentWording.of(organisation),
  wording_version: supportConsentWording.version,
})

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex')
const dayMs = 24 * 60 * 60 * 1000

function newCode(): string {
  for (;;) {
    const code = paperCodeOf(randomBytes(paperCodeBytes))
    if (code !== null) return code
  }
}

/**
 * Makes the code that joins a file to an account, and emails it if there is an address. Only a digest of it is stored.
 * @param address null for a code on paper
 * @throws when the database did not answer
 */
export async function makeSupportCode(
  actorId: string,
  reference: string,
  organisation: string,
  address: string | null,
) {
  const code = newCode()
  const email = writeSupportInvitation(serverEnv.SITE_URL, {
    organisation,
    code,
    endsOn: momentDayText(new Date(Date.now() + paperCodeDays * dayMs).toISOString()),
  })
  const taken = await takeSupportStep('invite_supported_person', actorId, {
    p_reference: reference,
    p_address: address,
    p_code_digest: digestOf(code.replace('-', '')),
    p_email: address === null ? null : JSON.stringify(email),
  })
  return { ...taken, code }
}

const offered = z.union([
  z.object({ outcome: z.literal('open'), organisation: z.string(), name: z.string() }),
  z.object({ outcome: z.enum(outcomes) }),
])

/**
 * What a code that somebody typed offers them; each look counts as a try.
 * @throws when the database did not answer
 */
export async function lookAtSupportCode(actorId: string, typed: string) {
  const code = paperCodeIn(typed)
  if (code === null) return { outcome: 'ended' as const }
  const { data, error } = await serviceClient.rpc('support_code_for', {
    p_actor: actorId,
    p_code_digest: digestOf(code),
  })
  if (error) throw new Error('a code was not read', { cause: error })
  return offered.parse(data)
}

/** The digest under which a typed code is stored; null if it cannot be one. */
export function digestOfTypedCode(typed: string): string | null {
  const code = paperCodeIn(typed)
  return code === null ? null : digestOf(code)
}
