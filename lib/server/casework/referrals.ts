import 'server-only'

import { z } from 'zod'

import { supportConsentWording } from '@/lib/content/casework/people'
import { referralReceiptEmail } from '@/lib/content/casework/referral-emails'
import { referralConsentWording } from '@/lib/content/casework/referrals'
import { silentReferralDay } from '@/lib/content/casework/silent-referral'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { supportConsentWays } from '@/lib/domain/casework/consent'
import { places, releaseUnknowns, safeWays } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { referralOutcomes, referralServices } from '@/lib/domain/referrals/referral'
import type { ReferralFacts } from '@/lib/domain/referrals/referral-form'
import {
  declineReasons,
  firstContactClock,
  referralLifeStates,
  withdrawReasons,
  type ReferralNow,
} from '@/lib/domain/referrals/referral-life'
import type { ReferralQuery } from '@/lib/domain/referrals/referral-query'
import type { PartnerMembership } from '@/lib/server/casework/membership'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { writeReferralReceipt } from '@/lib/server/emails/kinds/referral-receipt'
import { serverEnv } from '@/lib/server/env'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

const day = z.string().transform((text, context): PlainDate => {
  const date = parseDate(text)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'not a day' })
  return z.NEVER
})
const state = z.enum(referralLifeStates)
const reason = z.enum([...declineReasons, ...withdrawReasons, 'consent_ended'])
const outcome = z.enum(referralOutcomes)
const services = z.array(z.enum(referralServices))

const taker = z
  .object({
    id: z.uuid(),
    name: z.string(),
    services,
    areas: z.array(z.string()),
    places_left: z.number().nullable(),
  })
  .transform(({ places_left: placesLeft, ...row }) => ({ ...row, placesLeft }))
export type ReferralTaker = z.output<typeof taker>

/**
 * Who takes referrals at this moment, by name.
 * @throws when the database did not answer
 */
export async function loadReferralTakers(): Promise<ReferralTaker[]> {
  const { data, error } = await serviceClient.rpc('partners_taking_referrals')
  if (error) throw new Error('who takes referrals was not read', { cause: error })
  return z.array(taker).parse(data)
}

/** The same for a page that has more to say: nobody when the database did not answer, which is logged. */
export const takersToShow = (): Promise<ReferralTaker[]> =>
  loadReferralTakers().catch((error: unknown) => {
    logUnexpected('casework/takers', error)
    return []
  })

/** Who can receive a referral of somebody's organisation, and whom a URL names of them. */
export function receiversOf(
  {
    membership,
    takers,
    name,
  }: {
    membership: Pick<PartnerMembership, 'organisationId' | 'state'> & {
      rights: Pick<PartnerMembership['rights'], 'refer'>
    }
    takers: readonly ReferralTaker[]
    name: string
  },
  to: AddressQuery[string],
  again: AddressQuery[string],
) {
  const own = { id: membership.organisationId, name }
  const chosen = [own, ...takers].find(({ id }) => id === givenText(to)) ?? null
  const wording =
    chosen === null || chosen.id === own.id
      ? supportConsentWording.of(name)
      : referralConsentWording.of(name, chosen.name)
  const mayRefer = membership.rights.refer && membership.state === 'approved'
  return { own, takers, chosen, wording, mayRefer, again: givenText(again) || null }
}

const line = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state,
    is_own: z.boolean(),
    is_internal: z.boolean(),
    other: z.string().nullable(),
    name: z.string().nullable(),
    changed_at: z.string(),
    contact_due_on: day.nullable(),
    first_contact_on: day.nullable(),
    outcome: outcome.nullable(),
    reason: reason.nullable(),
    key: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    reference: row.reference,
    state: row.state,
    isOwn: row.is_own,
    isInternal: row.is_internal,
    other: row.other,
    name: row.name,
    changedAt: row.changed_at,
    contactDueOn: row.contact_due_on,
    firstContactOn: row.first_contact_on,
    outcome: row.outcome,
    reason: row.reason,
    key: row.key,
  }))

const taking = z
  .object({ is_open: z.boolean(), places_left: z.number().nullable() })
  .transform(({ is_open: isOpen, places_left: placesLeft }) => ({ isOpen, placesLeft }))
const screen = z
  .object({ may_refer: z.boolean(), rows: z.array(line), today: day, taking: taking.nullable() })
  .transform(({ may_refer: mayRefer, ...read }) => ({ mayRefer, ...read }))

const rowsOfAPage = 50

/**
 * The referrals that a member may see, 50 at a time, each with the clock of its first contact; null for somebody who has
 * nothing to do with referrals.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadReferralScreen(query: ReferralQuery) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('referrals_screen', {
    p_query: JSON.stringify({
      direction: query.direction,
      state: query.state,
      find: query.find,
      after_at: query.after?.at ?? null,
      after_id: query.after?.id ?? null,
    }),
    p_rows: rowsOfAPage + 1,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('the referrals were not read', { cause: error })
  }
  const read = screen.nullable().parse(data)
  return (
    read && {
      mayRefer: read.mayRefer,
      taking: read.taking,
      hasMore: read.rows.length > rowsOfAPage,
      referrals: read.rows.slice(0, rowsOfAPage).map((row) => ({
        ...row,
        clock: firstContactClock(row.state, row.contactDueOn, read.today, bankHolidayDays),
      })),
    }
  )
}

/**
 * What a member has to look at of referrals: those to answer, first contacts that are late, and the answers of the last
 * seven days to what their organisation sent, without their own.
 */
