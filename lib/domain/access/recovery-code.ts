// Without letters and digits that look alike (Crockford's base 32).
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** How many codes somebody gets. */
export const recoveryCodeCount = 10

/** How many random bytes a code is made of. */
export const recoveryCodeBytes = codeLength

/** A recovery code in groups of four, from random bytes, one for each letter. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, codeLength), (byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/**
 * A recovery code as somebody types it, in one spelling: spaces, hyphens and case make no difference, nor do letters
 * that are read for others.
 * @returns null when it cannot be one
 */
export function recoveryCodeIn(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return plain.length === codeLength && [...plain].every((letter) => letters.includes(letter)) ? plain : null
}
