import 'server-only'

import { cookies } from 'next/headers'

import { doneCookie } from '@/lib/domain/access/done-cookie'
import { sessionCookieOptions } from '@/lib/server/auth/session-cookie'
import { seeOther } from '@/lib/server/http/see-other'
import { addToQuery } from '@/lib/server/http/add-to-query'

/** Long enough for the next page to arrive on a slow line. */
const forSeconds = 60

/** Lets the next page say once what was done: without this its notice counts as that of a reload (guard-request.ts). */
export async function letSayDone(done: string): Promise<void> {
  const jar = await cookies()
  jar.set({ ...sessionCookieOptions, name: doneCookie, value: done, maxAge: forSeconds })
}

/**
 * The answer to a form that was accepted: the page that says so, once. A reload of it, or its address pasted elsewhere,
 * no longer does (see guard-request.ts).
 * @param done the name of the notice; null for a page that shows none
 */
export async function seeDone(at: string, done: string | null): Promise<Response> {
  if (done === null) return seeOther(at)
  await letSayDone(done)
  return seeOther(addToQuery(at, { done }))
}
