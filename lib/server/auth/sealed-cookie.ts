import 'server-only'

import { cookies } from 'next/headers'

import { seal, unseal } from '@/lib/server/auth/seal'
import { sessionCookieOptions } from '@/lib/server/auth/session-cookie'
import { serverEnv } from '@/lib/server/env'

// Browsers store at most 4096 bytes per cookie, including its name and attributes.
const longest = 3800

/** A cookie that only this server can read and write; over https no other host can set it. */
export function sealedCookie(purpose: string, forSeconds: number) {
  const name = `${sessionCookieOptions.secure ? '__Host-' : ''}${purpose}`
  const by = { secret: serverEnv.SUPABASE_SECRET_KEY, purpose }
  return {
    /** False when it is too long for a cookie, in which case nothing is kept. */
    async keep(text: string): Promise<boolean> {
      const value = seal(text, by)
      if (value.length > longest) return false
      const jar = await cookies()
      jar.set({ ...sessionCookieOptions, name, value, maxAge: forSeconds })
      return true
    },
    async read(): Promise<string | null> {
      const value = (await cookies()).get(name)?.value
      return value ? unseal(value, by) : null
    },
    async forget(): Promise<void> {
      const jar = await cookies()
      if (jar.has(name)) jar.set({ ...sessionCookieOptions, name, value: '', maxAge: 0 })
    },
  }
}
