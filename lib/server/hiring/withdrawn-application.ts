import 'server-only'

import { z } from 'zod'

import { plainDate } from '@/lib/domain/dates/plain-date'
import { readerOfPage } from '@/lib/server/auth/current-user'

const withdrawn = z
  .object({
    reference: z.string(),
    job_id: z.string(),
    job_title: z.string(),
    is_withdrawn: z.boolean(),
    ended_on: z.string().transform(plainDate),
  })
  .transform((row) => ({
    reference: row.reference,
    job: { id: row.job_id, title: row.job_title },
    isWithdrawn: row.is_withdrawn,
    endedOn: row.ended_on,
  }))

/**
 * What is left at an application's reference once its person has deleted their account, read as the member who asks;
 * null if there is nothing that they may see.
 * @throws when the database did not answer
 */
export async function loadWithdrawnApplication(reference: string) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('withdrawn_application', { p_reference: reference })
  if (error) throw new Error('a withdrawn application was not read', { cause: error })
  return withdrawn.nullable().parse(data)
}
