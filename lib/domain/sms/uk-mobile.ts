import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * UK mobile numbers without +44 and the 0. Left out are 070 (personal numbers, dear to send to) and 076 (pagers), except
 * 07624, which are the Isle of Man's mobiles.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbering-plan
 */
const ukMobile = /^7(?:[1-57-9]\d{8}|624\d{6})$/
const ukCode = '44'

// What address books wrap a copied number in.
const invisibleMarks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * A UK mobile number, however it is spelt, in the one spelling that we keep: +447700900123. Spaces, brackets, hyphens,
 * dots, +44, 0044, 44, (0) and digits of other scripts make no difference.
 * @param typed anything
 * @returns null for a landline, a number of another country, and what is no number
 */
export function ukMobileIn(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(invisibleMarks, '').trim()
  if (plain.length > 32 || /\p{L}/u.test(plain)) return null
  // '00' and a bare '44' are how people write '+44'; no UK number begins with either after its 0.
  const international = plain.replace(/^\(?\s*(?:00\s*)?44(?=[\s().-]*(?:\(?\s*0\s*\)?)?[\s().-]*7)/, '+44')
  const number = parsePhoneNumberFromString(international, 'GB')
  if (number?.countryCallingCode !== ukCode || number.ext !== undefined) return null
  return ukMobile.test(number.nationalNumber) ? number.number : null
}
