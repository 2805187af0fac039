import 'server-only'

import { randomUUID } from 'node:crypto'

import { signedInMark } from '@/lib/domain/access/signed-in-mark'
import { sessionCookieOptions } from '@/lib/server/auth/session-cookie'

/**
 * A cookie that scripts can read: it says that there is a session, and differs from the previous one's. It lets the
 * header of a page that is the same for everybody tell. It reveals nobody's identity, and grants nothing.
 */
export const newSignedInMark = () =>
  ({ ...sessionCookieOptions, httpOnly: false, name: signedInMark, value: randomUUID().slice(0, 8) }) as const

export const clearedSignedInMark = () => ({ ...newSignedInMark(), value: '', maxAge: 0 }) as const