export const referralTasks = z.object({
  any: z.boolean(),
  waiting: z.number(),
  late: z.number(),
  answered: z.array(
    z.object({ reference: z.string(), name: z.string().nullable(), receiver: z.string(), state, at: z.string() }),
  ),
})

// What a section has not said yet is as the file would have it.
const facts = z.object({
  name: z.string(),
  phone: z.string().default(''),
  email: z.string().default(''),
  safe_ways: z.array(z.enum(safeWays)).default([]),
  safe_hours: z.string().default(''),
  interpreter: z.string().default(''),
  access_needs: z.string().default(''),
  town: z.string().default(''),
  district: z.string().default(''),
  place: z.enum(places).default('community'),
  establishment: z.string().default(''),
  release_on: day.nullable().default(null),
  release_unknown: z.enum(releaseUnknowns).nullable().default(null),
  practitioner_name: z.string().default(''),
  practitioner_contact: z.string().default(''),
})

/** What the stored facts say, and whether they say where the person is. */
const saidIn = (stored: Readonly<Record<string, unknown>> | null) => ({
  facts: stored === null || !('name' in stored) ? null : (facts.parse(stored) satisfies ReferralFacts),
  hasPlace: stored !== null && 'place' in stored,
})

const seen = z
  .object({
    reference: z.string(),
    version: z.number(),
    state,
    is_own: z.boolean(),
    sends: z.boolean(),
    receives: z.boolean(),
    is_mine: z.boolean(),
    others_answer: z.boolean(),
    sender: z.string().nullable(),
    receiver: z.string(),
    receiver_id: z.uuid(),
    receiver_takes: z.boolean(),
    receiver_services: services,
    facts: z.record(z.string(), z.unknown()).nullable(),
    services,
    words: z.string(),
    consent_wording: z.string(),
    consent_way: z.enum(supportConsentWays).nullable(),
    consent_on: day.nullable(),
    consent_until: day.nullable(),
    sent_at: z.string().nullable(),
    accepted_at: z.string().nullable(),
    contact_due_on: day.nullable(),
    first_contact_on: day.nullable(),
    closed_at: z.string().nullable(),
    reason: reason.nullable(),
    outcome: outcome.nullable(),
    forgotten_at: z.string().nullable(),
    file: z.object({ reference: z.string(), name: z.string() }).nullable(),
    helper: z.object({ is_chosen: z.boolean(), name: z.string().nullable() }).nullable(),
    begun_from: z.object({ reference: z.string(), name: z.string() }).nullable(),
    workers: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), is_own: z.boolean() })).nullable(),
    events: z.array(
      z.object({
        kind: z.string(),
        by_side: z.enum(['sender', 'receiver', 'person', 'service']),
        happened_at: z.string(),
        fields: z.array(z.string()),
        who: z.string().nullable(),
      }),
    ),
  })
  .transform((row) => ({
    reference: row.reference,
    version: row.version,
    state: row.state,
    isOwn: row.is_own,
    sends: row.sends,
    receives: row.receives,
    /** Whether the reader began it. */
    isMine: row.is_mine,
    /** Whether a colleague of the reader could answer it too, while it waits. */
    othersAnswer: row.others_answer,
    sender: row.sender,
    receiver: row.receiver,
    receiverId: row.receiver_id,
    receiverTakes: row.receiver_takes,
    receiverServices: row.receiver_services,
    ...saidIn(row.facts),
    services: row.services,
    words: row.words,
    consent:
      row.consent_way && row.consent_on && row.consent_until
        ? { wording: row.consent_wording, way: row.consent_way, on: row.consent_on, until: row.consent_until }
        : null,
    sentAt: row.sent_at,
    acceptedAt: row.accepted_at,
    acceptedOn: row.accepted_at === null ? null : londonDay(new Date(row.accepted_at)),
    contactDueOn: row.contact_due_on,
    firstContactOn: row.first_contact_on,
    closedAt: row.closed_at,
    reason: row.reason,
    outcome: row.outcome,
    isForgotten: row.forgotten_at !== null,
    file: row.file,
    helper: row.helper && { isChosen: row.helper.is_chosen, name: row.helper.name },
    begunFrom: row.begun_from,
    workers: row.workers?.map(({ is_own: isOwn, ...worker }) => ({ ...worker, isOwn })) ?? null,
    events: row.events.map(({ by_side: bySide, happened_at: happenedAt, ...event }) => ({
      ...event,
      bySide,
      happenedAt,
    })),
  }))
export type SeenReferral = z.output<typeof seen>

