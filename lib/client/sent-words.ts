const key = 'sent-words'

type Sent = {
  /** Tells the form from every other on the site. */
  form: string
  /** What was in its long fields, by name. */
  words: Readonly<Record<string, string>>
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  'words' in value &&
  typeof value.form === 'string' &&
  typeof value.words === 'object' &&
  value.words !== null &&
  Object.values(value.words).every((text) => typeof text === 'string')

/** Keeps the long texts of the form that is being sent for as long as this tab is open. False where nothing may be kept. */
export function keepSentWords(sent: Sent): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(sent))
    return true
  } catch {
    return false
  }
}

/** The long texts that were last sent from this tab, if they are of this form; null otherwise. */
export function readSentWords(form: string): Sent['words'] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isSent(kept) && kept.form === form ? kept.words : null
  } catch {
    return null
  }
}

/** For when they have arrived, or whoever wrote them signs out. */
export function forgetSentWords(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget where nothing may be kept.
  }
}
