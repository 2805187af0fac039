import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { personJobProblems, type PersonJobDone } from '@/lib/content/hiring/person-jobs'
import type { FormFields, FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import { keepJob, keptKinds, type KeptKind } from '@/lib/server/hiring/kept-jobs'
import { addToQuery } from '@/lib/server/http/add-to-query'
import type { Sent } from '@/lib/server/hiring/take-application-step'

const jobId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .min(8)
  .max(80)
const listOf = (fields: FormFields): string | null => keptKinds.find((kind) => kind === fields.list) ?? null

const page = (fields: FormFields): string => addToQuery('/dashboard/candidateportal/jobs', { list: listOf(fields) })

/** @property keep where the list is kept; the demonstration has its own, which keeps nothing */
type KeptJobForm = Omit<GuardedForm, 'run'> & {
  run: (sent: Sent & { keep?: typeof keepJob }) => Promise<FormOutcome>
}

/**
 * One button beside a job.
 * @param done what is said afterwards
 */
const keepForm = (kind: KeptKind | null, done: PersonJobDone): KeptJobForm => ({
  page,
  keep: [],
  run: async ({ fields, user, keep = keepJob }) => {
    const job = jobId.safeParse(fields.job)
    if (!job.success) return { problem: personJobProblems.missing, field: null }
    const outcome = await keep(user.id, job.data, kind)
    if (outcome === 'done') return { done, at: addToQuery(page(fields), { job: job.data }) }
    return { problem: outcome === 'forbidden' ? formWords.unavailable : personJobProblems[outcome], field: null }
  },
})

/** What somebody does with a job in their lists. */
export const keptJobForms: Readonly<Record<string, KeptJobForm>> = {
  'job-save': keepForm('saved', 'job-saved'),
  'job-hide': keepForm('hidden', 'job-hidden'),
  'job-unsave': keepForm(null, 'job-unsaved'),
  'job-unhide': keepForm(null, 'job-unhidden'),
}
