import 'server-only'

import { cookies, headers } from 'next/headers'
import { z } from 'zod'

import { candidateProblems, emailWords, problemWords, type Done } from '@/lib/content/account/account'
import { passwordProblems } from '@/lib/content/account/sign-in'
import { ownAlertWords } from '@/lib/content/job-board/job-alerts'
import { leavingCompanyWords } from '@/lib/content/account/leaving'
import { leavingOf } from '@/lib/domain/companies/member-rights'
import { passwordFault } from '@/lib/domain/access/password-rules'
import { askedPageOf } from '@/lib/domain/access/role-pages'
import { externalProviderOf } from '@/lib/domain/access/ways-in'
import { safeReturnPath, secondStepAddress } from '@/lib/domain/access/return-path'
import { roleRequest } from '@/lib/domain/access/role-request'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { alertRhythms } from '@/lib/domain/job-board/saved-search'
import { emailAddress, fieldLimits, optionalLine } from '@/lib/domain/fields/field-rules'
import { isPersonName, notAName } from '@/lib/domain/fields/person-name'
import { suggestAddress } from '@/lib/domain/fields/suggest-address'
import { becomeCandidate, isCandidateNow } from '@/lib/server/accounts/become-candidate'
import { endAccountSession } from '@/lib/server/accounts/account-sessions'
import { deleteAccount } from '@/lib/server/accounts/delete-account'
import { linkedWayOf } from '@/lib/server/accounts/identities'
import { confirmNewNumber, newNumberIn, removeOwnNumber, textNewNumber } from '@/lib/server/accounts/own-phone'
import { addPasskey, removePasskey, renamePasskey } from '@/lib/server/accounts/passkeys'
import { answerStepQuestion, askStepPhone, beginStepPhone } from '@/lib/server/accounts/second-step-phone'
import { changeRights, loadColleagues } from '@/lib/server/hiring/colleagues'
import { changeJobAlert } from '@/lib/server/hiring/job-alerts'
import {
  countRecoveryCodes,
  forgetRecoveryCodes,
  hideRecoveryCodes,
  makeRecoveryCodes,
  takeRecoveryCode,
} from '@/lib/server/accounts/recovery-codes'
import { readEventChoices } from '@/lib/domain/applications/member-events'
import { keepSupportEmails } from '@/lib/server/casework/support-email-choice'
import { keepEmailChoice, keepEventChoices, keepTextChoice } from '@/lib/server/hiring/email-choice'
import { verifyPassword } from '@/lib/server/accounts/verify-password'
import { isCodeUsed, secondsToWait } from '@/lib/server/auth/rate-limits'
import { cookielessClientOfHandler } from '@/lib/server/auth/current-user'
import { forgetDevice, rememberDevice } from '@/lib/server/auth/device-cookie'
import { handOver } from '@/lib/server/auth/hand-over'
import { permitLink } from '@/lib/server/auth/link-permit'
import { mailProblem } from '@/lib/server/auth/mail-steps'
import { keepInput } from '@/lib/server/auth/kept-input'
import { landingPageOf } from '@/lib/server/auth/landing-page'
import { proofOf } from '@/lib/server/auth/password-permit'
import { refusedBy } from '@/lib/server/auth/step-outcome'
import { waysIn } from '@/lib/server/auth/ways-in'
import { clearedSignedInMark, newSignedInMark } from '@/lib/server/auth/signed-in-mark'
import { addToQuery } from '@/lib/server/http/add-to-query'
import type { AuthClient } from '@/lib/server/auth/auth-client'
import { signInNamesOf, type CurrentUser } from '@/lib/server/auth/judge-session'
import { goOnWith } from '@/lib/server/unexpected'

