import 'server-only'

import { z } from 'zod'

import { applicantsProblems as problems, type ApplicantsDone } from '@/lib/content/hiring/applicants'
import { mostNotes, noteText } from '@/lib/domain/applications/applicant-notes'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { loadApplication } from '@/lib/server/hiring/applications'
import { stoppedText } from '@/lib/server/hiring/forms/stopped-text'
import { applicationPage } from '@/lib/server/hiring/take-application-step'
import { serviceClient } from '@/lib/server/supabase/service-client'

type Sent = Parameters<GuardedForm['run']>[0]
type Problem = Exclude<FormOutcome, { done: string }>

const list = '/dashboard/employerportal/applications'
const page = applicationPage(list)

const added = z.object({ outcome: z.enum(['done', 'forbidden', 'missing', 'too_many']) })

/** The words of a note, or the problem with them. */
export function noteIn(fields: FormFields): { words: string } | Problem {
  const words = noteText(problems.note).safeParse(fields.words)
  if (!words.success) return { problem: words.error.issues[0]?.message ?? problems.note, field: 'words' }
  const stopped = stoppedText(words.data, { isNote: true })
  return stopped
    ? { problem: stopped.problem, field: 'words', reasons: { words: stopped.reason } }
    : { words: words.data }
}

/** It requires no version: a note changes nothing that somebody else decides. */
async function addNote({ fields, user }: Sent): Promise<FormOutcome> {
  const { application: reference = '' } = fields
  // The answer itself gives back what was written: nobody can open the page of an applicant who is gone.
  const missing: FormOutcome = { problem: problems.missing, field: null, isPageGone: true }
  const kept = isApplicationReference(reference) ? await loadApplication(reference) : null
  if (!kept) return missing
  const read = noteIn(fields)
  if ('problem' in read) return read
  const { data, error } = await serviceClient.rpc('add_applicant_note', {
    p_actor: user.id,
    p_application: kept.application.id,
    p_words: read.words,
    p_most: mostNotes,
  })
  if (error) throw new Error('a note was not kept', { cause: error })
  const { outcome } = added.parse(data)
  if (outcome === 'done') return { done: 'note' satisfies ApplicantsDone, at: page(fields) }
  if (outcome === 'missing') return missing
  return { problem: outcome === 'forbidden' ? problems.forbidden : problems.tooManyNotes, field: null }
}

/** What members note about an applicant for their colleagues. */
export const applicantNoteForms: GuardedForms = {
  'applicant-note': { page, keep: ['words'], run: addNote },
}
