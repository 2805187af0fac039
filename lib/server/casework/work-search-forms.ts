import 'server-only'

import { z } from 'zod'

import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { supportWorkProblems } from '@/lib/content/casework/support-work'
import {
  approvalNote,
  workSearchProblems as problems,
  workSearchWords as words,
  type suggestionDone,
  type WorkSearchDone,
} from '@/lib/content/casework/work-search'
import { jobsPath, peoplePath, sheetPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { londonDay } from '@/lib/domain/dates/london-time'
import { optionalFreeText, optionalLine } from '@/lib/domain/fields/field-rules'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { declineSuggestion, loadWorkSearch, suggestJob, takeBackSuggestion } from '@/lib/server/casework/work-search'
import { takeWorkStep } from '@/lib/server/casework/support-work'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'

type Sent = Parameters<GuardedForm['run']>[0]
type Outcome = Awaited<ReturnType<typeof suggestJob>>

const record = sensitivePattern(recordWordsOfAFile)
const answers = ['agreed', 'conditions', 'refused'] as const

/** Where these steps are taken. The demonstration has its own, which keeps nothing. */
export type WorkSearchStore = {
  load: typeof loadWorkSearch
  suggest: typeof suggestJob
  takeBack: typeof takeBackSuggestion
  note: typeof takeWorkStep
}
const database: WorkSearchStore = {
  load: loadWorkSearch,
  suggest: suggestJob,
  takeBack: takeBackSuggestion,
  note: takeWorkStep,
}

/** The forms of looking for jobs with somebody, in either portal. */
export function workSearchForms(portal: PeoplePortal, store = database): GuardedForms {
  const page = ({ reference = '' }: FormFields): string =>
    isPersonReference(reference) ? jobsPath(portal, reference) : peoplePath(portal)
  const sheet = (fields: FormFields): string =>
    z.uuid().safeParse(fields.application).success && isPersonReference(fields.reference ?? '')
      ? `${sheetPath(portal, fields.reference ?? '', fields.application ?? '')}?sheet=approval`
      : page(fields)
  const refused = (problem: string, outcome: string): FormOutcome => ({
    problem,
    field: null,
    // Whoever no longer sees the file cannot open its page either, and a closed one has no forms.
    ...((outcome === 'missing' || outcome === 'closed') && { isPageGone: true }),
  })
  const answer = (outcome: Outcome, done: WorkSearchDone, at: string): FormOutcome =>
    outcome === 'done' ? { done, at } : refused(problems[outcome], outcome)

  async function suggest({ fields, user }: Sent): Promise<FormOutcome> {
    const { reference = '', job = '' } = fields
    const field = `why-${job}`
    const why = optionalLine('The reason', 300).safeParse(fields.why)
    if (!why.success) return { problem: why.error.issues[0]?.message ?? problems.missing, field }
    const said = record.exec(why.data)?.[0]
    if (said !== undefined) return { problem: recordProblem(said), field }
    return answer(await store.suggest(user.id, { reference, job, why: why.data }), 'suggested', page(fields))
  }

  async function takeBack({ fields, user }: Sent): Promise<FormOutcome> {
    const { reference = '', job = '' } = fields
    return answer(await store.takeBack(user.id, reference, job), 'taken-back', page(fields))
  }

  async function noteApproval({ fields, user }: Sent): Promise<FormOutcome> {
    const { reference = '' } = fields
    const given = answers.find((one) => one === fields.answer)
    const conditions = optionalFreeText('The text', 1000).safeParse(fields.conditions)
    const said = record.exec(fields.conditions ?? '')?.[0]
    if (!given || !conditions.success || said !== undefined) {
      return refusedFields({
        ...(!given && { 'answer-given': problems.answer }),
        ...(!conditions.success && { conditions: conditions.error.issues[0]?.message ?? problems.missing }),
        ...(said !== undefined && { conditions: recordProblem(said) }),
      })
    }
    const file = isPersonReference(reference) ? await store.load(reference, londonDay(new Date())) : null
    if (!file) return refused(problems.missing, 'missing')
    const about = file.applications?.find(({ id }) => id === fields.application)
    if (!about) return { problem: problems.missing, field: null, at: page(fields) }
    const note = {
      kind: 'work',
      words: approvalNote(about.job, words.answers[given], conditions.data),
      is_for_colleagues: false,
      reason: '',
      corrects: null,
    }
    const { outcome } = await store.note('add_support_note', user.id, {
      p_reference: reference,
      p_note: JSON.stringify(note),
    })
    if (outcome === 'clash') throw new Error('a note cannot clash')
    return outcome === 'done'
      ? { done: 'approval-noted' satisfies WorkSearchDone, at: sheet(fields) }
      : refused(supportWorkProblems[outcome], outcome)
  }

  return {
    'job-suggest': { page, keep: ['job', 'why'], run: suggest },
    'job-take-back': { page, keep: [], run: takeBack },
    'approval-note': { page: sheet, keep: ['answer', 'conditions'], run: noteApproval },
  }
}

const ownJobs = (): string => '/dashboard/candidateportal/jobs'

/** What the person answers. */
export const suggestionForms = {
  'suggestion-no': {
    page: ownJobs,
    keep: [],
    run: async ({ fields, user, decline = declineSuggestion }: Sent & { decline?: typeof declineSuggestion }) => {
      const id = z.uuid().safeParse(fields.suggestion)
      return id.success && (await decline(user.id, id.data))
        ? { done: 'suggestion-no' satisfies keyof typeof suggestionDone, at: ownJobs() }
        : { problem: problems.missing, field: null }
    },
  },
} satisfies GuardedForms
