import 'server-only'

import { randomUUID } from 'node:crypto'

import { signedInMark } from '@/lib/domain/access/signed-in-mark'
import { sessionCookieOptions } from '@/lib/server/auth/session-cookie'

/**
 * A mark that scripts can read: there is a session, and another one than before. So the header of a page that is the same
 * for everybody can tell. It says nothing of who it is, and opens nothing.
 */
export const newSignedInMark = () =>
  ({ ...sessionCookieOptions, httpOnly: false, name: signedInMark, value: randomUUID().slice(0, 8) }) as const

export const clearedSignedInMark = () => ({ ...newSignedInMark(), value: '', maxAge: 0 }) as const
