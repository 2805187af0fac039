import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { jobAlertWords as words } from '@/lib/content/job-board/job-alerts'
import { emailAddress } from '@/lib/domain/fields/field-rules'
import { suggestAddress } from '@/lib/domain/fields/suggest-address'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import { alertRhythms, savedSearch, searchToSave } from '@/lib/domain/job-board/saved-search'
import { becomeCandidate } from '@/lib/server/accounts/become-candidate'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { forgetInput, keepInput } from '@/lib/server/auth/kept-input'
import { limitMail } from '@/lib/server/auth/limited-by'
import { padToInterval } from '@/lib/server/auth/pad-to-interval'
import type { FormFields } from '@/lib/server/forms/guarded-form'
import { seeDone } from '@/lib/server/forms/see-done'
import { addJobAlert, askForJobAlert, confirmJobAlert } from '@/lib/server/hiring/job-alerts'
import { noStore } from '@/lib/server/http/no-store'
import { readForm } from '@/lib/server/http/read-form'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'
import { logUnexpected } from '@/lib/server/unexpected'

const page = '/job-alerts'
const ownPage = '/account/job-alerts'
const bodyLimitBytes = 8 * 1024
// An address that already has the search takes a different time from a new one.
const answerIntervalMs = 500

const wanted = z.object({
  search: z.string().transform(savedSearch),
  rhythm: z.enum(alertRhythms, words.rhythmProblem),
})

type Answer = { to: string; outcome: string; done?: string }

const formAt = (search: BoardQuery): string => {
  const address = searchToSave(search)
  return address === '' ? page : `${page}?${address}`
}

/** The form again, with what was typed. */
async function again(
  { search, ...fields }: FormFields,
  { message, field = null, outcome }: { message: string; field?: string | null; outcome: string },
): Promise<Answer> {
  const { email = '', rhythm = '' } = fields
  const kept = await keepInput({ message, field, values: { email, rhythm } })
  return { to: addToQuery(formAt(savedSearch(search ?? '')), { again: kept }), outcome }
}

async function save(fields: FormFields, headers: Headers): Promise<Answer> {
  const verdict = await userOfHandler()
  // Somebody who has given no address types one, which has to be confirmed like anybody's.
  const user =
    verdict.state === 'signed-in' && !verdict.user.needsSecondStep && verdict.user.email !== '' ? verdict.user : null
  const read = wanted
    .extend({ email: emailAddress })
    .safeParse({ ...fields, search: fields.search ?? '', email: user?.email ?? fields.email })
  if (!read.success) {
    const [field = null, message = words.unavailable] = Object.entries(firstMessages(read.error)).at(-1) ?? []
    return again(fields, { message, field, outcome: 'wrong' })
  }
  const { email, rhythm, search: query } = read.data
  if (user) {
    // Saving a search in the account is asking for work. Whoever may not be a candidate has the search all the same.
    if (user.role === null) await becomeCandidate(user.id)
    const outcome = await addJobAlert(user.id, { query, rhythm })
    if (outcome === 'full') return again(fields, { message: words.full, outcome })
    if (outcome === 'done') return { to: ownPage, outcome, done: 'alert-added' }
    if (outcome === 'known') return { to: ownPage, outcome, done: 'alert-known' }
  }
  // A bot fills in every field, and gets the same response as anybody else.
  const isHoneypotFilled = (fields.website ?? '') !== ''
  const limit = await limitMail(email, headers, 'alert')
  if ('refusal' in limit) return again(fields, { message: limit.refusal.message, outcome: limit.refusal.reason })
  const outcome = await padToInterval(
    async () => (isHoneypotFilled ? 'trap' : limit.isSent ? askForJobAlert(email, { query, rhythm }) : 'enough'),
    answerIntervalMs,
  )
  if (suggestAddress(email) === null) return { to: `${page}?state=asked`, outcome }
  const mistyped = await keepInput({ message: '', field: null, values: { email } })
  return { to: addToQuery(formAt(query), { state: 'asked', again: mistyped }), outcome }
}

async function confirm({ token = '' }: FormFields): Promise<Answer> {
  const outcome = await confirmJobAlert(token)
  return { to: addToQuery(`${page}/confirm`, { state: outcome }), outcome }
}

const unavailableAnswers = {
  save: (fields: FormFields): Promise<Answer> => again(fields, { message: words.unavailable, outcome: 'unavailable' }),
  confirm: async ({ token = '' }: FormFields): Promise<Answer> => ({
    to: addToQuery(`${page}/confirm`, { token, state: 'unavailable' }),
    outcome: 'unavailable',
  }),
}
const brokenAnswers = {
  save: (fields: FormFields): Promise<Answer> =>
    again(fields, { message: formWords.brokenCharacter, outcome: 'wrong' }),
  confirm: async (): Promise<Answer> => ({
    to: addToQuery(`${page}/confirm`, { state: 'missing' }),
    outcome: 'missing',
  }),
}
const actions = { save, confirm }
const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name)

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * Takes the form that saves a search, and its confirmation; answers with the page to go to. Works the same with scripts
 * on and off. Logs how it went, but neither who nor what.
 * @param action the last part of the form's URL
 */
export async function receiveJobAlert(request: Request, action: string): Promise<Response> {
  if (!isAction(action)) return refuse(404)
  const post = await readForm(request, bodyLimitBytes)
  if ('refused' in post) return refuse(post.refused)
  const { fields, isBroken } = post
  const {
    to,
    outcome,
    done = null,
  } = isBroken
    ? await brokenAnswers[action](fields)
    : await actions[action](fields, request.headers).catch((error: unknown) => {
        logUnexpected(`job_alert/${action}`, error)
        return unavailableAnswers[action](fields)
      })
  logEvent('info', 'job_alert', { action, outcome })
  if (!to.includes('again=')) await forgetInput()
  return seeDone(to, done)
}
