const fewestDigits = 6

/**
 * The tel: URL for a telephone number as somebody typed it; undefined when it has too few digits to dial. Anything
 * after the first letter, such as an extension, is left for the caller to key in.
 */
export function telephoneLink(typed: string): string | undefined {
  const beforeWords = typed.split(/\p{L}/u)[0] ?? ''
  const digits = beforeWords.replace(/\(0\)/g, '').replace(/[^0-9]/g, '')
  if (digits.length < fewestDigits) return undefined
  return `tel:${beforeWords.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** The address of a website as somebody typed it, with or without https://; undefined for anything else. */
export function websiteLink(typed: string): string | undefined {
  const address = typed.trim()
  if (!/^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?$/i.test(address)) return undefined
  return /^https?:\/\//i.test(address) ? address : `https://${address}`
}

/** A website as people say it, without https:// and the slash at its end, so that it fits beside its name on a phone. */
export const websiteText = (typed: string): string =>
  typed
    .trim()
    .replace(/^https:\/\//i, '')
    .replace(/\/$/, '')

/** The mailto: URL for writing to somebody about their enquiry. Nothing in it can add a header or another recipient. */
export const mailtoLink = (email: string, reference: string): string =>
  // The @ itself is not encoded: mail programs would not recognise it.
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(reference)}`
