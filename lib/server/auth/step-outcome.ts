import 'server-only'

import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js'

import { signInProblems } from '@/lib/content/account/sign-in'
import { emailAddress } from '@/lib/domain/fields/field-rules'

/** What a step of signing in was sent: each field once, as text. */
export type StepInput = { values: Record<string, string>; headers: Headers; siteUrl: string }

export type StepOutcome =
  /** Done: on to that page. `kept` is shown there, such as the address a code was sent to. */
  | { outcome: 'go'; to: string; kept?: Record<string, string> }
  /** Back to the form, with everything except secrets filled in. */
  | {
      outcome: 'again'
      status: number
      message: string
      field?: string
      problems?: Record<string, string>
      /** What the form is to know besides what was typed into it. */
      kept?: Record<string, string>
      reason: string
    }

export type Again = Extract<StepOutcome, { outcome: 'again' }>

/** Whether the provider did not answer, or had no time to: its own words about that are for programs. */
export const isUnavailable = (error: AuthError): boolean =>
  isAuthRetryableFetchError(error) ||
  error.code === 'over_request_rate_limit' ||
  error.status === undefined ||
  error.status === 0 ||
  error.status >= 500

export const unavailable: Again = {
  outcome: 'again',
  status: 503,
  message: signInProblems.unavailable,
  reason: 'upstream_unavailable',
}

/** The provider's own words, unless it gave no proper answer. */
export function refusedBy(error: AuthError, field?: string): Again {
  if (isUnavailable(error)) return unavailable
  return {
    outcome: 'again',
    status: error.status ?? 400,
    message: error.message,
    field,
    reason: error.code ?? 'refused',
  }
}

export const wrong = (field: string, message: string): Again => ({
  outcome: 'again',
  status: 422,
  message,
  field,
  reason: 'validation_failed',
})

/** All that is wrong at once, by field: at least one of them has a message. */
export function wrongIn(found: Readonly<Record<string, string | null | undefined>>): Again {
  const problems = Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  )
  const [field = ''] = Object.keys(problems)
  return { ...wrong(field, Object.values(problems).join(' ')), problems }
}

/** What is wrong with a typed address: none at all is asked for, another is explained. */
export const emailFault = (typed: string | undefined): string | undefined =>
  emailAddress.safeParse(typed).error?.issues[0]?.message
