import 'server-only'

import { z } from 'zod'

import { accountDeletedEmail } from '@/lib/content/account/emails'
import { subjectProblems } from '@/lib/content/desk/subjects'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay } from '@/lib/domain/dates/london-time'
import { answerDueOn, begunRequest, outcomesByHand, subjectRequestKinds } from '@/lib/domain/desk/subject-request'
import { readCorrection } from '@/lib/domain/desk/typed-fields'
import { formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { freeText } from '@/lib/domain/fields/field-rules'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { digestOfSubjectCode, newSubjectCode } from '@/lib/server/desk/subject-code'
import { addressOfRequest } from '@/lib/server/desk/subjects'
import { writeSubjectRequest } from '@/lib/server/emails/kinds/subject-request'
import type { FormFields, GuardedForm, GuardedForms, FormOutcome } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { writeAccountDeleted } from '@/lib/server/emails/kinds/account-deleted'
import { serverEnv } from '@/lib/server/env'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { serviceClient } from '@/lib/server/supabase/service-client'

type Sent = Parameters<GuardedForm['run']>[0]

const listPage = '/dashboard/team/subjects'

const isRequest = ({ id }: FormFields): boolean => z.uuid().safeParse(id).success

/** The request's own page, or the list when the form names no valid request. */
const requestPage = (fields: FormFields): string => (isRequest(fields) ? `${listPage}/${fields.id}` : listPage)

const correctionPage = (fields: FormFields): string =>
  addToQuery(`${requestPage(fields)}/correct`, {
    reference: fields.reference ?? null,
    field: fields.field ?? null,
  })

const answer = z.looseObject({ outcome: z.string(), id: z.string().optional() })

/** @throws when the database does not answer */
async function ask(name: string, parameters: Record<string, unknown>) {
  const { data, error } = await serviceClient.rpc(name, parameters)
  if (error) throw new Error('the database did not do it')
  return answer.parse(data)
}

const isKnown = (outcome: string): outcome is keyof typeof subjectProblems => Object.hasOwn(subjectProblems, outcome)
const problemOf = (outcome: string, field: string | null = null): FormOutcome => ({
  problem: isKnown(outcome) ? subjectProblems[outcome] : subjectProblems.missing,
  field,
})

async function begin({ fields, user: member }: Sent): Promise<FormOutcome> {
  const { data, error } = begunRequest(londonDay(new Date())).safeParse(fields)
  if (error) return refusedFields(firstMessages(error))
  const code = newSubjectCode()
  const isAddress = data.email.includes('@')
  const { outcome, id } = await ask('begin_subject_request', {
    p_actor: member.id,
    p_kind: data.kind,
    p_email: data.email,
    p_received_on: data.receivedOn,
    p_due_on: answerDueOn(data.receivedOn, bankHolidayDays),
    p_code_digest: isAddress ? digestOfSubjectCode(code, data.email) : null,
    p_told: isAddress ? JSON.stringify(writeSubjectRequest(code)) : null,
  })
  if (id === undefined) return problemOf(outcome)
  const begun = isAddress ? 'subject-begun' : 'subject-untold'
  return { done: outcome === 'already' ? 'subject-already' : begun, at: `${listPage}/${id}` }
}

const note = (name: 'reason' | 'identity' | 'answer') =>
  freeText({ label: 'This', min: 3, max: 500, message: subjectProblems[name] })

/** Opens a request by the person's code, or by the reason of a member who did not record it. */
async function open({ fields, user: member }: Sent): Promise<FormOutcome> {
  if (!isRequest(fields)) return problemOf('missing')
  const isByCode = fields.by === 'code'
  const code = (fields.code ?? '').replaceAll(/\s/g, '')
  const reason = note('reason').safeParse(fields.reason ?? '')
  if (isByCode && !/^\d{6}$/.test(code)) {
    return { problem: subjectProblems[code === '' ? 'code' : 'code_length'], field: 'code' }
  }
  if (!isByCode && !reason.success) return { problem: subjectProblems.reason, field: 'reason' }
  const email = isByCode ? await addressOfRequest(fields.id ?? '') : null
  const { outcome } = await ask('open_subject_request', {
    p_actor: member.id,
    p_id: fields.id,
    p_code_digest: isByCode ? digestOfSubjectCode(code, email ?? '') : null,
    p_reason: isByCode ? '' : (reason.data ?? ''),
  })
  return outcome === 'done'
    ? { done: 'subject-opened', at: requestPage(fields) }
    : problemOf(outcome, isByCode ? 'code' : 'reason')
}

async function close({ fields, user: member }: Sent): Promise<FormOutcome> {
  const kind = subjectRequestKinds.find((known) => known === fields.kind)
  const wanted = kind && outcomesByHand(kind).find((known) => known === fields.outcome)
  if (!isRequest(fields)) return problemOf('missing')
  const identity = note('identity').safeParse(fields.identity ?? '')
  const said = note('answer').safeParse(fields.answer ?? '')
  if (!wanted || !identity.success || !said.success) {
    return refusedFields({
      ...(!wanted && { outcome: subjectProblems.outcome }),
      ...(!identity.success && { identity: subjectProblems.identity }),
      ...(!said.success && { answer: subjectProblems.answer }),
    })
  }
  const { outcome } = await ask('finish_subject_request', {
    p_actor: member.id,
    p_id: fields.id,
    p_outcome: wanted,
    p_identity: identity.data,
    p_answer: said.data,
  })
  return outcome === 'done' ? { done: 'subject-closed', at: listPage } : problemOf(outcome)
}

async function correct({ fields, user: member }: Sent): Promise<FormOutcome> {
  if (!isRequest(fields)) return problemOf('missing')
  const { reference = '', field = '', value = '', version } = fields
  const source = [...formSources, 'waitlist' as const].find((known) => known === fields.source)
  const read = source ? readCorrection(source, field, value) : 'no field'
  if (read === 'no field') return problemOf('missing')
  if ('problem' in read) return { problem: read.problem, field: 'value' }
  const { outcome } = await ask('correct_enquiry', {
    p_actor: member.id,
    p_request: fields.id,
    p_reference: reference,
    p_field: field,
    p_value: read.value,
    p_version: Number(version),
  })
  return outcome === 'done' ? { done: 'subject-corrected', at: requestPage(fields) } : problemOf(outcome, 'value')
}

async function erase({ fields, user: member }: Sent): Promise<FormOutcome> {
  if (!isRequest(fields)) return problemOf('missing')
  const { html, text } = writeAccountDeleted()
  const { outcome } = await ask('erase_subject', {
    p_actor: member.id,
    p_id: fields.id,
    p_email: (fields.address ?? '').trim(),
    p_to_address: serverEnv.TEAM_EMAIL,
    p_subject: accountDeletedEmail.subject,
    p_html: html,
    p_body_text: text,
  })
  if (outcome === 'done') return { done: 'subject-erased', at: listPage }
  return problemOf(outcome, outcome === 'other_address' ? 'address' : null)
}

/** What a member does about somebody's request concerning their own data. What was typed to confirm is not kept. */
export const subjectForms: GuardedForms = {
  'subject-begin': { page: () => listPage, keep: ['kind', 'email', 'receivedOn'], run: begin },
  'subject-close': { page: requestPage, keep: ['outcome', 'identity', 'answer'], run: close },
  'subject-open': { page: requestPage, keep: ['by', 'code', 'reason'], run: open },
  'subject-correct': { page: correctionPage, keep: ['value'], run: correct },
  'subject-erase': { page: requestPage, keep: [], run: erase },
}
