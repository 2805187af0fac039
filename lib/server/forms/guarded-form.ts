import 'server-only'

import type { CurrentUser } from '@/lib/server/auth/judge-session'

export type FormFields = Readonly<Record<string, string>>

/** What is wrong with a form. */
export type RefusedForm = {
  problem: string
  field: string | null
  /** Everything that is wrong with it, by field and in the order of the form, where that is known. */
  problems?: Readonly<Record<string, string>>
  /** Why, by field, where the field says it after its problem and the top of the form does not. */
  reasons?: Readonly<Record<string, string>>
  /** Where the form is shown again, if not on its own page. */
  at?: string
  /** Nobody can open its page any more, so what was typed comes back in the answer itself. */
  isPageGone?: true
}

/** The result of a form: where to go and what to say there, or what is wrong with it. */
export type FormOutcome =
  | {
      done: string
      at: string
      /** What the next page shows once and nothing stores, such as a code. */
      shows?: Readonly<Record<string, string>>
    }
  | RefusedForm

/** A form that may be sent only by people who can open the part of the site it belongs to. */
export type GuardedForm = {
  /** The page that the form is on, given what was sent: nothing in `fields` has been checked. */
  page: (fields: FormFields) => string
  /** The fields that are filled in again when the form has to be shown again. */
  keep: readonly string[]
  /** What the names of ticks in a list begin with, which are kept too. */
  keepTicks?: string
  /** What was typed comes back in the response itself and is stored nowhere: for text that nobody else may see. */
  isPrivate?: true
  /** The largest post, in bytes, where a form needs more room than others. */
  mostBytes?: number
  /** Called only for somebody who may open what is guarded and has given their second step. */
  run: (sent: { fields: FormFields; user: CurrentUser }) => Promise<FormOutcome>
}

/** What is filled in again, as it was sent; nothing in it has been checked. */
export const typedInto = ({ keep, keepTicks }: Pick<GuardedForm, 'keep' | 'keepTicks'>, fields: FormFields) => ({
  ...Object.fromEntries(keep.map((name) => [name, fields[name] ?? ''])),
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => keepTicks && name.startsWith(keepTicks))),
})

export type GuardedForms = Readonly<Record<string, GuardedForm>>
