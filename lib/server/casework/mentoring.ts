import 'server-only'

import { z } from 'zod'

import { worryEmail } from '@/lib/content/casework/mentoring'
import {
  mentoringRefusals,
  mentoringEnders,
  mentoringStates,
  mentoringSubjects,
  type MentoringSession,
} from '@/lib/domain/casework/mentoring'
import { stepDoers, type PlanStep } from '@/lib/domain/casework/support-plan'
import { mostSupportMessagesADay, supportSides } from '@/lib/domain/casework/support-message'
import { londonDay } from '@/lib/domain/dates/london-time'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { writeEmail } from '@/lib/domain/emails/write-email'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { openThread, shownConversation, type SupportConversation } from '@/lib/server/casework/support-messages'
import { serverEnv } from '@/lib/server/env'
import { isPrefetch } from '@/lib/server/http/is-prefetch'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { wrappedKey } from '@/lib/server/hiring/vault/own-statement'
import { isVaultOpen, vaultKeys } from '@/lib/server/hiring/vault/own-vault-keys'
import { openWrappedMessage, sealIntoThread } from '@/lib/server/hiring/vault/sealed-text'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))
const subjects = z.array(z.enum(mentoringSubjects))
const session = z.object({ on: day, minutes: z.number(), next: z.string() }).transform((row): MentoringSession => row)
const step = z
  .object({
    id: z.uuid(),
    goal: z.string(),
    what: z.string(),
    who: z.enum(stepDoers),
    by: day.nullable(),
    done_on: day.nullable(),
  })
  .transform(({ done_on: doneOn, ...row }): PlanStep => ({ ...row, doneOn }))

const own = z.array(
  z.object({
    reference: z.string(),
    organisation: z.string(),
    steps: z.array(step),
    worker: z.string().nullable(),
    mentoring: z
      .object({
        mentor: z.string().nullable(),
        subjects,
        state: z.enum(mentoringStates),
        asked_at: z.string(),
        answered_at: z.string().nullable(),
        reason: z.enum(mentoringRefusals).nullable(),
        ended_at: z.string().nullable(),
        ended_by: z.enum(mentoringEnders).nullable(),
        sessions: z.array(session),
      })
      .transform(({ asked_at, answered_at, ended_at, ended_by, ...row }) => ({
        ...row,
        askedAt: asked_at,
        answeredAt: answered_at,
        endedAt: ended_at,
        endedBy: ended_by,
      }))
      .nullable(),
    mentors: z.array(
      z
        .object({ id: z.uuid(), name: z.string(), subjects, places_left: z.number() })
        .transform(({ places_left: placesLeft, ...row }) => ({ ...row, placesLeft })),
    ),
    worries: z.array(
      z
        .object({ reported_at: z.string(), read_at: z.string().nullable() })
        .transform(({ reported_at: reportedAt, read_at: readAt }) => ({ reportedAt, readAt })),
    ),
  }),
)
/** What somebody who is helped has of mentoring in one organisation. */
export type OwnMentoring = z.output<typeof own>[number]

async function read(call: 'my_mentoring' | 'my_mentoring_work' | 'mentoring_seen', given = {}): Promise<unknown> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc(call, given)
  if (error) {
    setOwnStatus(503)
    throw new Error('mentoring was not read', { cause: error })
  }
  return data
}

/**
 * What the visitor has of mentoring, for each organisation that they agreed to.
 * @throws when the database did not answer; the page is then answered with 503
 */
export const loadOwnMentoring = async (): Promise<OwnMentoring[]> => own.parse(await read('my_mentoring'))