type Problem = { problem: string; field: string | null; at?: string }
type Outcome = { done: Done | null; at: string } | Problem
type Fields = Readonly<Record<string, string>>
type Sent = { fields: Fields; user: CurrentUser; client: AuthClient }
type AccountForm = {
  /** The page that the form is on. */
  page: string
  /**
   * The fields that may be kept on the person's device when the form has to be shown again: never a password or a code.
   */
  keep: readonly string[]
  /** For somebody whose second step is still to come; no other form is open to them. */
  isSecondStep?: true
  run: (sent: Sent) => Promise<Outcome>
}

const unavailable: Problem = { problem: problemWords.unavailable, field: null }

type ProviderError = { code?: string; status?: number; message: string }

/** The provider's own words if it refuses, ours if it does not answer. */
function refusal({ status, message }: ProviderError, field: string | null): Problem {
  if (status === 429) return { problem: problemWords.tooMany, field: null }
  return status !== undefined && status >= 400 && status < 500 ? { problem: message, field } : unavailable
}

async function checkOwner({ fields, user }: Sent): Promise<Problem | null> {
  const proof = await proofOf(user)
  if (proof === 'code') return null
  if (proof === 'to come') return { problem: problemWords.proveFirst, field: null }
  const verdict = await verifyPassword(user.email, fields.password ?? '')
  if (verdict === 'right') return null
  if (verdict === 'unavailable') return unavailable
  return { problem: verdict === 'wrong' ? problemWords.password : problemWords.tooMany, field: 'password' }
}

/** The first problem with a form. */
function firstProblem(error: z.ZodError): Outcome {
  const [field, problem] = Object.entries(firstMessages(error))[0] ?? []
  return { problem: problem ?? problemWords.unavailable, field: field ?? null }
}

const sixDigits = /^\d{6}$/
const codeOf = (fields: Fields): string => (fields.code ?? '').replace(/\s/g, '')

async function changeName({ fields, client }: Sent): Promise<Outcome> {
  const parsed = z
    .object({
      name: optionalLine('Name', fieldLimits.name).refine((name) => name === '' || isPersonName(name), notAName),
    })
    .safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  const { error } = await client.auth.updateUser({ data: { full_name: parsed.data.name } })
  return error ? refusal(error, 'name') : { done: 'name', at: '/account' }
}

// Refusals that the provider has for an address that somebody else has, or for one to which it was about to send.
const saysNothing = new Set(['email_exists', 'over_email_send_rate_limit'])

async function changeEmail(sent: Sent): Promise<Outcome> {
  const { fields, user } = sent
  const parsed = z.object({ email: emailAddress }).safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  const { email } = parsed.data
  if (email.toLowerCase() === user.email.toLowerCase()) return { problem: problemWords.sameEmail, field: 'email' }
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  // Each of these sends an email to an address that may be a stranger's.
  const visitor = await headers()
  const isTooSoon =
    (await secondsToWait('new-contact', user.id, visitor)) > 0 || (await secondsToWait('mail', email, visitor)) > 0
  if (isTooSoon) return { problem: problemWords.tooMany, field: null }
  // This person must not learn whether somebody else has the address, to whom nothing is sent: neither from what is said nor
  // from how long it takes, nor from the cookies. So a mail server that takes nothing shows only in our log.
  const { auth } = await cookielessClientOfHandler()
  const failed = await handOver(async () => {
    const { error } = await auth.updateUser({ email })
    const problem = mailProblem(error)
    if (problem || !error || (error.status ?? 0) >= 500 || saysNothing.has(error.code ?? '')) return problem
    return refusedBy(error, 'email')
  })
  if (failed?.outcome === 'again') return refusal(failed, failed.field ?? null)
  const meant = suggestAddress(email)
  const done = user.email === '' ? 'email-added' : 'email'
  if (meant === null) return { done, at: '/account' }
  const again = await keepInput({ message: emailWords.meant(meant), field: null, values: {} })
  return { done, at: addToQuery('/account', { again }) }
}

const ofPhone = '/account/phone'
const phoneCodePage = `${ofPhone}?code=sent`

