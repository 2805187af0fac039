import { z } from 'zod'

import { messageDaysAfterEnd } from '@/lib/domain/applications/messages'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'

const many = z
  .array(z.unknown())
  .nullish()
  .transform((list) => list?.length ?? 0)

const application = z.looseObject({
  id: z.string().default(''),
  reference: z.string().default(''),
  stage: z.string(),
  ended_on: z.string().nullable(),
})
const stagesThatExpect = ['shortlisted', 'interview', 'offer', 'accepted']

const candidate = z.looseObject({
  kept_jobs: many,
  statements: many,
  statement_releases: z.array(z.looseObject({ ended_at: z.string().nullable() })).default([]),
  applications: z.array(application).default([]),
})

/**
 * How much of each kind an account holds, from the copy of its data that its owner may have (`account_data`): what is
 * deleted with it. Anything the copy does not have counts as none.
 */
export const accountContents = z
  .looseObject({
    enquiries: many,
    saved_searches: many,
    messages: many,
    support_files: many,
    company_membership: z.looseObject({ company: z.string() }).nullish(),
    candidate: candidate.nullish(),
  })
  .transform((data) => {
    const applications = data.candidate?.applications ?? []
    return {
      enquiries: data.enquiries,
      savedSearches: data.saved_searches,
      company: data.company_membership?.company ?? null,
      hasProfile: Boolean(data.candidate),
      keptJobs: data.candidate?.kept_jobs ?? 0,
      applications: applications.length,
      openApplications: applications.filter(({ ended_on: endedOn }) => endedOn === null).length,
      /** Job offers that wait for the person's answer. */
      openOffers: applications.filter(({ stage }) => stage === 'offer').length,
      /** Those in which an employer has chosen the person, and may expect them. */
      expected: applications
        .filter(({ stage }) => stagesThatExpect.includes(stage))
        .map(({ id, reference, stage, ended_on: endedOn }) => ({ id, reference, stage, endedOn })),
      /** About applications: sent and received. */
      messages: data.messages,
      /** What organisations keep about the person whom they help. */
      supportFiles: data.support_files,
      /** Versions of the statement about a record, and how many employers may read it at the moment. */
      statements: data.candidate?.statements ?? 0,
      statementsShared: (data.candidate?.statement_releases ?? []).filter(({ ended_at: endedAt }) => endedAt === null)
        .length,
    }
  })
export type AccountContents = z.output<typeof accountContents>

/** The same, without the jobs that were accepted so long ago that their first day has come. */
export const contentsOn = (contents: AccountContents, today: PlainDate): AccountContents => ({
  ...contents,
  expected: contents.expected.filter(
    ({ endedOn }) => endedOn === null || endedOn >= addDays(today, -messageDaysAfterEnd.accepted),
  ),
})
