import 'server-only'

import { candidateProblems } from '@/lib/content/account/account'
import { formWords, wordsKeptField } from '@/lib/content/forms/form-words'
import { company } from '@/lib/content/site/company'
import { guardOf, mayEnter, type GuardedPath } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { becomeCandidate, isCandidateNow } from '@/lib/server/accounts/become-candidate'
import { secondSteps } from '@/lib/server/accounts/second-step'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { forgetInput, keepWholeInput } from '@/lib/server/auth/kept-input'
import { typedInto, type FormOutcome, type GuardedForms, type RefusedForm } from '@/lib/server/forms/guarded-form'
import { seeDone } from '@/lib/server/forms/see-done'
import { showFormAgain } from '@/lib/server/forms/show-form-again'
import { noStore } from '@/lib/server/http/no-store'
import { formBodyLimitBytes } from '@/lib/server/http/read-body'
import { readForm } from '@/lib/server/http/read-form'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'
import { logUnexpected, newReference } from '@/lib/server/unexpected'

type Received = { guarded: GuardedPath; area: 'desk' | 'hiring' | 'casework'; forms: GuardedForms; action: string }

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * Takes a form behind a guard and answers with the page to go to: one that says it is done, or the form again with the
 * problem and everything that was typed. Works the same with scripts on and off. Logs how it went, but neither who nor
 * what.
 * @param guarded the part of the site that the forms belong to
 * @param area the name under which it is logged
 * @param action the last part of the form's URL
 */
export async function receiveGuardedForm(
  request: Request,
  { guarded, area, forms, action }: Received,
): Promise<Response> {
  const form = Object.hasOwn(forms, action) ? forms[action] : undefined
  if (!form) return refuse(404)
  const post = await readForm(request, form.mostBytes ?? formBodyLimitBytes)
  if ('refused' in post) return refuse(post.refused)
  const { fields, isBroken } = post
  const page = form.page(fields)
  const typed = typedInto(form, fields)
  const log = (outcome: string) => logEvent('info', area, { action, outcome })

  const showAgain = (
    { message, at, ...refused }: Omit<RefusedForm, 'problem' | 'at'> & { message: string; at: string },
    status: number,
    addressOf: (at: string) => string = (address) => address,
  ) =>
    showFormAgain({
      kept: {
        message,
        field: refused.field,
        problems: refused.problems ?? {},
        reasons: refused.reasons ?? {},
        values: { ...typed, form: action },
      },
      at,
      status,
      isPrivate: form.isPrivate ?? false,
      isPageGone: refused.isPageGone ?? false,
      isKeptInTab: fields[wordsKeptField] === 'yes',
      addressOf,
    })

  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') {
    log('unavailable')
    return showAgain({ message: formWords.unavailable, field: null, at: page }, 503)
  }
  if (verdict.state === 'signed-out') {
    log('signed_out')
    return showAgain({ message: formWords.signedOut, field: null, at: page }, 401, signInAddress)
  }
  let { user } = verdict
  const guard = guardOf(guarded)
  // Somebody without a role who sends a form for people who look for work asks to be one of them.
  const asks = guard?.role === 'candidate' && user.role === null
  if (!guard || !(asks || mayEnter(guard, user.role))) {
    log('forbidden')
    // The role may have been taken while the form was open: whatever was typed into it comes back.
    return Object.values(typed).every((text) => text === '')
      ? refuse(403)
      : showAgain({ message: formWords.otherRole, field: null, at: '/account', isPageGone: true }, 403)
  }
  if (user.needsSecondStep) {
    log('second_step')
    return showAgain({ message: formWords.signedOut, field: null, at: page }, 401, secondStepAddress)
  }
  if (guard.role === 'team' && (await secondSteps()).state === 'off') {
    log('second_step')
    return seeOther('/account/two-step')
  }

  if (asks) {
    const outcome = await becomeCandidate(user.id)
    if (!isCandidateNow(outcome)) {
      log(outcome)
      return showAgain({ message: candidateProblems[outcome], field: null, at: page }, 403)
    }
    user = { ...user, role: 'candidate' }
  }

  const problem = (words: string): Exclude<FormOutcome, { done: string }> => ({ problem: words, field: null })
  const outcome = isBroken
    ? problem(formWords.brokenCharacter)
    : await form.run({ fields, user }).catch((error: unknown) => {
        const requestId = newReference()
        logUnexpected(`${area}/${action}`, error, requestId)
        return problem(formWords.unexpected(requestId, company.contactEmail))
      })
  if ('problem' in outcome) {
    // Without a problem it is shown to be read once more.
    log(outcome.problem === '' ? 'shown' : 'refused')
    const { problem: message, at = page, ...refused } = outcome
    return showAgain({ message, ...refused, at: refused.isPageGone ? guarded : at }, 422)
  }
  log('done')
  if (outcome.shows) {
    const again = await keepWholeInput({ message: '', field: null, values: { ...outcome.shows, form: action } })
    return seeDone(again === null ? outcome.at : addToQuery(outcome.at, { again }), outcome.done)
  }
  await forgetInput()
  return seeDone(outcome.at, outcome.done)
}