async function changePhone(sent: Sent): Promise<Outcome> {
  const wanted = newNumberIn(sent.fields.phone ?? '', sent.user)
  if ('problem' in wanted) return wanted
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const notSent = await textNewNumber(await cookielessClientOfHandler(), sent.user, wanted.phone)
  if (notSent) return notSent
  const again = await keepInput({ message: '', field: null, values: { phone: wanted.phone } })
  return { done: null, at: addToQuery(phoneCodePage, { again }) }
}

async function confirmPhone({ fields, user, client }: Sent): Promise<Outcome> {
  return (await confirmNewNumber(client, user, fields)) ?? { done: 'phone-added', at: ofPhone }
}

async function removePhone(sent: Sent): Promise<Outcome> {
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  return (await removeOwnNumber(sent.client)) ?? { done: 'phone-removed', at: ofPhone }
}

async function changePassword(sent: Sent): Promise<Outcome> {
  const { fields, user, client } = sent
  const wanted = fields['new-password'] ?? ''
  const fault = passwordFault(wanted, user.email)
  if (fault) return { problem: passwordProblems[fault], field: 'new-password' }
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const nonce = codeOf(fields)
  const { error } = await client.auth.updateUser({ password: wanted, ...(nonce !== '' && { nonce }) })
  if (error?.code === 'reauthentication_needed') {
    const { error: notSent } = await client.auth.reauthenticate()
    return notSent
      ? refusal(notSent, 'code')
      : { problem: problemWords.codeNeeded, field: 'code', at: '/account/password?code=needed' }
  }
  if (error?.code === 'reauthentication_not_valid') {
    return { problem: problemWords.wrongCode, field: 'code', at: '/account/password?code=needed' }
  }
  if (error?.code === 'same_password') return { problem: problemWords.samePassword, field: 'new-password' }
  if (error) return refusal(error, 'new-password')
  await client.auth.signOut({ scope: 'others' })
  return { done: 'password', at: '/account' }
}

async function askForRole({ fields, user }: Sent): Promise<Outcome> {
  const parsed = roleRequest.safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  // The team gives a portal only to an account without one.
  if (user.role) return { problem: problemWords.hasPortal, field: null }
  if (parsed.data.role === 'candidate') {
    const outcome = await becomeCandidate(user.id)
    return isCandidateNow(outcome)
      ? { done: null, at: '/dashboard/candidateportal' }
      : { problem: candidateProblems[outcome], field: null }
  }
  // Everybody else gets their portal through a company or an organisation, which the team approves.
  return { done: null, at: askedPageOf(parsed.data.role) }
}

async function addWay(sent: Sent): Promise<Outcome> {
  const provider = externalProviderOf(sent.fields.provider)
  if (provider === null || !(await waysIn()).external.includes(provider)) return unavailable
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  await permitLink(sent.user.id, provider)
  return { done: null, at: `/account/ways?go=${provider}` }
}

async function removeWay(sent: Sent): Promise<Outcome> {
  const { fields, client } = sent
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const { data, error } = await client.auth.getUserIdentities()
  if (error) return refusal(error, 'password')
  const identity = data.identities.find((each) => linkedWayOf(each)?.id === fields.identity)
  if (!identity) return { problem: problemWords.noSuchWay, field: null }
  const { error: kept } = await client.auth.unlinkIdentity(identity)
  if (kept?.code === 'single_identity_not_deletable') return { problem: problemWords.lastWay, field: null }
  if (kept?.code === 'identity_not_found') return { problem: problemWords.noSuchWay, field: null }
  return kept ? refusal(kept, 'password') : { done: 'way-removed', at: '/account/ways' }
}

const ofPasskeys = '/account/passkeys'

async function allowPasskey(sent: Sent): Promise<Outcome> {
  if (!(await waysIn()).hasPasskeys) return unavailable
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  await permitLink(sent.user.id, 'passkey')
  return { done: null, at: `${ofPasskeys}?add=yes` }
}

