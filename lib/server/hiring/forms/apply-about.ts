import 'server-only'

import { formWords } from '@/lib/content/forms/form-words'
import { personProblems, personWords } from '@/lib/content/hiring/person'
import { cardProblem } from '@/lib/content/hiring/telling-words'
import { applyPath, isApplyPath } from '@/lib/domain/access/access'
import { cardLists } from '@/lib/domain/candidates/card'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import type { FormFields, FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import { about, card, nameAccount, profileVersion } from '@/lib/server/hiring/forms/profile'
import { commitProfile } from '@/lib/server/hiring/profile'
import { addToQuery } from '@/lib/server/http/add-to-query'

/** The page where somebody applies for the job that a form names; the board for a name that no job has. */
export const applyPageOf = ({ job = '' }: FormFields): string =>
  isApplyPath(applyPath(job)) ? applyPath(job) : '/jobs'

const aboutPageOf = (fields: FormFields): string => addToQuery(applyPageOf(fields), { part: 'about' })

// Their phone number is asked for nowhere on the way to a first application.
const aboutAndCard = about
  .omit({ phone: true })
  .extend(card.shape)
  .superRefine((typed, context) => {
    if (cardLists.every((list) => typed[list].length === 0)) {
      context.addIssue({ code: 'custom', path: ['skills'], message: personWords.need.card })
    }
  })

async function keepAbout({ fields, user }: Parameters<GuardedForms[string]['run']>[0]): Promise<FormOutcome> {
  const parsed = aboutAndCard.safeParse({ ...fields })
  if (!parsed.success) {
    const [field, problem] = Object.entries(firstMessages(parsed.error))[0] ?? []
    return { problem: problem ?? formWords.unavailable, field: field ?? null }
  }
  const wrong = cardProblem(parsed.data, parsed.data)
  if (wrong) return wrong
  const shown = profileVersion.safeParse(fields.version)
  // Our own forms always send it.
  if (!shown.success) return { problem: personProblems.changed, field: null }
  const { rightToWork, ...change } = parsed.data
  await nameAccount(user, change)
  const outcome = await commitProfile(user.id, shown.data, { ...change, hasRightToWork: rightToWork !== undefined })
  if (outcome === 'done') return { done: 'about', at: applyPageOf(fields) }
  return { problem: outcome === 'changed' ? personProblems.changed : formWords.unavailable, field: null }
}

/** What somebody does on the way to an application, before they send it. */
export const applyForms: GuardedForms = {
  // Sending it is what makes somebody a candidate.
  'apply-begin': {
    page: applyPageOf,
    keep: [],
    run: async ({ fields }) => ({ done: 'begun', at: applyPageOf(fields) }),
  },
  'apply-about': {
    page: aboutPageOf,
    keep: [
      'firstName',
      'lastName',
      'town',
      'district',
      'skills',
      'tickets',
      'experience',
      'availability',
      'rightToWork',
    ],
    run: keepAbout,
  },
}
