import { z } from 'zod'

import { addDays, addMonths, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay } from '@/lib/domain/dates/working-days'
import { isReference } from '@/lib/domain/enquiries/reference'
import { emailAddress } from '@/lib/domain/fields/field-rules'

/** What somebody may request about their own data: UK GDPR, Articles 15, 16 and 17. */
export const subjectRequestKinds = ['access', 'rectification', 'erasure'] as const
export type SubjectRequestKind = (typeof subjectRequestKinds)[number]

export const subjectRequestOutcomes = ['done', 'refused', 'nothing_kept'] as const
export type SubjectRequestOutcome = (typeof subjectRequestOutcomes)[number]

/** How a member may close a request by hand: an erasure counts as done only when the data is erased. */
export const outcomesByHand = (kind: SubjectRequestKind): readonly SubjectRequestOutcome[] =>
  kind === 'erasure' ? ['refused', 'nothing_kept'] : subjectRequestOutcomes

/**
 * The last day for answering a request: the same day of the month after it arrived, or that month's last day where it
 * has no such day; moved from a weekend or bank holiday to the next working day. UK GDPR, Article 12(3), counted as the
 * Information Commissioner's Office says: https://ico.org.uk/global/sar-checklist-for-smes/i-need-to-complete-a-sar
 * @throws RangeError past 2199
 */
export function answerDueOn(receivedOn: PlainDate, bankHolidays: ReadonlySet<PlainDate>): PlainDate {
  let day = addMonths(receivedOn, 1)
  while (!isWorkingDay(day, bankHolidays)) day = addDays(day, 1)
  return day
}

const subjectMessage =
  'Enter a whole email address, such as name@example.com, or the reference of an enquiry, such as SC-7F3K9Q2M.'
const dayMessage = 'Enter the date it was received.'

/**
 * What a member records about a request.
 * @param today a request cannot have arrived later
 */
export const begunRequest = (today: PlainDate) =>
  z.object({
    kind: z.enum(subjectRequestKinds, 'Choose what they ask for.'),
    // An enquiry that gave only a phone number is named by its reference.
    email: z
      .string()
      .trim()
      .refine((text) => isReference(text.toUpperCase()) || emailAddress.safeParse(text).success, subjectMessage),
    receivedOn: z
      .string(dayMessage)
      .transform((text, context) => {
        const day = parseDate(text)
        if (day) return day
        context.addIssue({ code: 'custom', message: dayMessage })
        return z.NEVER
      })
      .refine((day) => day <= today, 'That date is in the future.'),
  })