async function addOwnPasskey({ fields, user, client }: Sent): Promise<Outcome> {
  const outcome = await addPasskey(client, user.id, fields)
  return outcome === 'done' ? { done: 'passkey-added', at: ofPasskeys } : { ...outcome, field: null }
}

async function renameOwnPasskey({ fields, client }: Sent): Promise<Outcome> {
  const outcome = await renamePasskey(client, fields)
  return outcome === 'done' ? { done: 'passkey-named', at: ofPasskeys } : { ...outcome, field: 'name' }
}

async function removeOwnPasskey(sent: Sent): Promise<Outcome> {
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const outcome = await removePasskey(sent.client, sent.fields)
  return outcome === 'done' ? { done: 'passkey-removed', at: ofPasskeys } : { ...outcome, field: null }
}

async function endDevice({ fields, user }: Sent): Promise<Outcome> {
  const session = z.uuid().safeParse(fields.session ?? '')
  const outcome = session.success ? await endAccountSession(user.id, session.data) : 'missing'
  if (outcome === 'unavailable') return unavailable
  return outcome === 'ended'
    ? { done: 'device', at: '/account/devices' }
    : { problem: problemWords.noSuchDevice, field: null }
}

/** To the page that shows new recovery codes; with another app they stay as they are. */
async function showNewCodes(userId: string, done: 'two-step-on' | 'app-added' | 'codes-made'): Promise<Outcome> {
  if (done === 'app-added') return { done, at: '/account/two-step' }
  if (await makeRecoveryCodes(userId)) return { done, at: '/account/two-step/codes' }
  return done === 'codes-made' ? unavailable : { done, at: '/account/two-step' }
}

async function hideCodes(): Promise<Outcome> {
  await hideRecoveryCodes()
  return { done: null, at: '/account' }
}

async function makeCodesAnew(sent: Sent): Promise<Outcome> {
  return (await checkOwner(sent)) ?? showNewCodes(sent.user.id, 'codes-made')
}

async function removeApp(sent: Sent): Promise<Outcome> {
  const factor = z.uuid().safeParse(sent.fields.factor ?? '')
  if (!factor.success) return unavailable
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const { data, error } = await sent.client.auth.mfa.listFactors()
  if (error) return refusal(error, 'password')
  const isPhone = data.phone.some(({ id }) => id === factor.data)
  // The last app goes by turning two-step sign-in off, which says what that means: a phone stands beside an app.
  if (!isPhone && data.totp.length < 2) return { problem: problemWords.lastApp, field: null }
  const { error: kept } = await sent.client.auth.mfa.unenroll({ factorId: factor.data })
  return kept
    ? refusal(kept, 'password')
    : { done: isPhone ? 'step-phone-removed' : 'app-removed', at: '/account/two-step' }
}

const stepPhonePage = '/account/two-step?change=phone'

async function addStepPhone(sent: Sent): Promise<Outcome> {
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const begun = await beginStepPhone(sent.client, sent.user, sent.fields.phone ?? '')
  if ('problem' in begun) return begun
  const { phone, factor, challenge } = begun
  const again = await keepInput({ message: '', field: null, values: { phone } })
  return { done: null, at: addToQuery(stepPhonePage, { factor, challenge, again }) }
}

async function confirmStepPhone({ fields, user, client }: Sent): Promise<Outcome> {
  const { factor = '', challenge = '' } = fields
  const at = addToQuery(stepPhonePage, { factor, challenge })
  if ((await secondsToWait('second-step', signInNamesOf(user)[0], await headers())) > 0) {
    return { problem: problemWords.tooMany, field: 'code', at }
  }
  const wrong = await answerStepQuestion(client, fields)
  return wrong ? { ...wrong, at } : { done: 'step-phone-added', at: '/account/two-step' }
}

/** Sends a code to the phone of somebody who is signing in and has not got their app at hand. */
async function textSecondStep({ fields, client }: Sent): Promise<Outcome> {
  const page = secondStepAddress(safeReturnPath(fields.next ?? ''))
  const asked = await askStepPhone(client)
  return 'problem' in asked ? { ...asked, at: page } : { done: null, at: addToQuery(page, asked) }
}

