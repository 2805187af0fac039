import 'server-only'

import { confirmationEmail, notificationEmail, type NotifiedField } from '@/lib/content/enquiries/emails'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { publicEnv } from '@/lib/public-env'
import { serverEnv } from '@/lib/server/env'
import { renderBoth } from '@/lib/server/emails/render-both'
import { Confirmation } from '@/lib/server/emails/templates/confirmation'
import { Notification } from '@/lib/server/emails/templates/notification'

/** What the e-mails of an enquiry are made of. */
export type EmailDetails = {
  source: EnquirySource
  /** The address of the person who sent it. */
  email: string
  /** In words; those that are not there, or empty, are left out. */
  answers: Readonly<Partial<Record<NotifiedField, string>>>
}

export type RenderedEmail = {
  kind: 'confirmation' | 'notification'
  to: string
  subject: string
  html: string
  text: string
}

/**
 * The two e-mails an enquiry owes, as they will be sent: rendered once and kept, so that every attempt is the same.
 * Nothing that the visitor typed is in a subject; the confirmation has nothing of it at all.
 * @param dueOn the day by which we call
 */
export async function renderEnquiryEmails(
  enquiry: EmailDetails,
  { reference, dueOn }: { reference: string; dueOn: PlainDate },
): Promise<RenderedEmail[]> {
  return [
    {
      kind: 'confirmation',
      to: enquiry.email,
      subject: confirmationEmail.subject(reference),
      ...(await renderBoth(
        <Confirmation
          source={enquiry.source}
          reference={reference}
          callBy={weekdayText(dueOn)}
          contactEmail={publicEnv.contactEmail}
          siteUrl={serverEnv.SITE_URL}
        />,
      )),
    },
    {
      kind: 'notification',
      to: serverEnv.TEAM_EMAIL,
      subject: notificationEmail.subject(enquiry.source, reference),
      ...(await renderBoth(<Notification {...enquiry} reference={reference} />)),
    },
  ]
}
