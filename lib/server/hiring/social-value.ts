import 'server-only'

import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { jobAnswers, jobMilestones } from '@/lib/domain/outcomes/job-check'
import {
  frameworks,
  mostContracts,
  valueMeasures,
  type CountedStart,
  type ValueContract,
} from '@/lib/domain/social-value/social-value'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))

const contract = z
  .object({
    id: z.uuid(),
    name: z.string(),
    buyer: z.string(),
    framework: z.enum(frameworks),
    starts_on: day,
    ends_on: day,
    targets: z.array(z.object({ measure: z.enum(valueMeasures), target: z.number(), code: z.string() })),
  })
  .transform(({ starts_on, ends_on, ...row }): ValueContract => ({ ...row, startsOn: starts_on, endsOn: ends_on }))

const start = z
  .object({
    person: z.number(),
    started_on: day,
    hours_a_week: z.number().nullable(),
    came_from_day_release: z.boolean(),
    checks: z.array(z.object({ milestone: z.enum(jobMilestones), answer: z.enum(jobAnswers), on: day })),
  })
  .transform((row): CountedStart => ({
    person: row.person,
    startedOn: row.started_on,
    hoursAWeek: row.hours_a_week,
    cameFromDayRelease: row.came_from_day_release,
    checks: row.checks,
  }))

const dates = z.tuple([day, day]).transform(([startsOn, endsOn]) => ({ startsOn, endsOn }))

const facts = z
  .object({
    company: z.string(),
    contracts: z.array(contract),
    dates_so_far: z.array(dates),
    starts: z.array(start),
  })
  .transform(({ dates_so_far: datesSoFar, ...rest }) => ({ ...rest, datesSoFar }))
export type SocialValueFacts = z.output<typeof facts>

/**
 * What a member's company counts its social value from; null for a member who may not make reports. The starts stay on
 * the server: only counts that nobody can be worked out from leave it.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSocialValueFacts(actorId: string): Promise<SocialValueFacts | null> {
  const { data, error } = await serviceClient.rpc('social_value_of', { p_actor: actorId })
  if (error) {
    setOwnStatus(503)
    throw new Error('the social value was not read', { cause: error })
  }
  return facts.nullable().parse(data)
}

const outcomes = z.enum(['done', 'forbidden', 'missing', 'too_many', 'too_many_dates'])

/**
 * Stores a contract, a new one or a changed one.
 * @throws when the database did not answer
 */
export async function saveContract(
  actorId: string,
  { id, ...given }: Omit<ValueContract, 'id'> & { id: string | null },
) {
  const { startsOn, endsOn, ...rest } = given
  const { data, error } = await serviceClient.rpc('save_social_contract', {
    p_actor: actorId,
    p_id: id,
    p_contract: JSON.stringify({ ...rest, starts_on: startsOn, ends_on: endsOn }),
    p_most: mostContracts,
  })
  if (error) throw new Error('save_social_contract failed', { cause: error })
  return outcomes.parse(data)
}

/** Deletes a contract. @throws when the database did not answer */
export async function deleteContract(actorId: string, id: string) {
  const { data, error } = await serviceClient.rpc('delete_social_contract', { p_actor: actorId, p_id: id })
  if (error) throw new Error('delete_social_contract failed', { cause: error })
  return outcomes.parse(data)
}
