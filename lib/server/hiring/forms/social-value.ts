import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { employerValueProblems as problems, type employerValueDone } from '@/lib/content/hiring/social-value'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { contractForm, targetsOf, valueMeasures } from '@/lib/domain/social-value/social-value'
import type { FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import { deleteContract, saveContract } from '@/lib/server/hiring/social-value'
import type { Sent as SentForm } from '@/lib/server/hiring/take-application-step'

/** Where contracts are kept. The demonstration has its own, which keeps nothing. */
export type ContractStore = { save: typeof saveContract; remove: typeof deleteContract }
const database: ContractStore = { save: saveContract, remove: deleteContract }

type Sent = SentForm & { store?: ContractStore }

const page = '/dashboard/employerportal/social-value'

const outcomeOf = (
  outcome: Awaited<ReturnType<typeof saveContract>>,
  done: keyof typeof employerValueDone,
): FormOutcome => (outcome === 'done' ? { done, at: page } : { problem: problems[outcome], field: null })

const uuidOf = (text = ''): string | null => z.uuid().safeParse(text).data ?? null

async function save({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const read = contractForm.safeParse(fields)
  if (!read.success) {
    const found = firstMessages(read.error)
    const [field = null, problem = formWords.unavailable] = Object.entries(found)[0] ?? []
    return { problem, field, problems: found }
  }
  const { name, buyer, framework, startsOn, endsOn } = read.data
  const contract = { name, buyer, framework, startsOn, endsOn, targets: targetsOf(read.data) }
  return outcomeOf(await store.save(user.id, { id: uuidOf(fields.contract), ...contract }), 'contract-saved')
}

async function remove({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const id = uuidOf(fields.contract)
  return id === null
    ? { problem: problems.missing, field: null }
    : outcomeOf(await store.remove(user.id, id), 'contract-deleted')
}

const targetFields = valueMeasures.flatMap((measure) => [`target-${measure}`, `code-${measure}`])

export const socialValueForms = {
  'contract-save': {
    page: () => page,
    keep: ['contract', 'name', 'buyer', 'framework', 'startsOn', 'endsOn', ...targetFields],
    run: save,
  },
  'contract-delete': { page: () => page, keep: [], run: remove },
} satisfies GuardedForms
