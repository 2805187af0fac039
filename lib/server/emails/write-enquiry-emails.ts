import 'server-only'

import { confirmationEmail, notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { serverEnv } from '@/lib/server/env'
import { writeConfirmation } from '@/lib/server/emails/kinds/confirmation'
import { writeNotification } from '@/lib/server/emails/kinds/notification'

/** What an enquiry's emails are written from. */
export type EmailDetails = {
  source: EnquirySource
  /** The address of the person who sent it; null if they gave none. */
  email: string | null
  /** Whether they gave a number to call. */
  hasPhone: boolean
  /** As text; missing and empty ones are left out of the emails. */
  answers: Readonly<Partial<Record<NotifiedField, string>>>
}

export type WrittenEmail = {
  kind: 'confirmation' | 'notification'
  to: string
  subject: string
  html: string
  text: string
}

/**
 * The emails an enquiry owes, written once and stored as they will be sent, so that every attempt is identical: the
 * team's, and a confirmation where there is an address for it. No subject contains anything the visitor typed; nor does
 * any part of the confirmation.
 * @param dueOn the day by which we will be in touch
 */
export function writeEnquiryEmails(
  { source, email, hasPhone, answers }: EmailDetails,
  { reference, dueOn }: { reference: string; dueOn: PlainDate },
): WrittenEmail[] {
  const siteUrl = serverEnv.SITE_URL
  const desk = `${siteUrl}/dashboard/team/enquiries/${reference}`
  const toTeam: WrittenEmail = {
    kind: 'notification',
    to: serverEnv.TEAM_EMAIL,
    subject: notificationEmail.subject(source, reference),
    ...writeNotification({ source, hasEmail: email !== null, desk, answers, reference }),
  }
  if (email === null) return [toTeam]
  const toSender: WrittenEmail = {
    kind: 'confirmation',
    to: email,
    subject: confirmationEmail.subject(reference),
    ...writeConfirmation({ source, hasPhone, reference, callBy: weekdayText(dueOn), siteUrl }),
  }
  return [toSender, toTeam]
}