/** Takes that code. */
async function giveTextedStep(sent: Sent): Promise<Outcome> {
  const { fields, user, client } = sent
  const { factor = '', challenge = '' } = fields
  const wanted = safeReturnPath(fields.next ?? '')
  const at = addToQuery(secondStepAddress(wanted), { factor, challenge })
  if ((await secondsToWait('second-step', signInNamesOf(user)[0], await headers())) > 0) {
    return { problem: problemWords.tooMany, field: 'code', at }
  }
  const wrong = await answerStepQuestion(client, fields)
  if (wrong) return { ...wrong, at }
  await finishSecondStep(user)
  return { done: null, at: wanted ?? (await landingPageOf(user)) }
}

async function turnOnSecondStep(sent: Sent): Promise<Outcome> {
  const { fields, user, client } = sent
  const factor = z.uuid().safeParse(fields.factor ?? '')
  if (!factor.success) return { ...unavailable, at: '/account/two-step' }
  const at = `/account/two-step/code?factor=${factor.data}`
  const code = codeOf(fields)
  if (!sixDigits.test(code)) return { problem: problemWords.wrongCode, field: 'code', at }
  // Somebody at an unlocked device must not lock the owner out.
  const wrong = await checkOwner(sent)
  if (wrong) return { ...wrong, at }
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.data, code })
  if (!error) {
    // The code was used here and must not work again. Two-step sign-in is on, whether or not that could be recorded.
    await isCodeUsed(user.id, code).catch(goOnWith('account/code', false))
    return showNewCodes(user.id, (await countRecoveryCodes(user.id)) ? 'app-added' : 'two-step-on')
  }
  return error.code === 'mfa_verification_failed'
    ? { problem: problemWords.wrongCode, field: 'code', at }
    : { ...refusal(error, 'code'), at }
}

async function turnOffSecondStep(sent: Sent): Promise<Outcome> {
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const { data, error } = await sent.client.auth.mfa.listFactors()
  if (error) return refusal(error, 'password')
  for (const { id } of data.all) {
    const { error: kept } = await sent.client.auth.mfa.unenroll({ factorId: id })
    if (kept) return refusal(kept, 'password')
  }
  await forgetRecoveryCodes(sent.user.id)
  // For up to an hour the session's token still says that there were two steps; a new one does not.
  await sent.client.auth.refreshSession()
  return { done: 'two-step-off', at: '/account' }
}

/** Gives the right to manage access to whoever follows, where nobody else has it. */
async function handOverCompany({ fields, user }: Sent): Promise<Problem | null> {
  if (user.role === null || user.role === 'candidate' || user.role === 'team') return null
  const { colleagues } = await loadColleagues()
  if (leavingOf(colleagues, user.id) !== 'last_manager') return null
  const next = colleagues.find(({ id }) => id !== user.id && id === fields.successor)
  if (!next) return { problem: leavingCompanyWords.problem, field: 'successor' }
  const given = await changeRights(user.id, next.id, next.rights, { ...next.rights, manage_people: true })
  return given.outcome === 'done' ? null : { problem: leavingCompanyWords.notGiven, field: 'successor' }
}

async function deleteOwnAccount(sent: Sent): Promise<Outcome> {
  if (sent.fields.sure !== 'on') return { problem: problemWords.tick, field: 'sure' }
  const wrong = await checkOwner(sent)
  if (wrong) return wrong
  const notHandedOver = await handOverCompany(sent)
  if (notHandedOver) return notHandedOver
  const outcome = await deleteAccount(sent.user.id)
  if (outcome === 'last_member') return { problem: problemWords.lastMember, field: null }
  if (outcome === 'unavailable') return unavailable
  // The provider no longer knows the session; what matters is that this device forgets it.
  await sent.client.auth.signOut({ scope: 'local' })
  await forgetDevice()
  const jar = await cookies()
  jar.set(clearedSignedInMark())
  return { done: null, at: '/account-deleted' }
}

