// Without letters that look alike on paper or sound alike on the phone.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 8

/** How many random bytes to make a code of: more than it has letters, because some are not used. */
export const paperCodeBytes = 4 * codeLength

/** For how many days a code joins a file to an account. */
export const paperCodeDays = 14

/** The largest multiple of the letters in a byte: a byte from there on would make some letters likelier. */
const fairBytes = 256 - (256 % letters.length)

/**
 * A code of eight letters, such as 'KTRM-WXAB', from random bytes.
 * @returns null if too few of the bytes are fair; ask again with others
 */
export function paperCodeOf(bytes: Uint8Array): string | null {
  const code = Array.from(bytes)
    .filter((byte) => byte < fairBytes)
    .slice(0, codeLength)
    .map((byte) => letters[byte % letters.length])
    .join('')
  return code.length === codeLength ? `${code.slice(0, 4)}-${code.slice(4)}` : null
}

/**
 * A code as somebody types it, in one spelling: spaces, hyphens and case make no difference.
 * @returns null when it cannot be one
 */
export function paperCodeIn(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return plain.length === codeLength && [...plain].every((letter) => letters.includes(letter)) ? plain : null
}