export const mentoringWork = z
  .object({
    is_mentor: z.boolean(),
    manages: z.boolean(),
    has_name: z.boolean(),
    offer: z.object({ places: z.number(), subjects }).nullable(),
    people: z.array(
      z
        .object({
          reference: z.string(),
          name: z.string(),
          state: z.enum(mentoringStates),
          since: z.string(),
          last_on: day.nullable(),
          unread: z.number(),
        })
        .transform(({ last_on: lastOn, ...row }) => ({ ...row, lastOn })),
    ),
    pairs: z
      .array(
        z.object({
          reference: z.string(),
          name: z.string(),
          mentor: z.string().nullable(),
          state: z.enum(mentoringStates),
          since: z.string(),
        }),
      )
      .nullable(),
    left_alone: z.array(z.object({ reference: z.string(), name: z.string() })).nullable(),
    worries: z.array(
      z
        .object({
          id: z.uuid(),
          reported_at: z.string(),
          by_side: z.enum(supportSides),
          read_at: z.string().nullable(),
        })
        .transform(({ id, reported_at: reportedAt, by_side: by, read_at: readAt }) => ({ id, reportedAt, by, readAt })),
    ),
  })
  .transform(({ is_mentor: isMentor, has_name: hasName, left_alone: leftAlone, ...row }) => ({
    ...row,
    isMentor,
    hasName,
    leftAlone,
  }))
/** Mentoring in the organisation of a member, as far as they see it. */
export type MentoringWork = z.output<typeof mentoringWork>

/**
 * Mentoring in the visitor's organisation, as far as they see it; null for anybody who is not a member.
 * @throws when the database did not answer; the page is then answered with 503
 */
export const loadMentoringWork = async (): Promise<MentoringWork | null> =>
  mentoringWork.nullable().parse(await read('my_mentoring_work'))

const seen = z
  .object({
    name: z.string(),
    state: z.enum(mentoringStates),
    asked_at: z.string(),
    sessions: z.array(session),
    steps: z.array(step),
    worker: z.string().nullable(),
  })
  .transform(({ asked_at: askedAt, ...row }) => ({ ...row, askedAt }))
/** One mentoring as the mentor sees it. */
export type MentoringSeen = z.output<typeof seen>

/**
 * One mentoring for the visitor, who mentors the person or is asked to; null for everybody else.
 * @param reference such as SP-7KX2M9
 * @throws when the database did not answer; the page is then answered with 503
 */
export const loadMentoring = async (reference: string): Promise<MentoringSeen | null> =>
  seen.nullable().parse(await read('mentoring_seen', { p_reference: reference }))

/**
 * The messages between a person and their mentor, for either; they count as read from then on. Null for everybody else,
 * and while nobody mentors.
 * @throws when the database did not answer
 */
export async function loadMentoringConversation(
  actorId: string,
  reference: string,
): Promise<SupportConversation | null> {
  const found = await openThread('open_mentoring_thread', actorId, reference, !(await isPrefetch()))
  return found === null || found.side === null ? null : shownConversation(found)
}

const outcomes = z.enum(['done', 'missing', 'forbidden', 'already', 'full', 'too_many', 'changed', 'nobody'])
type MentoringOutcome = z.output<typeof outcomes>
export type MentoringStep = (
  call: 'save_mentor_offer' | 'ask_mentor' | 'answer_mentoring' | 'add_mentoring_session' | 'end_mentoring',
  actorId: string,
  given: Readonly<Record<string, unknown>>,
) => Promise<MentoringOutcome>

async function commit(call: string, actorId: string, given: Readonly<Record<string, unknown>>) {
  const { data, error } = await serviceClient.rpc(call, { p_actor: actorId, ...given })
  if (error) throw new Error(`${call} failed`, { cause: error })
  return outcomes.parse(data)
}

/**
 * Takes a step of mentoring; the database decides again whether this account may.
 * @throws when the database did not answer
 */
export const takeMentoringStep: MentoringStep = commit

type Words = { actorId: string; reference: string; id: string; text: string }
type Sealing = MentoringOutcome | 'vault' | 'unreadable'

/**
 * Seals a message between a person and their mentor, and sends it.
 * @returns 'unreadable' when the key of the file's messages is lost, 'vault' when the site has none
 * @throws when the database did not answer
 */
