import { detailLimits, type InterviewDetails } from '@/lib/domain/applications/interview-slots'
import type { MeetingWay } from '@/lib/domain/appointments/appointment'
import { optionalFreeText, optionalLine } from '@/lib/domain/fields/field-rules'
import { phoneNumber } from '@/lib/domain/fields/phone-number'
import { wholePostcode } from '@/lib/domain/fields/whole-postcode'

/** The fields of the invitation that say what the person needs to know. */
export const detailFields = ['postcode', 'askFor', 'bring', 'phone'] as const satisfies (keyof InterviewDetails)[]
type DetailField = (typeof detailFields)[number]

const postcode = wholePostcode('Enter the full postcode of the place, such as LS1 4AP, so that they can find it.')
const askFor = optionalLine('Who to ask for', detailLimits.askFor)
const bring = optionalFreeText('What to bring', detailLimits.bring)

/** Of the company, for the day: an example says more than that a number is not valid. */
const phoneProblem = 'Enter a phone number, such as 0113 496 0000, or leave this empty.'

/**
 * The details as typed into the invitation. A place where people meet has to have its full postcode; by phone and video
 * none is kept. Everything else may be blank.
 * @returns the details, in which what is wrong is blank, and what is wrong with each
 */
export function readDetails(
  fields: Readonly<Record<string, string | undefined>>,
  way: MeetingWay,
): { details: InterviewDetails; problems: Partial<Record<DetailField, string>> } {
  const typed = (field: DetailField): string => fields[field]?.trim() ?? ''
  const blank = { success: true as const, data: '' }
  const read = {
    postcode: way === 'in_person' ? postcode.safeParse(typed('postcode')) : blank,
    askFor: askFor.safeParse(typed('askFor')),
    bring: bring.safeParse(typed('bring')),
    phone: typed('phone') === '' ? blank : phoneNumber.safeParse(typed('phone')),
  }
  const problems: Partial<Record<DetailField, string>> = {}
  const details: InterviewDetails = { postcode: '', askFor: '', bring: '', phone: '' }
  for (const field of detailFields) {
    const one = read[field]
    if (one.success) details[field] = one.data
    else problems[field] = field === 'phone' ? phoneProblem : (one.error.issues[0]?.message ?? '')
  }
  return { details, problems }
}

/** The place with its postcode, which many people write into the place already. */
export const wholePlace = ({ place, postcode: code }: { place: string; postcode: string }): string =>
  code === '' || place.replace(/\s/g, '').toUpperCase().includes(code.replace(/\s/g, '')) ? place : `${place}, ${code}`
