import 'server-only'

import { randomUUID } from 'node:crypto'

import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

const cookie = sealedCookie('kept-input', 15 * 60)

type Kept = { message: string; field: string | null; values: Record<string, string> }

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/**
 * Keeps what somebody typed, and the message about it, on their own device until the form is shown again: for people
 * without scripts, and for a session that ended while they were writing. Never pass it a password or a code.
 * @returns the id to put in the form's URL as `again`; null when it is too long, in which case nothing is kept
 */
export async function keepWholeInput(kept: Kept): Promise<string | null> {
  const id = randomUUID().slice(0, 8)
  return (await cookie.keep(JSON.stringify({ id, ...kept }))) ? id : null
}

/** Like {@link keepWholeInput}, but drops values that are too long to keep, and still keeps the message. */
export async function keepInput(kept: Kept): Promise<string> {
  return (await keepWholeInput(kept)) ?? (await keepWholeInput({ ...kept, values: {} })) ?? ''
}

/** What was kept under the id in a page's URL; null for any other id, and when there is nothing. */
export async function keptInput(again: unknown): Promise<Kept | null> {
  const text = await cookie.read()
  if (text === null || typeof again !== 'string') return null
  const { id, message, field, values } = JSON.parse(text) as Record<string, unknown>
  if (id !== again || typeof message !== 'string' || !isTexts(values)) return null
  return { message, field: typeof field === 'string' ? field : null, values }
}

/** For when what was kept has been used. */
export const forgetInput = (): Promise<void> => cookie.forget()
