/**
 * The six digits in what somebody typed or pasted into the box for a code: '123 456', '123-456', or the whole text
 * message that it came in.
 * @returns null when there are not exactly six together
 */
export function codeIn(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
  // In a whole message other numbers may follow the code: a space joins digits only where there is nothing else.
  const whole = plain.replace(/[\s-]/g, '')
  if (/^\d+$/.test(whole)) return whole.length === 6 ? whole : null
  return /(?<!\d)\d{6}(?!\d)/.exec(plain)?.[0] ?? null
}
