import 'server-only'

import { problemWords } from '@/lib/content/account'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { accountForms } from '@/lib/server/accounts/account-forms'
import { clientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { forgetInput, keepInput } from '@/lib/server/auth/kept-input'
import { formatOf } from '@/lib/server/enquiries/parse-submission'
import { serverEnv } from '@/lib/server/env'
import { readBody } from '@/lib/server/http/read-body'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { logEvent } from '@/lib/server/log'

const noStore = { 'Cache-Control': 'private, no-store' }
const goTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { ...noStore, Location: address } })
const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

const withParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

/**
 * Takes a form of /account and answers with the page to go to: where it is said that it is done, or the form again with what
 * is wrong and what was typed. Works the same with scripts on and off.
 * @param action the last part of the form's address
 */
export async function receiveAccountForm(request: Request, action: string): Promise<Response> {
  const form = Object.hasOwn(accountForms, action) ? accountForms[action] : undefined
  if (!form) return refuse(404)
  if (judgeOrigin(request.headers, serverEnv.SITE_URL) !== 'same') return refuse(403)
  if (formatOf(request.headers) !== 'form') return refuse(415)
  const body = await readBody(request)
  if (body.outcome !== 'read') return refuse(body.outcome === 'too-large' ? 413 : 400)
  const sent = new URLSearchParams(body.text)
  const values = Object.fromEntries(form.keep.map((name) => [name, sent.get(name) ?? '']))
  const showAgain = async (at: string, message: string, field: string | null): Promise<string> => {
    const again = await keepInput({ message, field, values })
    return withParameter(at, 'again', again)
  }
  const log = (outcome: string) => logEvent('info', 'account', { action, outcome })

  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') {
    log('unavailable')
    return goTo(await showAgain(form.page, problemWords.unavailable, null))
  }
  if (verdict.state === 'signed-out') {
    log('signed_out')
    return goTo(signInAddress(await showAgain(form.page, problemWords.signedOut, null)))
  }
  if (verdict.user.needsSecondStep && !form.isSecondStep) return goTo(secondStepAddress(form.page))

  const outcome = await form
    .run({ form: sent, user: verdict.user, client: await clientOfHandler() })
    .catch(() => ({ problem: problemWords.unavailable, field: null, at: undefined }))
  if ('problem' in outcome) {
    log('refused')
    return goTo(await showAgain(outcome.at ?? form.page, outcome.problem, outcome.field))
  }
  log('done')
  await forgetInput()
  return goTo(outcome.done === null ? outcome.at : withParameter(outcome.at, 'done', outcome.done))
}
