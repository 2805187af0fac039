import 'server-only'

import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import { accountDigest } from '@/lib/server/auth/account-digest'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

// Based on OWASP's "Slow Down Online Guessing Attacks with Device Cookies":
// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
const forSeconds = 90 * 24 * 60 * 60
const mostAccounts = 5
const cookie = sealedCookie('known-device', forSeconds)

const known = z.object({ device: z.uuid(), accounts: z.array(z.string()) })

async function read(): Promise<z.output<typeof known> | null> {
  const text = await cookie.read()
  return text === null ? null : (known.safeParse(JSON.parse(text)).data ?? null)
}

/**
 * Call once somebody has signed in, including any second step: this browser counts as theirs from now on.
 * @param names what they can sign in with: their email address, their number
 */
export async function rememberDevice(names: readonly string[]): Promise<void> {
  const own = names.map(accountDigest)
  const before = await read()
  const accounts = [...own, ...(before?.accounts ?? []).filter((other) => !own.includes(other))].slice(0, mostAccounts)
  await cookie.keep(JSON.stringify({ device: before?.device ?? randomUUID(), accounts }))
}

/**
 * The browser's own name, if somebody has signed in to this account with it before. It grants nothing: attempts from
 * here are counted separately, so that those of strangers cannot lock the owner out.
 */
export async function knownDevice(name: string): Promise<string | null> {
  const before = await read()
  return before?.accounts.includes(accountDigest(name)) ? before.device : null
}

/** Whether anybody has signed in with this browser before. */
export const isKnownBrowser = async (): Promise<boolean> => (await read()) !== null

/** For when an account is deleted. */
export const forgetDevice = (): Promise<void> => cookie.forget()
