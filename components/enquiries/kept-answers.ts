export type KeptAnswers = Partial<Record<string, string | boolean>>
/**
 * @property triedAt when it was first sent with a connection, after which it may have arrived, whatever became of the
 * answer
 */
export type LastTry = { body: string; key: string; triedAt?: number }
type Kept = { values: KeptAnswers; lastTry: LastTry | null }

// In memory only, so that a shared computer stores none of it: reloading the page starts with an empty form.
const keptByForm = new Map<string, Kept>()

/** What was typed and last tried before the person went to another page of the site and came back. */
export const keptAnswers = (form: string): Kept | undefined => keptByForm.get(form)

export function keepAnswers(form: string, kept: Kept): void {
  keptByForm.set(form, kept)
}

export function forgetAnswers(form: string): void {
  keptByForm.delete(form)
}
