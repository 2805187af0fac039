const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

/** A random UUID that identifies every attempt at one request as the same request. */
export function newIdempotencyKey(): string {
  // Browsers omit randomUUID on plain http, which is how a test machine or an old intranet proxy serves us.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