export async function sendMentoringMessage({ actorId, reference, id, text }: Words): Promise<Sealing> {
  if (!isVaultOpen) return 'vault'
  const found = await openThread('open_mentoring_thread', actorId, reference, false)
  if (found === null || found.side === null) return 'missing'
  const sealed = sealIntoThread(text, found.key, { threadId: found.id, id, by: found.side, keys: vaultKeys })
  if (!sealed) return 'unreadable'
  return commit('send_mentoring_message', actorId, {
    p_reference: reference,
    p_message: JSON.stringify({ id, ...sealed, day: londonDay(new Date()), most: mostSupportMessagesADay }),
  })
}

const fileKey = z.object({ id: z.uuid(), side: z.enum(supportSides), key: wrappedKey.nullable() }).nullable()

/** The email that says that something was reported, and no more. Nobody can switch it off. */
function writeWorryEmail() {
  const { subject, heading, line, without, button } = worryEmail
  const both = writeEmail({
    heading,
    preview: line,
    parts: [
      { part: 'text', text: line },
      { part: 'link', label: button, href: `${serverEnv.SITE_URL}/auth/home` },
      { part: 'text', text: without },
    ],
  })
  return { subject, ...both }
}

/**
 * Seals a worry and reports it to whoever answers for safeguarding, who is emailed at once.
 * @returns 'nobody' when nobody could read it; otherwise as for messages
 * @throws when the database did not answer
 */
export async function reportWorry({ actorId, reference, id, text }: Words): Promise<Sealing> {
  if (!isVaultOpen) return 'vault'
  const asked = await serviceClient.rpc('mentoring_key', { p_actor: actorId, p_reference: reference })
  if (asked.error) throw new Error('a worry was not reported', { cause: asked.error })
  const found = fileKey.parse(asked.data)
  if (found === null) return 'missing'
  const sealed = sealIntoThread(text, found.key, { threadId: found.id, id, by: found.side, keys: vaultKeys })
  if (!sealed) return 'unreadable'
  return commit('report_mentoring_worry', actorId, {
    p_reference: reference,
    p_worry: JSON.stringify({ id, ...sealed }),
    p_email: JSON.stringify(writeWorryEmail()),
  })
}

const worry = z.object({
  file: z.uuid(),
  name: z.string(),
  reference: z.string(),
  worker: z.string().nullable(),
  may_open: z.boolean(),
  mentor: z.string().nullable(),
  by_side: z.enum(supportSides),
  reported_at: z.string(),
  sealed: z.string(),
  key: wrappedKey,
  readings: z.array(
    z
      .object({ who: z.string().nullable(), read_at: z.string() })
      .transform(({ who, read_at: readAt }) => ({ who, readAt })),
  ),
})

/** A worry as its reader sees it. */
export type ReadWorry = {
  name: string
  reference: string
  /** Who helps the person; null for nobody, or somebody without a name. */
  worker: string | null
  /** Whether the reader may open the person's file. */
  mayOpen: boolean
  mentor: string | null
  by: (typeof supportSides)[number]
  reportedAt: string
  /** Null if it cannot be decrypted any more. */
  text: string | null
  /** Before this reading. */
  readings: readonly { who: string | null; readAt: string }[]
}

/**
 * A worry for whoever answers for safeguarding, who is written down as its reader. Null for everybody else.
 * @throws when the database did not answer
 */
export async function readWorry(actorId: string, id: string): Promise<ReadWorry | null> {
  const { data, error } = await serviceClient.rpc('read_worry', {
    p_actor: actorId,
    p_id: id,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('a worry was not read', { cause: error })
  }
  const found = worry.nullable().parse(data)
  if (found === null) return null
  const {
    file,
    name,
    reference,
    worker,
    may_open: mayOpen,
    mentor,
    by_side: by,
    reported_at: reportedAt,
    sealed,
    key,
    readings,
  } = found
  const text = openWrappedMessage(sealed, key, { threadId: file, id, by, keys: vaultKeys })
  return { name, reference, worker, mayOpen, mentor, by, reportedAt, text, readings }
}
