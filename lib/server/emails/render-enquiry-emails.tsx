import 'server-only'

import type { ReactElement } from 'react'

import { confirmationEmail, notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { publicEnv } from '@/lib/public-env'
import { serverEnv } from '@/lib/server/env'
import { placeholder, prepareEmail, type PreparedEmail } from '@/lib/server/emails/prepared-email'
import { Confirmation } from '@/lib/server/emails/templates/confirmation'
import { Notification } from '@/lib/server/emails/templates/notification'

const notifiedFields = Object.keys(notificationEmail.labels) as NotifiedField[]

/** What an enquiry's emails are rendered from. */
export type EmailDetails = {
  source: EnquirySource
  /** The address of the person who sent it; null if they gave none. */
  email: string | null
  /** Whether they gave a number to call. */
  hasPhone: boolean
  /** As text; missing and empty ones are left out of the emails. */
  answers: Readonly<Partial<Record<NotifiedField, string>>>
}

export type RenderedEmail = {
  kind: 'confirmation' | 'notification'
  to: string
  subject: string
  html: string
  text: string
}

// One for each kind of enquiry and each set of filled-in fields, because the other fields are left out.
const preparedEmails = new Map<string, PreparedEmail>()

async function preparedFor(key: string, element: () => ReactElement): Promise<PreparedEmail> {
  const prepared = preparedEmails.get(key) ?? (await prepareEmail(element()))
  preparedEmails.set(key, prepared)
  return prepared
}

const confirmationOf = (source: EnquirySource, hasPhone: boolean): Promise<PreparedEmail> =>
  preparedFor(`confirmation ${source} ${hasPhone ? 'called' : 'written to'}`, () => (
    <Confirmation
      source={source}
      hasPhone={hasPhone}
      reference={placeholder('reference')}
      callBy={placeholder('callBy')}
      contactEmail={publicEnv.contactEmail}
      siteUrl={serverEnv.SITE_URL}
    />
  ))

function notificationOf(
  source: EnquirySource,
  answers: EmailDetails['answers'],
  hasEmail: boolean,
): Promise<PreparedEmail> {
  const answered = notifiedFields.filter((field) => answers[field])
  const placeholders = Object.fromEntries(answered.map((field) => [field, placeholder(field)]))
  return preparedFor(`notification ${source} ${hasEmail ? '' : 'no-address '}${answered.join(' ')}`, () => (
    <Notification
      source={source}
      hasEmail={hasEmail}
      desk={`${serverEnv.SITE_URL}/dashboard/team/enquiries/${placeholder('reference')}`}
      answers={placeholders}
      reference={placeholder('reference')}
    />
  ))
}

/**
 * The emails an enquiry owes, rendered once and stored as they will be sent, so that every attempt is identical: the
 * team's, and a confirmation where there is an address for it. No subject contains anything the visitor typed; nor does
 * any part of the confirmation.
 * @param dueOn the day by which we will be in touch
 */
export async function renderEnquiryEmails(
  { source, email, hasPhone, answers }: EmailDetails,
  { reference, dueOn }: { reference: string; dueOn: PlainDate },
): Promise<RenderedEmail[]> {
  const notification = await notificationOf(source, answers, email !== null)
  const toTeam = {
    kind: 'notification',
    to: serverEnv.TEAM_EMAIL,
    subject: notificationEmail.subject(source, reference),
  } as const
  if (email === null) return [{ ...toTeam, ...notification({ ...answers, reference }) }]
  const confirmation = await confirmationOf(source, hasPhone)
  return [
    {
      kind: 'confirmation',
      to: email,
      subject: confirmationEmail.subject(reference),
      ...confirmation({ reference, callBy: weekdayText(dueOn) }),
    },
    { ...toTeam, ...notification({ ...answers, reference }) },
  ]
}
