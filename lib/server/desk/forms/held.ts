import 'server-only'

import { heldWords } from '@/lib/content/desk/enquiries'
import { referencesIn, type HeldStep } from '@/lib/domain/desk/held-query'
import type { GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { commitHeld } from '@/lib/server/desk/held-enquiries'

const page = '/dashboard/team/enquiries?tab=held'

const formOf = (step: HeldStep): GuardedForm => ({
  page: () => page,
  keep: [],
  run: async ({ fields, user: member }) => {
    const references = referencesIn(fields.references ?? '')
    if (references.length === 0) return { problem: heldWords.noneTicked, field: null }
    const count = await commitHeld(step, member.id, references)
    return count === 0 ? { problem: heldWords.noneLeft, field: null } : { done: `${step}-${count}`, at: page }
  },
})

/** What is done to many held enquiries at once: their `references`, separated by spaces. */
export const heldForms: GuardedForms = { 'held-release': formOf('release'), 'held-delete': formOf('delete') }