/** This browser is the account's from now on, and its other tabs learn that somebody is signed in. */
async function finishSecondStep(user: CurrentUser): Promise<void> {
  const jar = await cookies()
  jar.set(newSignedInMark())
  await rememberDevice(signInNamesOf(user))
}

/** Takes a recovery code in place of a second step that is lost: from then on the account has none. */
async function giveRecoveryCode({ fields, user }: Sent): Promise<Outcome> {
  const at = addToQuery('/sign-in/two-step', { with: 'recovery', next: safeReturnPath(fields.next ?? '') })
  if ((await secondsToWait('second-step', signInNamesOf(user)[0], await headers())) > 0) {
    return { problem: problemWords.tooMany, field: 'recovery', at }
  }
  const outcome = await takeRecoveryCode(user.id, fields.recovery ?? '')
  if (outcome === 'unavailable') return { ...unavailable, at }
  if (outcome === 'wrong') return { problem: problemWords.wrongRecoveryCode, field: 'recovery', at }
  await finishSecondStep(user)
  return { done: 'recovered', at: '/account/two-step' }
}

/** Takes the app's code while signing in: the one form for somebody who has only given a password so far. */
async function giveSecondStep(sent: Sent): Promise<Outcome> {
  const { fields, user, client } = sent
  if (fields.recovery !== undefined) return giveRecoveryCode(sent)
  if (fields.challenge !== undefined) return giveTextedStep(sent)
  const wanted = safeReturnPath(fields.next ?? '')
  const code = codeOf(fields)
  if (!sixDigits.test(code)) return { problem: problemWords.wrongCode, field: 'code' }
  if ((await secondsToWait('second-step', signInNamesOf(user)[0], await headers())) > 0) {
    return { problem: problemWords.tooMany, field: 'code' }
  }
  if (await isCodeUsed(user.id, code)) return { problem: problemWords.wrongCode, field: 'code' }
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) return unavailable
  if (data.totp.length === 0) return { problem: problemWords.noApp, field: null }
  // Nobody says which of their apps the code is from.
  let last: ProviderError | null = null
  for (const { id } of data.totp) {
    const { error: refused } = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
    if (!refused) {
      await finishSecondStep(user)
      return { done: null, at: wanted ?? (await landingPageOf(user)) }
    }
    last = refused
    if (refused.code !== 'mfa_verification_failed') break
  }
  return last?.code === 'mfa_verification_failed'
    ? { problem: problemWords.wrongCode, field: 'code' }
    : refusal(last ?? { message: '' }, 'code')
}

const chooseApplicationEmails =
  (wants: boolean) =>
  async ({ user }: Sent): Promise<Outcome> =>
    (await keepEmailChoice(user.id, wants))
      ? { done: wants ? 'application-emails-on' : 'application-emails-off', at: '/account' }
      : unavailable

const chooseSupportEmails =
  (kind: 'news' | 'digest', wants: boolean) =>
  async ({ user }: Sent): Promise<Outcome> =>
    (await keepSupportEmails(user.id, { [kind]: wants }))
      ? { done: `support-${kind}-${wants ? 'on' : 'off'}`, at: '/account' }
      : unavailable

const chooseTexts =
  (wants: boolean) =>
  async ({ user }: Sent): Promise<Outcome> =>
    (await keepTextChoice(user.id, wants))
      ? { done: wants ? 'application-texts-on' : 'application-texts-off', at: '/account' }
      : unavailable

const chooseEvents = async ({ fields, user }: Sent): Promise<Outcome> =>
  (await keepEventChoices(user.id, readEventChoices(fields)))
    ? { done: 'application-email-events', at: '/account' }
    : unavailable

