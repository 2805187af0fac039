import 'server-only'

import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { jobAnswers, jobMilestones } from '@/lib/domain/outcomes/job-check'
import type { ReportedPerson } from '@/lib/domain/outcomes/partner-report'
import { referralServices } from '@/lib/domain/referrals/referral'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))

const person = z
  .object({
    person: z.number(),
    file: z.object({ reference: z.string(), name: z.string() }).nullable(),
    worker_id: z.string().nullable(),
    area: z.string(),
    services: z.array(z.enum(referralServices)),
    is_taken_on: z.boolean(),
    referred_on: day,
    engaged_on: day.nullable(),
    ready_on: day.nullable(),
    applied_on: day.nullable(),
    interview_on: day.nullable(),
    offer_on: day.nullable(),
    starts: z.array(
      z.object({
        started_on: day,
        checks: z.array(z.object({ milestone: z.enum(jobMilestones), answer: z.enum(jobAnswers), on: day })),
      }),
    ),
  })
  .transform((row): ReportedPerson => ({
    person: row.person,
    file: row.file,
    workerId: row.worker_id,
    area: row.area,
    services: row.services,
    isTakenOn: row.is_taken_on,
    referredOn: row.referred_on,
    engagedOn: row.engaged_on,
    readyOn: row.ready_on,
    appliedOn: row.applied_on,
    interviewOn: row.interview_on,
    offerOn: row.offer_on,
    starts: row.starts.map(({ started_on, checks }) => ({ startedOn: started_on, checks })),
  }))

const facts = z.object({
  organisation: z.string(),
  workers: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  people: z.array(person),
})
export type PartnerOutcomes = z.output<typeof facts>

/**
 * Everybody whom a member's organisation was sent or took on, as its reports count them; null for a member who may not
 * make reports. Only a file that the member may see has its reference and name.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function readPartnerOutcomes(actorId: string): Promise<PartnerOutcomes | null> {
  const { data, error } = await serviceClient.rpc('partner_outcomes_of', { p_actor: actorId })
  if (error) {
    setOwnStatus(503)
    throw new Error('the outcomes were not read', { cause: error })
  }
  return facts.nullable().parse(data)
}
