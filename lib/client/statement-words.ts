const key = 'statement-words'

type Words = {
  /** The account that typed them: nobody else who signs in here sees them. */
  owner: string
  text: string
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'text' in value &&
  typeof value.owner === 'string' &&
  typeof value.text === 'string'

/** Keeps what somebody is writing for as long as this tab is open; a browser that forbids that keeps nothing. */
export function keepStatementWords(words: Words): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(words))
  } catch {
    // Nothing is kept, as on a device without scripts.
  }
}

/** What this account typed in this tab and has not saved; null if nothing. What somebody else typed is deleted. */
export function readStatementWords(owner: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (isWords(kept) && kept.owner === owner) return kept.text
  } catch {
    // What cannot be read is of no use to anybody.
  }
  forgetStatementWords()
  return null
}

export function forgetStatementWords(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget where nothing may be kept.
  }
}
