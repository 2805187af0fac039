const fewestDigits = 6

/**
 * The address that dials a telephone number as somebody typed it; undefined when it has too few digits to be dialled. What
 * stands behind the first letter, such as an extension, is for the caller to key in.
 */
export function telephoneLink(typed: string): string | undefined {
  const beforeWords = typed.split(/\p{L}/u)[0] ?? ''
  const digits = beforeWords.replace(/\(0\)/g, '').replace(/[^0-9]/g, '')
  if (digits.length < fewestDigits) return undefined
  return `tel:${beforeWords.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** The address that opens an e-mail to somebody about their enquiry. Nothing in it can add a header or another recipient. */
export const mailLink = (email: string, reference: string): string =>
  // The @ itself stays as it is: mail programs do not read it encoded.
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(reference)}`
