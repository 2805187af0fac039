import 'server-only'

import type { CurrentUser } from '@/lib/server/auth/judge-session'

export type FormFields = Readonly<Record<string, string>>

/** What became of a form: where to go and what to say there, or what is wrong with it. */
export type FormOutcome =
  | { done: string; at: string }
  /** @property at where the form is shown again, if not on its own page */
  | { problem: string; field: string | null; at?: string }

/** A form that only those may send who may open the part of the site it stands in. */
export type GuardedForm = {
  /** The page it stands on, for what was sent: nothing in `fields` has been checked. */
  page: (fields: FormFields) => string
  /** The fields that are given back when the form has to be shown again. */
  keep: readonly string[]
  /** What was typed comes back in the answer itself and is kept nowhere: for words that nobody else may see. */
  isPrivate?: true
  /** Asked only for somebody who may open what is guarded and has given their second step. */
  run: (sent: { fields: FormFields; user: CurrentUser }) => Promise<FormOutcome>
}

export type GuardedForms = Readonly<Record<string, GuardedForm>>
