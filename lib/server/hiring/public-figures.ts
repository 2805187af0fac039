import 'server-only'

import { z } from 'zod'

import { companySectors } from '@/lib/domain/companies/company'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { dbsLevels, recordQuestionStages } from '@/lib/domain/job-board/job'
import { publicFigures } from '@/lib/domain/social-value/pilot-figures'
import { replies } from '@/lib/server/hiring/reply-rate'
import { serviceClient } from '@/lib/server/supabase/service-client'

const count = z.number().int().nonnegative()

const figures = z.object({
  companies: count,
  partners: count,
  jobs: count,
  counted_on: z.string().transform((text): PlainDate => plainDate(text)),
  applications: count,
  answered: count,
  accepted: count,
  started: count,
  six_weeks: count,
})

/**
 * What the pilot has come to, with numbers of people rounded and small ones hidden, and the day on which people were
 * counted; null when the database did not answer.
 */
export async function loadPublicFigures(
  today: PlainDate,
): Promise<(ReturnType<typeof publicFigures> & { countedOn: PlainDate }) | null> {
  const { data, error } = await serviceClient.rpc('pilot_figures', { p_today: today })
  if (error) return null
  const { counted_on: countedOn, ...counts } = figures.parse(data)
  return { ...publicFigures(counts), countedOn }
}

const listedEmployer = z.object({
  id: z.uuid(),
  name: z.string(),
  sector: z.enum(companySectors),
  replies,
  jobs: count,
  questions: z.array(z.enum(recordQuestionStages)),
  checks: z.array(z.enum(dbsLevels)),
  day_release: count,
})
export type ListedEmployer = z.output<typeof listedEmployer>

/**
 * A page of the employers that chose to be listed, by name.
 * @param after the id of the last one on the page before; null for the first page
 * @returns one more than `most` where there is another page; null when the database did not answer
 */
export async function loadListedEmployers(
  today: PlainDate,
  after: string | null,
  most: number,
): Promise<ListedEmployer[] | null> {
  const { data, error } = await serviceClient.rpc('listed_employers', {
    p_today: today,
    p_after: after,
    p_rows: most + 1,
  })
  return error ? null : z.array(listedEmployer).parse(data)
}
