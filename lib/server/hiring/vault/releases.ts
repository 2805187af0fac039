import 'server-only'

import { z } from 'zod'

import type { Application } from '@/lib/domain/applications/application'
import { londonDay } from '@/lib/domain/dates/london-time'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { closesOn, releaseEnds, releaseState } from '@/lib/domain/vault/statement-release'
import { changeOf, type KeptApplication } from '@/lib/server/hiring/applications'
import { serviceClient } from '@/lib/server/supabase/service-client'

const release = z.object({
  application: z.string(),
  job: z.string(),
  company: z.string(),
  version: z.number(),
  given_at: z.string(),
  ended_because: z.enum(releaseEnds).nullable(),
  application_ended_on: z.string().transform(plainDate).nullable(),
  readings: z.array(z.object({ name: z.string().nullable(), read_at: z.string() })),
})

/**
 * Whom a person allowed to read a statement, newest first, and who read it and when.
 * @param applicationId to limit it to one application
 * @throws when the database did not answer
 */
export async function loadReleases(userId: string, today: PlainDate, applicationId: string | null = null) {
  const { data, error } = await serviceClient.rpc('statement_releases_of', {
    p_actor: userId,
    p_application: applicationId,
  })
  if (error) throw new Error('releases were not read', { cause: error })
  return z
    .array(release)
    .parse(data)
    .map(({ given_at, ended_because: endedBecause, application_ended_on: applicationEndedOn, readings, ...row }) => ({
      ...row,
      givenAt: given_at,
      state: releaseState({ endedBecause, applicationEndedOn }, today),
      closesOn: applicationEndedOn && closesOn(applicationEndedOn),
      readings: readings.map(({ name, read_at: readAt }) => ({ name, readAt })),
    }))
}

/**
 * The names of those at the company who could open a statement now, for the person who applied there. Empty when nobody
 * could, and for anybody else's application.
 * @throws when the database did not answer
 */
export async function loadReaders(userId: string, applicationId: string): Promise<readonly string[]> {
  const { data, error } = await serviceClient.rpc('statement_readers_of', {
    p_actor: userId,
    p_application: applicationId,
  })
  if (error) throw new Error('readers were not read', { cause: error })
  return z.array(z.string()).parse(data)
}

const released = z.object({
  outcome: z.enum(['done', 'changed', 'forbidden', 'missing', 'no_statement', 'no_reader']),
})

type Given = { actorId: string; kept: KeptApplication; after: Application; version: number; on: PlainDate }

/**
 * Lets the employer of an application read a version, with the step and its line of history, or nothing at all.
 * @throws when the database did not answer
 */
export async function commitRelease({ actorId, kept, after, version, on }: Given) {
  const step = { kind: 'statement_given', on, by: 'candidate', note: null } as const
  const { data, error } = await serviceClient.rpc('release_statement', {
    p_actor: actorId,
    p_application: kept.application.id,
    p_version: kept.version,
    p_statement: version,
    p_change: JSON.stringify(changeOf({ kept, after, step })),
    p_event: JSON.stringify({ kind: step.kind, happened_on: on, note: null }),
  })
  if (error) throw new Error('a statement was not released', { cause: error })
  return released.parse(data).outcome
}

const takenBack = z.object({ outcome: z.enum(['done', 'missing']) })

/**
 * Withdraws what the employer of an application may read.
 * @throws when the database did not answer
 */
export async function takeStatementBack(actorId: string, applicationId: string) {
  const { data, error } = await serviceClient.rpc('take_statement_back', {
    p_actor: actorId,
    p_application: applicationId,
    p_day: londonDay(new Date()),
  })
  if (error) throw new Error('a statement was not taken back', { cause: error })
  return takenBack.parse(data).outcome
}
