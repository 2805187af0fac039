import 'server-only'

import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

const forSeconds = 60 * 60
const cookie = sealedCookie('new-password', forSeconds)

/**
 * After the link or code from an email about the password: lets this browser choose a new one without giving the old
 * one.
 */
export async function permitNewPassword(userId: string): Promise<void> {
  await cookie.keep(JSON.stringify({ userId, until: Date.now() + forSeconds * 1000 }))
}

/** Whether somebody may choose a password without giving the old one. Being signed in is not enough. */
export async function mayChoosePassword(userId: string): Promise<boolean> {
  const text = await cookie.read()
  if (text === null) return false
  const permit = JSON.parse(text) as { userId?: unknown; until?: unknown }
  return permit.userId === userId && typeof permit.until === 'number' && permit.until > Date.now()
}

/** For when the password has been chosen, and when its owner signs out. */
export const endPermit = (): Promise<void> => cookie.forget()
