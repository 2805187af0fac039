import 'server-only'

import { cache } from 'react'
import { z } from 'zod'

import { hoursWanted, noProfile, noWants, type CandidateProfile, type Wants } from '@/lib/domain/candidates/profile'
import { visibilities, type ContactKind } from '@/lib/domain/dashboards/service-state'
import { jobSectors, jobTypes } from '@/lib/domain/job-board/job'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { cardRow } from '@/lib/server/hiring/card-row'
import { serviceClient } from '@/lib/server/supabase/service-client'

const wants = z
  .object({
    sectors: z.array(z.enum(jobSectors)),
    types: z.array(z.enum(jobTypes)),
    hours: z.enum(hoursWanted),
    remote: z.boolean(),
    dayRelease: z.boolean(),
    nights: z.boolean(),
  })
  .catch({ ...noWants, sectors: [], types: [] })

const profileRow = z
  .object({
    version: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    town: z.string(),
    district: z.string(),
    share_phone: z.boolean(),
    share_email: z.boolean(),
    wants,
    visibility: z.enum(visibilities),
    card: cardRow,
  })
  .transform(({ first_name, last_name, share_phone, share_email, ...profile }) => ({
    ...profile,
    firstName: first_name,
    lastName: last_name,
    sharedContact: [...(share_phone ? ['phone' as const] : []), ...(share_email ? ['email' as const] : [])],
  }))

/**
 * The asker's profile, with their card, read as themself, once for a page and its title; an empty one where there is none
 * yet.
 * @throws when the database did not answer
 */
export const loadProfile = cache(async (): Promise<CandidateProfile> => {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_profile')
  if (error) throw new Error('a profile was not read', { cause: error })
  return z.array(profileRow).parse(data)[0] ?? noProfile
})

/** What a form changes in a profile: anything not named stays as it is. */
export type ProfileChange = {
  firstName?: string
  lastName?: string
  phone?: string
  town?: string
  district?: string
  sharedContact?: readonly ContactKind[]
  wants?: Wants
  visibility?: CandidateProfile['visibility']
  skills?: readonly string[]
  tickets?: readonly string[]
  experience?: readonly string[]
  availability?: string
  hasRightToWork?: boolean
}

const committed = z.object({ outcome: z.enum(['done', 'changed', 'forbidden']) })

/**
 * Stores a change to somebody's own profile, with the card and contact details that follow from it.
 * @param version what the person was shown
 * @returns 'changed' when it has another version by now, in which case nothing is stored
 * @throws when the database did not answer
 */
export async function commitProfile(actorId: string, version: number, change: ProfileChange) {
  const { firstName, lastName, sharedContact, hasRightToWork, ...same } = change
  const { data, error } = await serviceClient.rpc('commit_profile', {
    p_actor: actorId,
    p_version: version,
    p_change: JSON.stringify({
      ...same,
      first_name: firstName,
      last_name: lastName,
      share_phone: sharedContact?.includes('phone'),
      share_email: sharedContact?.includes('email'),
      right_to_work: hasRightToWork,
    }),
  })
  if (error) throw new Error('a profile was not kept', { cause: error })
  return committed.parse(data).outcome
}
