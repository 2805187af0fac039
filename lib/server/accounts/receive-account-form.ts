import 'server-only'

import { problemWords } from '@/lib/content/account/account'
import { formWords } from '@/lib/content/forms/form-words'
import { company } from '@/lib/content/site/company'
import { safeReturnPath, secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { accountForms } from '@/lib/server/accounts/account-forms'
import { authClientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { forgetInput, keepInput } from '@/lib/server/auth/kept-input'
import { seeDone } from '@/lib/server/forms/see-done'
import { noStore } from '@/lib/server/http/no-store'
import { bodyLimitBytes } from '@/lib/server/http/read-body'
import { readForm } from '@/lib/server/http/read-form'
import { seeOther } from '@/lib/server/http/see-other'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'
import { logUnexpected, newReference } from '@/lib/server/unexpected'

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

/**
 * Takes a form of /account and answers with the page to go to: one that says it is done, or the form again with the
 * problem and what was typed. Works the same with scripts on and off.
 * @param action the last part of the form's URL
 */
export async function receiveAccountForm(request: Request, action: string): Promise<Response> {
  const form = Object.hasOwn(accountForms, action) ? accountForms[action] : undefined
  if (!form) return refuse(404)
  const post = await readForm(request, bodyLimitBytes)
  if ('refused' in post) return refuse(post.refused)
  const { fields, isBroken } = post
  const values = Object.fromEntries(form.keep.map((name) => [name, fields[name] ?? '']))
  const wanted = form.isSecondStep ? safeReturnPath(fields.next) : null
  const page = form.isSecondStep ? secondStepAddress(wanted) : form.page
  const showAgain = async (at: string, message: string, field: string | null): Promise<string> =>
    addToQuery(at, { again: await keepInput({ message, field, values }, form.isSecondStep ? 'sign-in' : 'form') })
  const log = (outcome: string) => logEvent('info', 'account', { action, outcome })

  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') {
    log('unavailable')
    return seeOther(await showAgain(page, problemWords.unavailable, null))
  }
  if (verdict.state === 'signed-out') {
    log('signed_out')
    return seeOther(signInAddress(form.isSecondStep ? wanted : await showAgain(page, problemWords.signedOut, null)))
  }
  if (verdict.user.needsSecondStep && !form.isSecondStep) {
    log('second_step')
    return seeOther(secondStepAddress(await showAgain(page, problemWords.signedOut, null)))
  }

  const problem = (words: string) => ({ problem: words, field: null, at: undefined })
  const outcome = isBroken
    ? problem(formWords.brokenCharacter)
    : await form.run({ fields, user: verdict.user, client: await authClientOfHandler() }).catch((error: unknown) => {
        const requestId = newReference()
        logUnexpected(`account/${action}`, error, requestId)
        return problem(formWords.unexpected(requestId, company.contactEmail))
      })
  if ('problem' in outcome) {
    log('refused')
    return seeOther(await showAgain(outcome.at ?? page, outcome.problem, outcome.field))
  }
  log('done')
  if (form.isSecondStep) await forgetInput('sign-in')
  // The second step may lead back to a form, which must still be able to show what was typed into it.
  if (!outcome.at.includes('again=')) await forgetInput()
  return seeDone(outcome.at, outcome.done)
}
