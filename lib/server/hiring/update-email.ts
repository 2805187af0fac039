import 'server-only'

import {
  messageEmail,
  receiptEmail,
  updateEmail,
  updateLine,
  type UpdateKind,
} from '@/lib/content/hiring/application-emails'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { weekdayText } from '@/lib/content/wording/date-text'
import { changedOn, type Application } from '@/lib/domain/applications/application'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { silenceDays } from '@/lib/domain/applications/silence'
import { addressesWith, stopAddressesOf, stopTokenOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { serverEnv } from '@/lib/server/env'
import type { UpdateEmail } from '@/lib/server/hiring/applications'

type About = {
  line: string
  reference: string | null
  words?: typeof updateEmail | typeof messageEmail | typeof receiptEmail
}

function write(
  { line, reference, words = updateEmail }: About,
  { forProgram, forPerson }: ReturnType<typeof addressesWith>,
): UpdateEmail {
  // An address that says nothing of applications, because it can be read in the email.
  const url = `${serverEnv.SITE_URL}/updates${reference === null ? '' : `?of=${reference}`}`
  const both = writeApplicationUpdate({ words, line, url, stopUrl: forPerson })
  return { subject: words.subject, ...both, stop_url: forProgram }
}

/**
 * Tells a person that something changed in an application, what they can do now, and leads them to it. The database
 * queues it together with the change, for a verified address and somebody who wants such emails.
 */
export const writeUpdateEmail = (
  { id, reference }: { id: string; reference: string },
  update: UpdateKind,
): UpdateEmail =>
  write(
    { line: updateLine(update), reference, words: update.kind === 'message' ? messageEmail : updateEmail },
    stopAddressesOf('application_update', id),
  )

/** The email as the person would get it, with a link in the place of the one that stops such emails. */
export const showUpdateEmail = (reference: string | null, update: UpdateKind): Pick<UpdateEmail, 'subject' | 'text'> =>
  write(
    { line: updateLine(update), reference, words: update.kind === 'message' ? messageEmail : updateEmail },
    addressesWith('demonstration'),
  )

/** Tells a person that their application was sent, and by when it is answered. */
export function writeReceipt({
  id,
  reference,
  history,
}: Pick<Application, 'id' | 'reference' | 'history'>): UpdateEmail {
  const answerDueOn = addWorkingDays(changedOn({ history }), silenceDays.second, bankHolidayDays)
  return write(
    { line: receiptEmail.text(weekdayText(answerDueOn)), reference, words: receiptEmail },
    stopAddressesOf('application_update', id),
  )
}

/** The same for many at once, which leads to their list: the database fills in each application's token. */
export function writeUpdateEmails(
  applicationIds: readonly string[],
  update: UpdateKind,
): UpdateEmail & { tokens: Record<string, string> } {
  const tokens = Object.fromEntries(applicationIds.map((id) => [id, stopTokenOf('application_update', id)]))
  return { ...write({ line: updateLine(update), reference: null }, addressesWith('{token}')), tokens }
}
