import 'server-only'

import { z } from 'zod'

import { choicesOf } from '@/lib/content/desk/subjects'
import { notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import { roleOf } from '@/lib/domain/access/role'
import { companyStates } from '@/lib/domain/companies/company'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { reachWays, workOutcomes } from '@/lib/domain/desk/enquiry-steps'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import { enquiryStates } from '@/lib/domain/desk/enquiry-tabs'
import { companyLinks, emailStatuses, eventKinds, type EnquiryView } from '@/lib/domain/desk/enquiry-view'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { colleagues, workRow } from '@/lib/server/desk/enquiry-work'
import { serviceClient } from '@/lib/server/supabase/service-client'

const source = z.enum(enquirySources)
const text = z.string().nullable()
const day = z.string().transform(plainDate)

const enquiryRow = z.object({
  form_source: source,
  first_name: z.string(),
  last_name: z.string(),
  email: text,
  phone_number: text,
  location: z.string(),
  referral: z.string(),
  company_name: text,
  job_title: text,
  organisation: text,
  organisation_type: text,
  message: text,
  support: text,
})

const waitlistRow = z.object({
  job_interest: z.string(),
  availability: z.string(),
  support: text,
  skills: text,
  experience: text,
})

const historyRow = z
  .object({
    id: z.number(),
    version: z.number(),
    happened_at: z.string(),
    actor: z.string(),
    kind: z.enum(eventKinds),
    owner: text,
    reached: z.enum(reachWays).nullable(),
    called_at: text,
    next_try_on: day.nullable(),
    note: z.string(),
    subject: text,
    outcome: z.enum(workOutcomes).nullable(),
    field: text,
  })
  .transform(({ happened_at, called_at, next_try_on, ...line }) => ({
    ...line,
    happenedAt: happened_at,
    calledAt: called_at,
    nextTryOn: next_try_on,
  }))

const consentRow = z
  .object({
    purpose: z.enum(['contact', 'record', 'marketing']),
    granted: z.boolean(),
    wording: z.string(),
    wording_version: z.string(),
    recorded_at: z.string(),
  })
  .transform(({ purpose, granted, wording, wording_version, recorded_at }) => ({
    purpose,
    isGranted: granted,
    wording,
    version: wording_version,
    at: recorded_at,
  }))

const seenEnquiry = z.object({
  enquiry: enquiryRow,
  work: workRow,
  application: waitlistRow.nullable(),
  history: z.array(historyRow),
  consents: z.array(consentRow),
  members: colleagues,
})

const emailsAnswer = z.object({
  emails: z.array(
    z
      .object({
        id: z.string(),
        kind: z.enum(['confirmation', 'notification', 'enquiry_reply']),
        version: z.number(),
        to: z.string(),
        status: z.enum(emailStatuses),
        attempts: z.number(),
        next_attempt_at: z.string(),
        sent_at: text,
        last_error_code: text,
        has_text: z.boolean(),
      })
      .transform(({ next_attempt_at, sent_at, last_error_code, has_text, ...email }) => ({
        ...email,
        nextAttemptAt: next_attempt_at,
        sentAt: sent_at,
        lastErrorCode: last_error_code,
        hasText: has_text,
      })),
  ),
})

const sameAddressAnswer = z.object({
  companies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['employer', 'partner']),
      state: z.enum(companyStates),
      how: z.enum(companyLinks),
    }),
  ),
  account: z
    .object({ created_at: z.string(), is_verified: z.boolean(), role: text })
    .transform(({ created_at, is_verified, role }) => ({
      createdAt: created_at,
      isVerified: is_verified,
      role: roleOf(role),
    }))
    .nullable(),
  enquiries: z.array(
    z
      .object({
        reference: z.string(),
        form_source: source,
        received_at: z.string(),
        state: z.enum(enquiryStates),
        is_held: z.boolean(),
      })
      .transform(({ form_source, received_at, is_held, ...enquiry }) => ({
        ...enquiry,
        source: form_source,
        receivedAt: received_at,
        isHeld: is_held,
      })),
  ),
})

// The page has a part of its own for how to reach somebody, and one for what they agreed to.
type ShownField = Exclude<NotifiedField, 'email' | 'phoneNumber' | 'recordConsent' | 'marketingConsent'>
const longFields: ReadonlySet<string> = new Set<ShownField>(['message', 'support', 'skills', 'experience'])

/** In order. A choice has the words that the form showed; one that today's form does not have is shown as stored. */
function fieldsOf(
  enquiry: z.output<typeof enquiryRow>,
  application: z.output<typeof waitlistRow> | null,
): EnquiryView['fields'] {
  const stored = {
    firstName: enquiry.first_name,
    lastName: enquiry.last_name,
    location: enquiry.location,
    companyName: enquiry.company_name,
    jobTitle: enquiry.job_title,
    organisation: enquiry.organisation,
    organisationType: enquiry.organisation_type,
    message: enquiry.message,
    jobInterest: application?.job_interest,
    availability: application?.availability,
    support: application ? application.support : enquiry.support,
    skills: application?.skills,
    experience: application?.experience,
    referral: enquiry.referral,
  } satisfies Record<ShownField, string | null | undefined>
  return (Object.keys(stored) as ShownField[]).flatMap((field) => {
    const value = stored[field]
    if (!value) return []
    const words = choicesOf(enquiry.form_source, field)?.[value] ?? value
    return [{ name: notificationEmail.labels[field], value: words, isLong: longFields.has(field) }]
  })
}

/**
 * One enquiry with everything that is known about it, read as the member who is looking. What the team's rows do not
 * have, its emails and what else came from its address, comes from functions that check who the member is.
 * @returns null when there is no such enquiry
 * @throws when the database did not answer for the enquiry itself
 */
export async function loadEnquiry(reference: string, memberId: string): Promise<EnquiryView | null> {
  const client = await readerOfPage()
  const ofMember = { p_actor: memberId, p_reference: reference }
  const [found, emails, sameAddress] = await Promise.all([
    client.rpc('desk_enquiry', { p_reference: reference }),
    serviceClient.rpc('desk_emails_of', ofMember),
    serviceClient.rpc('desk_same_address', ofMember),
  ])
  if (found.error) throw new Error('an enquiry was not read', { cause: found.error })
  const seen = seenEnquiry.nullable().parse(found.data)
  if (!seen) return null
  const { enquiry, application } = seen

  return {
    reference,
    source: enquiry.form_source,
    name: `${enquiry.first_name} ${enquiry.last_name}`,
    email: enquiry.email,
    phone: enquiry.phone_number,
    fields: fieldsOf(enquiry, application),
    work: seen.work,
    history: seen.history,
    consents: seen.consents,
    members: seen.members,
    emails: emailsAnswer.safeParse(emails.data).data?.emails ?? null,
    sameAddress: sameAddressAnswer.safeParse(sameAddress.data).data ?? null,
  }
}
