import 'server-only'

import { cookies as cookieJar } from 'next/headers'
import { randomUUID } from 'node:crypto'

import { isTexts } from '@/lib/domain/fields/is-texts'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'
import { tokensIn } from '@/lib/server/auth/session-cookie'

const forSeconds = 15 * 60
// As long as a code from an email works.
const whileCodeWorksSeconds = 60 * 60

// Each has one slot. The steps of signing in have their own, so that a mistyped code does not replace what somebody
// wrote in a form whose session ended, and which they are signing in again to send.
const cookies = {
  form: sealedCookie('kept-input', forSeconds),
  'sign-in': sealedCookie('kept-sign-in', whileCodeWorksSeconds),
}
type KeptOf = keyof typeof cookies

/** The account whose session this browser has, even if it has ended; null if there is none. */
async function accountHere(): Promise<string | null> {
  return tokensIn((await cookieJar()).getAll())?.account ?? null
}

/** What is kept of a form that is shown again: the message, all that is wrong by field and why, and what was typed. */
export type KeptInput = {
  message: string
  field: string | null
  problems?: Readonly<Record<string, string>>
  reasons?: Readonly<Record<string, string>>
  values: Record<string, string>
}

/**
 * Keeps what somebody typed, and the message about it, on their own device until the form is shown again: for people
 * without scripts, and for a session that ended while they were writing. Never pass it a password or a code.
 * @param of whether it is a step of signing in, or any other form
 * @returns the id to put in the form's URL as `again`; null when it is too long, in which case nothing is kept
 */
export async function keepWholeInput(kept: KeptInput, of: KeptOf = 'form'): Promise<string | null> {
  const id = randomUUID().slice(0, 8)
  return (await cookies[of].keep(JSON.stringify({ id, owner: await accountHere(), ...kept }))) ? id : null
}

/** Like {@link keepWholeInput}, but drops values that are too long to keep, and still keeps the message. */
export async function keepInput(kept: KeptInput, of: KeptOf = 'form'): Promise<string> {
  return (await keepWholeInput(kept, of)) ?? (await keepWholeInput({ ...kept, values: {} }, of)) ?? ''
}

/**
 * What was kept under the id in a page's URL; null for any other id, when there is nothing, and for another account than
 * the one whose session it was typed in.
 */
export async function keptInput(again: unknown, of: KeptOf = 'form'): Promise<Required<KeptInput> | null> {
  const text = await cookies[of].read()
  if (text === null || typeof again !== 'string') return null
  const { id, owner, message, field, problems, reasons, values } = JSON.parse(text) as Record<string, unknown>
  const here = await accountHere()
  if (typeof owner === 'string' && here !== null && owner !== here) return null
  if (id !== again || typeof message !== 'string' || !isTexts(values)) return null
  return {
    message,
    field: typeof field === 'string' ? field : null,
    problems: isTexts(problems) ? problems : {},
    reasons: isTexts(reasons) ? reasons : {},
    values,
  }
}

/** What the last step of signing in kept in this browser, whichever page asks for it. Show nothing of it there. */
export async function lastSignInInput(): Promise<Record<string, string>> {
  const text = await cookies['sign-in'].read()
  const { values } = JSON.parse(text ?? '{}') as Record<string, unknown>
  return isTexts(values) ? values : {}
}

/** For when what was kept has been used. */
export const forgetInput = (of: KeptOf = 'form'): Promise<void> => cookies[of].forget()
