import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { personProblems, personWords, type PersonDone, type ProfilePart } from '@/lib/content/hiring/person'
import { cardProblems } from '@/lib/content/hiring/telling-words'
import { cardForm } from '@/lib/domain/candidates/card'
import { aboutForm, seenForm, sharedIn, wantsFields, wantsIn } from '@/lib/domain/candidates/profile'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { keepOwnName } from '@/lib/server/accounts/keep-own-name'
import type { FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { hideFromCompany } from '@/lib/server/hiring/hidden-companies'
import { isDistrict } from '@/lib/server/hiring/job-facts'
import { commitProfile, loadProfile, type ProfileChange } from '@/lib/server/hiring/profile'
import { addToQuery } from '@/lib/server/http/add-to-query'
import type { Sent as SentForm } from '@/lib/server/hiring/take-application-step'

/** Where what a person says about themself is kept. The demonstration has its own, which keeps nothing. */
export type ProfileStore = {
  load: typeof loadProfile
  commit: typeof commitProfile
  hide: typeof hideFromCompany
  isDistrict: typeof isDistrict
}
const database: ProfileStore = { load: loadProfile, commit: commitProfile, hide: hideFromCompany, isDistrict }
type Sent = SentForm & { store?: ProfileStore }
type ProfileForm = Omit<GuardedForm, 'run'> & { run: (sent: Sent) => Promise<FormOutcome> }

const pageOf = (part: ProfilePart): string => addToQuery('/dashboard/candidateportal/profile', { part })

/** The version of a profile that a form was shown. */
export const profileVersion = z.coerce.number().int().min(0).max(1_000_000)

/** The account takes the name of the profile, unless it has one. */
export async function nameAccount(
  { name }: Sent['user'],
  { firstName = '', lastName = '' }: Pick<ProfileChange, 'firstName' | 'lastName'>,
): Promise<void> {
  if (name === null && firstName !== '') await keepOwnName(`${firstName} ${lastName}`)
}

type Read = { change: ProfileChange } | { problems: Readonly<Record<string, string>> }

/** The form of one part: what it says is read, stored, and shown on the same part. */
const partForm = (
  part: ProfilePart,
  keep: readonly string[],
  read: (fields: Record<string, string>, store: ProfileStore) => Read | Promise<Read>,
) =>
  ({
    page: () => pageOf(part),
    keep,
    run: async ({ fields, user, store = database }): Promise<FormOutcome> => {
      const result = await read({ ...fields }, store)
      if ('problems' in result) return refusedFields(result.problems)
      const shown = profileVersion.safeParse(fields.version)
      // Our own forms always send it.
      if (!shown.success) return { problem: personProblems.changed, field: null }
      if (store === database) await nameAccount(user, result.change)
      const outcome = await store.commit(user.id, shown.data, result.change)
      if (outcome === 'done') return { done: 'profile-saved' satisfies PersonDone, at: pageOf(part) }
      return { problem: outcome === 'changed' ? personProblems.changed : formWords.unavailable, field: null }
    },
  }) satisfies ProfileForm

/** Who somebody is, as they type it. */
export const about = aboutForm({
  firstName: personProblems.firstName,
  lastName: personProblems.lastName,
  district: personProblems.district,
  labels: { firstName: personWords.firstName, lastName: personWords.lastName, town: personWords.town },
})
/** What is wrong with a place that reads like a postcode district: there is none of that name. */
export async function districtProblem(
  district: string,
  { isDistrict: isKnown }: Pick<ProfileStore, 'isDistrict'> = database,
): Promise<Readonly<Record<string, string>>> {
  return district === '' || (await isKnown(district)) ? {} : { district: personProblems.unknownDistrict(district) }
}
/** What somebody can do, as they type it. */
export const card = cardForm({
  names: personWords.cardNames,
  tooMany: personProblems.tooMany,
  tooLong: personProblems.tooLong,
  hidden: personProblems.hidden,
  saysWho: personProblems.saysWho,
})
const company = z.object({ company: z.uuid() })

const hideForm = (isHidden: boolean): ProfileForm => ({
  page: () => pageOf('seen'),
  keep: [],
  run: async ({ fields, user, store = database }) => {
    const parsed = company.safeParse(fields)
    if (!parsed.success) return { problem: personProblems.missing, field: null }
    const outcome = await store.hide(user.id, parsed.data.company, isHidden)
    if (outcome === 'done') {
      return { done: (isHidden ? 'company-hidden' : 'company-shown') satisfies PersonDone, at: pageOf('seen') }
    }
    return { problem: outcome === 'forbidden' ? formWords.unavailable : personProblems[outcome], field: null }
  },
})

/** What a person says about themself, part by part, and the companies they hide from. */
export const profileForms: Readonly<Record<string, ProfileForm>> = {
  'profile-about': partForm(
    'about',
    ['firstName', 'lastName', 'phone', 'town', 'district'],
    async (fields, store): Promise<Read> => {
      const parsed = about.safeParse(fields)
      if (!parsed.success) return { problems: firstMessages(parsed.error) }
      const problems = await districtProblem(parsed.data.district, store)
      return Object.keys(problems).length > 0 ? { problems } : { change: parsed.data }
    },
  ),
  'profile-card': partForm(
    'card',
    ['skills', 'tickets', 'experience', 'availability', 'rightToWork'],
    async (fields, store): Promise<Read> => {
      const parsed = card.safeParse(fields)
      if (!parsed.success) return { problems: firstMessages(parsed.error) }
      const problems = cardProblems(parsed.data, await store.load())
      if (Object.keys(problems).length > 0) return { problems }
      const { rightToWork, ...change } = parsed.data
      return { change: { ...change, hasRightToWork: rightToWork !== undefined } }
    },
  ),
  'profile-wants': partForm('wants', wantsFields.names, (fields) => ({ change: { wants: wantsIn(fields) } })),
  'profile-seen': partForm('seen', ['visibility', 'sharePhone', 'shareEmail'], (fields) => {
    const parsed = seenForm.safeParse(fields)
    return parsed.success
      ? { change: { visibility: parsed.data.visibility, sharedContact: sharedIn(parsed.data) } }
      : { problems: firstMessages(parsed.error) }
  }),
  'company-hide': hideForm(true),
  'company-show': hideForm(false),
}
