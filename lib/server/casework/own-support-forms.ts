import 'server-only'

import { z } from 'zod'

import { ownSupportProblems as problems, type OwnSupportDone } from '@/lib/content/casework/own-support'
import { formWords } from '@/lib/content/forms/form-words'
import { ownFactFields, readOwnFacts } from '@/lib/domain/casework/person-form'
import { readShares } from '@/lib/domain/casework/supported-person'
import { progressStates, todoKinds } from '@/lib/domain/dashboards/service-state'
import { isReferralReference } from '@/lib/domain/referrals/referral-life'
import { freeText } from '@/lib/domain/fields/field-rules'
import {
  digestOfTypedCode,
  lookAtSupportCode,
  takeSupportStep,
  type SupportOutcome,
} from '@/lib/server/casework/people'
import { stopOwnReferral } from '@/lib/server/casework/referrals'
import type { FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'

/** Where steps on one's own files are taken. The demonstration has its own, which keeps nothing. */
export type OwnSupportStore = { take: typeof takeSupportStep; stop: typeof stopOwnReferral }
const database: OwnSupportStore = { take: takeSupportStep, stop: stopOwnReferral }

type Sent = Parameters<GuardedForm['run']>[0] & { store?: OwnSupportStore }

const codePage = '/account/support'
const supportPage = '/dashboard/candidateportal/support'

function refusal(outcome: SupportOutcome, field: string | null = null): FormOutcome {
  const words: Readonly<Record<string, string>> = problems
  return { problem: words[outcome] ?? formWords.unavailable, field }
}

/** Looking uses nothing up: the next page says whose file it is before the person says yes. */
async function look({ fields, user }: Sent): Promise<FormOutcome> {
  const { code = '' } = fields
  if (code.trim() === '') return { problem: problems.noCode, field: 'code' }
  const offer = await lookAtSupportCode(user.id, code)
  if (offer.outcome !== 'open') return refusal(offer.outcome, 'code')
  const { organisation, name } = offer
  return { done: 'found', at: codePage, shows: { code, organisation, name } }
}

async function join({ fields, user }: Sent): Promise<FormOutcome> {
  const digest = digestOfTypedCode(fields.code ?? '')
  if (digest === null) return refusal('ended')
  const { outcome } = await takeSupportStep('join_support', user.id, {
    p_code_digest: digest,
    p_shares: JSON.stringify(readShares(fields)),
  })
  return outcome === 'done' ? { done: 'joined' satisfies OwnSupportDone, at: supportPage } : refusal(outcome)
}

/** Takes a step on one of the person's own files. */
async function step(
  { fields, user, store = database }: Sent,
  call: string,
  given: Readonly<Record<string, unknown>>,
  done: OwnSupportDone,
): Promise<FormOutcome> {
  const person = z.uuid().safeParse(fields.file)
  if (!person.success) return refusal('missing')
  const { outcome } = await store.take(call, user.id, { p_person: person.data, ...given })
  return outcome === 'done' ? { done, at: supportPage } : refusal(outcome)
}

const share = (sent: Sent) =>
  step(sent, 'share_with_supporters', { p_shares: JSON.stringify(readShares(sent.fields)) }, 'shares')

async function end(sent: Sent): Promise<FormOutcome> {
  if (sent.fields.sure !== 'on') return { problem: problems.notSure, field: 'sure' }
  return step(sent, 'end_own_support', {}, 'ended')
}

async function correct(sent: Sent): Promise<FormOutcome> {
  const read = readOwnFacts(sent.fields)
  if ('problems' in read) return refusedFields(read.problems)
  const given = { p_version: Number(sent.fields.version) || 0, p_facts: JSON.stringify(read.facts) }
  return step(sent, 'correct_own_support', given, 'corrected')
}

const correction = freeText({ label: 'What is wrong', min: 1, max: 1000, message: problems.words })

async function ask(sent: Sent): Promise<FormOutcome> {
  const words = correction.safeParse(sent.fields.words ?? '')
  if (!words.success) return { problem: words.error.issues[0]?.message ?? problems.words, field: 'words' }
  return step(sent, 'ask_support_correction', { p_words: words.data }, 'asked')
}

async function sort(sent: Sent): Promise<FormOutcome> {
  const sorted = todoKinds.map((kind) => [kind, progressStates.find((one) => one === sent.fields[`sorted_${kind}`])])
  if (sorted.some(([, progress]) => progress === undefined)) return refusal('missing')
  return step(sent, 'sort_own_support', { p_sorted: JSON.stringify(Object.fromEntries(sorted)) }, 'sorted')
}

async function stopReferral({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const { referral = '' } = fields
  if (!isReferralReference(referral)) return { problem: problems.referralMissing, field: null }
  if (fields.sure !== 'on') return { problem: problems.notSureReferral, field: 'sure' }
  const { outcome } = await store.stop(user.id, referral)
  if (outcome === 'done') return { done: 'referral-stopped' satisfies OwnSupportDone, at: supportPage }
  return { problem: outcome === 'over' ? problems.referralOver : problems.referralMissing, field: null }
}

const page = (): string => supportPage

/** What people do about a file that they have joined. */
export const ownFileForms = {
  'support-shares': { page, keep: [], run: share },
  'support-end': { page, keep: ['file'], run: end },
  'support-correct': { page, keep: ['file', ...ownFactFields], run: correct },
  'support-referral-stop': { page, keep: ['referral'], run: stopReferral },
  'support-ask': { page, keep: ['file', 'words'], run: ask },
  'support-sort': { page, keep: [], run: sort },
} satisfies GuardedForms

/** What people do about the organisations that help them. */
export const ownSupportForms: GuardedForms = {
  'support-look': { page: () => codePage, keep: ['code'], run: look },
  'support-join': { page: () => codePage, keep: ['code'], run: join },
  ...ownFileForms,
}
