// Crockford's base 32: no I, L, O or U, so that a reference can be read out over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^SC-[0-9A-HJKMNP-TV-Z]{8}$/

/**
 * A reference such as SC-7F3K9Q2M.
 * @param bytes at least 8 random bytes; each gives one of 32 characters, so 40 bits in all
 * @throws RangeError when there are fewer than 8
 */
export function referenceFrom(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new RangeError('A reference needs 8 random bytes.')
  return `SC-${Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte & 31]).join('')}`
}

export const isReference = (value: string): boolean => pattern.test(value)
