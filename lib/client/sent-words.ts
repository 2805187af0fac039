const key = 'sent-words'
const keptForMs = 60 * 60_000

type Sent = {
  /** The page of the form, and what tells it from the others on that page. */
  path: string
  form: string
  /** What was in its long fields, by name. */
  words: Readonly<Record<string, string>>
  /** In milliseconds since 1970. */
  keptAt: number
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'form' in value &&
  'words' in value &&
  'keptAt' in value &&
  typeof value.path === 'string' &&
  typeof value.form === 'string' &&
  typeof value.keptAt === 'number' &&
  typeof value.words === 'object' &&
  value.words !== null &&
  Object.values(value.words).every((text) => typeof text === 'string')

/** Keeps the long texts of the form that is being sent in this tab, to be used within an hour. False where nothing may be kept. */
export function keepSentWords(sent: Omit<Sent, 'keptAt'>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...sent, keptAt: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** What was last sent from a page in this tab within an hour; null if nothing. What is older is deleted. */
export function readSentWords(path: string): Sent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (isSent(kept) && Date.now() - kept.keptAt < keptForMs) return kept.path === path ? kept : null
  } catch {
    // What cannot be read is of no use to anybody.
  }
  forgetSentWords()
  return null
}

/** For when they have arrived, or whoever wrote them signs out. */
export function forgetSentWords(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget where nothing may be kept.
  }
}
