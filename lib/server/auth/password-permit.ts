import 'server-only'

import type { User } from '@supabase/supabase-js'
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'

import type { OwnerProofKind } from '@/lib/domain/access/owner-proof'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

const forSeconds = 60 * 60
const cookie = sealedCookie('new-password', forSeconds)

/** Which account this browser may choose a password for, and the mark of what it signed up for; until a time in ms. */
const note = z.object({ userId: z.string().optional(), signUpMark: z.string().optional(), until: z.number() })
type Note = z.output<typeof note>

async function keep(kept: Omit<Note, 'until'>): Promise<void> {
  await cookie.keep(JSON.stringify({ ...kept, until: Date.now() + forSeconds * 1000 }))
}

async function read(): Promise<Note | null> {
  const text = await cookie.read()
  const kept = text === null ? null : note.safeParse(JSON.parse(text)).data
  return kept && kept.until > Date.now() ? kept : null
}

/**
 * After the link or code from an email about the password: lets this browser choose a new one without giving the old
 * one.
 */
export const permitNewPassword = (userId: string): Promise<void> => keep({ userId })

/** Whether somebody may choose a password without giving the old one. Being signed in is not enough. */
export const mayChoosePassword = async (userId: string): Promise<boolean> => (await read())?.userId === userId

/** How an account's owner can show that it is them. */
export async function proofOf({ id, hasPassword }: { id: string; hasPassword: boolean }): Promise<OwnerProofKind> {
  if (hasPassword) return 'password'
  return (await mayChoosePassword(id)) ? 'code' : 'to come'
}

/** What an account is marked with in its metadata, until its address is verified: which browser made it. */
export const signUpMark = 'sign_up_mark'

/**
 * While signing up: the account's password was typed in this browser.
 * @returns the mark for the account. It is the same for an hour, because the first of two attempts makes the account.
 */
export async function noteSignUp(): Promise<string> {
  const mark = (await read())?.signUpMark ?? randomUUID()
  await keep({ signUpMark: mark })
  return mark
}

/** Whether the account was made in this browser during the last hour. */
export async function hasSignedUpHere({ user_metadata: data }: Pick<User, 'user_metadata'>): Promise<boolean> {
  const mark = (await read())?.signUpMark
  return mark !== undefined && data[signUpMark] === mark
}

/**
 * A password that nobody knows, for an account that needs none. It has every kind of character, for a provider that wants
 * them; bcrypt reads no more than 72.
 */
export const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}-aA1`

/** For when the password has been chosen, and when its owner signs out. */
export const endPermit = (): Promise<void> => cookie.forget()
