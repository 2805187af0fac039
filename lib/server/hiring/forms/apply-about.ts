import 'server-only'

import type { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { personProblems, personWords } from '@/lib/content/hiring/person'
import { cardProblems } from '@/lib/content/hiring/telling-words'
import { applyPath, isApplyPath } from '@/lib/domain/access/access'
import { cardLists } from '@/lib/domain/candidates/card'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import type { FormFields, FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { about, card, districtProblem, nameAccount, profileVersion } from '@/lib/server/hiring/forms/profile'
import { commitProfile } from '@/lib/server/hiring/profile'
import { addToQuery } from '@/lib/server/http/add-to-query'

/** The page where somebody applies for the job that a form names; the board for a name that no job has. */
export const applyPageOf = ({ job = '' }: FormFields): string =>
  isApplyPath(applyPath(job)) ? applyPath(job) : '/jobs'

const aboutPageOf = (fields: FormFields): string => addToQuery(applyPageOf(fields), { part: 'about' })

// Their phone number is asked for nowhere on the way to a first application.
const who = about.omit({ phone: true })
type AboutAndCard = z.infer<typeof who> & z.infer<typeof card>

/** What the form says, or everything that is wrong with it, in the order of its fields: the card, then who they are. */
async function readAbout(
  fields: FormFields,
): Promise<{ typed: AboutAndCard } | { problems: Readonly<Record<string, string>> }> {
  const person = who.safeParse(fields)
  const said = card.safeParse(fields)
  const problems = {
    ...(said.success
      ? cardLists.every((list) => said.data[list].length === 0)
        ? { skills: personWords.need.card }
        : cardProblems(said.data, person.success ? person.data : { firstName: '', lastName: '' })
      : firstMessages(said.error)),
    ...(person.success ? await districtProblem(person.data.district) : firstMessages(person.error)),
  }
  return said.success && person.success && Object.keys(problems).length === 0
    ? { typed: { ...person.data, ...said.data } }
    : { problems }
}

async function keepAbout({ fields, user }: Parameters<GuardedForms[string]['run']>[0]): Promise<FormOutcome> {
  const read = await readAbout(fields)
  if ('problems' in read) return refusedFields(read.problems)
  const shown = profileVersion.safeParse(fields.version)
  // Our own forms always send it.
  if (!shown.success) return { problem: personProblems.changed, field: null }
  const { rightToWork, ...change } = read.typed
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
