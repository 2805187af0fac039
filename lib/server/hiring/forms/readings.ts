import 'server-only'

import { applicantsProblems } from '@/lib/content/hiring/applicants'
import { readingProblems } from '@/lib/content/hiring/reading'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import type { FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import { loadApplication } from '@/lib/server/hiring/applications'
import { applicationPage, type Sent } from '@/lib/server/hiring/take-application-step'
import { writeUpdateEmail } from '@/lib/server/hiring/update-email'
import { beginReading } from '@/lib/server/hiring/vault/readings'
import { addToQuery } from '@/lib/server/http/add-to-query'

const list = '/dashboard/employerportal/applications'
const page = applicationPage(list)

/** Records the reading, then leads to the page that shows the text for it. */
async function read({ fields, user }: Sent): Promise<FormOutcome> {
  const { application: reference = '' } = fields
  const kept = isApplicationReference(reference) ? await loadApplication(reference) : null
  if (!kept) return { problem: applicantsProblems.missing, field: null, at: list }
  const { id } = kept.application
  const begun = await beginReading(user.id, id, writeUpdateEmail(kept.application, { kind: 'opened' }))
  if (begun.outcome !== 'done') return { problem: readingProblems[begun.outcome], field: null }
  return { done: 'opened', at: addToQuery(`${list}/${reference}/statement`, { reading: begun.reading }) }
}

/** What a member with the right to read does with a statement. */
export const readingForms: GuardedForms = { 'statement-read': { page, keep: [], run: read } }