const changeAlert =
  (isKept: boolean) =>
  async ({ fields, user }: Sent): Promise<Outcome> => {
    const rhythm = isKept ? z.enum(alertRhythms).safeParse(fields.rhythm).data : null
    const id = z.uuid().safeParse(fields.id)
    if (!id.success || rhythm === undefined) return { problem: ownAlertWords.problem, field: null }
    const outcome = await changeJobAlert(user.id, id.data, rhythm)
    if (outcome === 'missing') return { problem: ownAlertWords.problem, field: null }
    return { done: isKept ? 'alert-changed' : 'alert-deleted', at: '/account/job-alerts' }
  }

/** The forms of /account, keyed by the last part of the URL that each is sent to. */
export const accountForms: Readonly<Record<string, AccountForm>> = {
  name: { page: '/account/name', keep: ['name'], run: changeName },
  email: { page: '/account/email', keep: ['email'], run: changeEmail },
  phone: { page: ofPhone, keep: ['phone'], run: changePhone },
  'phone-code': { page: phoneCodePage, keep: ['phone'], run: confirmPhone },
  'phone-remove': { page: `${ofPhone}?remove=yes`, keep: [], run: removePhone },
  password: { page: '/account/password', keep: [], run: changePassword },
  role: { page: '/account/role', keep: ['role'], run: askForRole },
  device: { page: '/account/devices', keep: [], run: endDevice },
  'way-add': { page: '/account/ways', keep: ['provider'], run: addWay },
  'way-remove': { page: '/account/ways', keep: ['identity'], run: removeWay },
  'passkey-allow': { page: `${ofPasskeys}?add=yes`, keep: [], run: allowPasskey },
  'passkey-add': { page: `${ofPasskeys}?add=yes`, keep: ['name'], run: addOwnPasskey },
  'passkey-name': { page: ofPasskeys, keep: ['passkey', 'name'], run: renameOwnPasskey },
  'passkey-remove': { page: ofPasskeys, keep: ['passkey'], run: removeOwnPasskey },
  'two-step-on': { page: '/account/two-step', keep: [], run: turnOnSecondStep },
  'two-step-off': { page: '/account/two-step', keep: [], run: turnOffSecondStep },
  'two-step-app-remove': { page: '/account/two-step', keep: ['factor'], run: removeApp },
  'two-step-phone': { page: stepPhonePage, keep: ['phone'], run: addStepPhone },
  'two-step-phone-on': { page: stepPhonePage, keep: ['phone'], run: confirmStepPhone },
  'two-step-codes-kept': { page: '/account/two-step/codes', keep: [], run: hideCodes },
  'two-step-codes': { page: '/account/two-step', keep: [], run: makeCodesAnew },
  'second-step': { page: '/sign-in/two-step', keep: [], isSecondStep: true, run: giveSecondStep },
  'second-step-text': { page: '/sign-in/two-step', keep: [], isSecondStep: true, run: textSecondStep },
  'application-emails-on': { page: '/account', keep: [], run: chooseApplicationEmails(true) },
  'application-emails-off': { page: '/account', keep: [], run: chooseApplicationEmails(false) },
  'application-texts-on': { page: '/account', keep: [], run: chooseTexts(true) },
  'application-texts-off': { page: '/account', keep: [], run: chooseTexts(false) },
  'application-email-events': { page: '/account', keep: [], run: chooseEvents },
  'support-news-on': { page: '/account', keep: [], run: chooseSupportEmails('news', true) },
  'support-news-off': { page: '/account', keep: [], run: chooseSupportEmails('news', false) },
  'support-digest-on': { page: '/account', keep: [], run: chooseSupportEmails('digest', true) },
  'support-digest-off': { page: '/account', keep: [], run: chooseSupportEmails('digest', false) },
  'job-alert-change': { page: '/account/job-alerts', keep: [], run: changeAlert(true) },
  'job-alert-delete': { page: '/account/job-alerts', keep: [], run: changeAlert(false) },
  delete: { page: '/account/delete', keep: ['successor'], run: deleteOwnAccount },
}