/**
 * One referral as a member sees it; null for whoever stands on no side of it.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSeenReferral(reference: string): Promise<SeenReferral | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('referral_seen', { p_reference: reference })
  if (error) {
    setOwnStatus(503)
    throw new Error('a referral was not read', { cause: error })
  }
  return seen.nullable().parse(data)
}

/** What the rules of its steps ask about a referral. */
export const nowOf = ({ state: now, sends, receives, acceptedOn }: SeenReferral): ReferralNow => ({
  state: now,
  sends,
  receives,
  acceptedOn,
})

const step = z.object({
  outcome: z.enum([
    'done',
    'missing',
    'forbidden',
    'changed',
    'no_consent',
    'not_taking',
    'already',
    'no_worker',
    'limited',
    'file_closed',
    'own_file',
    'over',
  ]),
  reference: z.string().nullish(),
  receiver: z.string().nullish(),
  emailed: z.boolean().nullish(),
  who: z.string().nullish(),
  at: z.string().nullish(),
})
export type TakenReferralStep = z.output<typeof step>

async function take(call: string, given: Readonly<Record<string, unknown>>): Promise<TakenReferralStep> {
  const { data, error } = await serviceClient.rpc(call, given)
  if (error) throw new Error(`${call} failed`, { cause: error })
  return step.parse(data)
}

/**
 * Begins a referral with the consent for it.
 * @param file the reference of the file that it is begun from; null for somebody without one
 * @throws when the database did not answer
 */
export const beginReferral = (
  actorId: string,
  receiverId: string,
  consent: object,
  file: string | null,
): Promise<TakenReferralStep> =>
  take('begin_referral', {
    p_actor: actorId,
    p_receiver: receiverId,
    p_consent: JSON.stringify(consent),
    p_file: file,
  })

/**
 * Takes one step, on the version that was shown; the database checks again who acts.
 * @throws when the database did not answer
 */
export const commitReferral = (
  actorId: string,
  reference: string,
  version: number,
  change: object,
): Promise<TakenReferralStep> =>
  take('commit_referral', {
    p_actor: actorId,
    p_reference: reference,
    p_version: version,
    p_change: JSON.stringify(change),
  })

/**
 * Deletes a draft.
 * @throws when the database did not answer
 */
export const dropReferral = (actorId: string, reference: string): Promise<TakenReferralStep> =>
  take('drop_referral', { p_actor: actorId, p_reference: reference })

const ownReferral = z
  .object({
    file: z.uuid().nullable(),
    reference: z.string(),
    state,
    is_own: z.boolean(),
    sender: z.string().nullable(),
    receiver: z.string(),
    facts: z.record(z.string(), z.unknown()).nullable(),
    services,
    words: z.string(),
    sent_at: z.string().nullable(),
    first_contact_on: day.nullable(),
    closed_at: z.string().nullable(),
    reason: reason.nullable(),
    outcome: outcome.nullable(),
    may_stop: z.boolean(),
  })
  .transform((row) => ({
    file: row.file,
    reference: row.reference,
    state: row.state,
    isOwn: row.is_own,
    sender: row.sender,
    receiver: row.receiver,
    said: {
      ...saidIn(row.facts),
      services: row.services,
      words: row.words,
    },
    sentAt: row.sent_at,
    firstContactOn: row.first_contact_on,
    closedAt: row.closed_at,
    reason: row.reason,
    outcome: row.outcome,
    mayStop: row.may_stop,
  }))

/**
 * The referrals about the visitor, each with the file that it led to or was begun from.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadOwnReferrals() {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_referrals')
  if (error) {
    setOwnStatus(503)
    throw new Error('the own referrals were not read', { cause: error })
  }
  return z.array(ownReferral).parse(data)
}

/**
 * Stops a referral about the person who asks.
 * @throws when the database did not answer
 */
export const stopOwnReferral = (actorId: string, reference: string): Promise<TakenReferralStep> =>
  take('stop_own_referral', { p_actor: actorId, p_reference: reference })

/** Where the database puts the reference that it makes. */
const placeOfReference = '{reference}'

const receiptOfToday = () => ({
  subject: referralReceiptEmail.subject(placeOfReference),
  ...writeReferralReceipt({
    reference: placeOfReference,
    by: silentReferralDay(new Date()),
    siteUrl: serverEnv.SITE_URL,
  }),
})

/**
 * Stores what somebody sent about themselves from the public form, and queues their receipt.
 * @param isEmailSafe whether they gave an address and say that email is safe
 * @param client today's name for the network it comes from
 * @throws when the database did not answer
 */
export const referOneself = (
  referral: object,
  isEmailSafe: boolean,
  client: string | undefined,
): Promise<TakenReferralStep> =>
  take('refer_oneself', {
    p_referral: JSON.stringify(referral),
    p_client: client ?? null,
    p_client_per_minute: serverEnv.CLIENT_ENQUIRIES_PER_MINUTE,
    p_client_per_hour: serverEnv.CLIENT_ENQUIRIES_PER_HOUR,
    p_receipt: isEmailSafe ? JSON.stringify(receiptOfToday()) : null,
  })
