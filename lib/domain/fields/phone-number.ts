import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

import { fieldLimits, oneLine } from '@/lib/domain/fields/field-rules'

const phoneMessage = 'Please enter a valid phone number.'
const noPhoneMessage = 'Enter your phone number.'

// Phones' address books wrap a copied number in invisible direction marks; refusing it would look like a fault.
const invisibleMarks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
// Without its area code, which never begins with anything but 0. The place that was given says which one it is.
const localNumber = /^[1-9]\d{5,7}$/
/**
 * The lengths of UK numbers without the 0: ten digits, or nine after a few area codes. The library's list knows which
 * blocks of them are in use, but only as of its release, and does not know the blocks that Ofcom keeps free for drama.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbering-plan
 */
const ukNumber = /^(?:[1-37-9]\d{9}|1\d{8})$/
const ukCode = '44'

const isLocal = (text: string): boolean => localNumber.test(text.replace(/[\s-]/g, ''))

// Words after the number, such as '(after 5pm)', confuse the library.
const numberIn = (text: string) =>
  parsePhoneNumberFromString(text, 'GB') ?? parsePhoneNumberFromString(text.split(/\p{L}/u)[0] ?? '', 'GB')

/** What a link to call dials, such as 'tel:+441134960000'; null for a number without its area code. */
export const telephoneUri = (phone: string): string | null =>
  isLocal(phone) ? null : (numberIn(phone)?.getURI() ?? null)

/**
 * Whether a text contains a telephone number that somebody could dial. One without a country code is taken for a UK
 * number. Where the list of numbers in use may be out of date, the number counts as one.
 */
function hasNumber(text: string): boolean {
  const number = numberIn(text)
  if (isLocal(text)) return true
  if (!number) return false
  if (number.isValid()) return true
  return number.countryCallingCode === ukCode ? ukNumber.test(number.nationalNumber) : number.isPossible()
}

/**
 * A telephone number of 6 to 32 characters, in any usual spelling, kept as typed: with spaces, brackets, +44 (0) or an
 * extension.
 */
export const phoneNumber = z
  .string(noPhoneMessage)
  .transform((value) => value.replace(invisibleMarks, ''))
  .pipe(
    oneLine({ label: 'Phone number', min: 6, max: fieldLimits.phone, message: phoneMessage, empty: noPhoneMessage }),
  )
  .refine(hasNumber, phoneMessage)
