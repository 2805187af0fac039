import 'server-only'

import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'

import { sessionCookieOptions } from '@/lib/server/auth/session-cookie'

const cookieName = 'kept-input'
const forSeconds = 15 * 60
const longest = 3000

type Kept = { message: string; field: string | null; values: Record<string, string> }

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/**
 * Keeps what somebody typed, and what is to be said to it, on their own device until the form is shown again: for people
 * without scripts, and for a session that ended while they wrote. Never give it a password or a code.
 * @returns the number to put in the form's address as `again`, or null when it is too long to be kept
 */
export async function keepInput({ message, field, values }: Kept): Promise<string | null> {
  const id = randomUUID().slice(0, 8)
  const value = Buffer.from(JSON.stringify({ id, message, field, values })).toString('base64url')
  if (value.length > longest) return null
  const jar = await cookies()
  jar.set({ ...sessionCookieOptions, name: cookieName, value, maxAge: forSeconds })
  return id
}

/** What was kept under the number in a page's address; null for any other number, and when there is nothing. */
export async function keptInput(again: unknown): Promise<Kept | null> {
  const value = (await cookies()).get(cookieName)?.value
  if (value === undefined || typeof again !== 'string') return null
  try {
    const { id, message, field, values } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Record<
      string,
      unknown
    >
    if (id !== again || typeof message !== 'string' || !isTexts(values)) return null
    return { message, field: typeof field === 'string' ? field : null, values }
  } catch {
    return null
  }
}

/** When what was kept has been used. */
export async function forgetInput(): Promise<void> {
  const jar = await cookies()
  if (jar.has(cookieName)) jar.set({ ...sessionCookieOptions, name: cookieName, value: '', maxAge: 0 })
}
