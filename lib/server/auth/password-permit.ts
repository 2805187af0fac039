import 'server-only'

import { randomUUID } from 'node:crypto'

import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

const forSeconds = 60 * 60
const cookie = sealedCookie('new-password', forSeconds)

type Note = { userId?: unknown; until?: unknown; hasSignedUp?: unknown }

async function keep(note: { userId: string; hasSignedUp?: true }): Promise<void> {
  await cookie.keep(JSON.stringify({ ...note, until: Date.now() + forSeconds * 1000 }))
}

async function noteFor(userId: string): Promise<Note | null> {
  const text = await cookie.read()
  if (text === null) return null
  const note = JSON.parse(text) as Note
  return note.userId === userId && typeof note.until === 'number' && note.until > Date.now() ? note : null
}

/**
 * After the link or code from an email about the password: lets this browser choose a new one without giving the old
 * one.
 */
export const permitNewPassword = (userId: string): Promise<void> => keep({ userId })

/** Whether somebody may choose a password without giving the old one. Being signed in is not enough. */
export async function mayChoosePassword(userId: string): Promise<boolean> {
  const note = await noteFor(userId)
  return note !== null && note.hasSignedUp !== true
}

/**
 * After signing up: the account's password was typed in this browser.
 * @param userId null when there was an account already. The browser gets a cookie all the same, or it would tell.
 */
export const noteSignUp = (userId: string | null): Promise<void> =>
  keep({ userId: userId ?? randomUUID(), hasSignedUp: true })

/** Whether the account was made in this browser during the last hour. */
export async function hasSignedUpHere(userId: string): Promise<boolean> {
  return (await noteFor(userId))?.hasSignedUp === true
}

/** For when the password has been chosen, and when its owner signs out. */
export const endPermit = (): Promise<void> => cookie.forget()
