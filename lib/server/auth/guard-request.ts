import 'server-only'

import { NextResponse, type NextRequest } from 'next/server'

import type { Role } from '@/lib/domain/access/role'
import { doneCookie } from '@/lib/domain/access/done-cookie'
import { guardedPathOf, guardOf, isPersonal, mayEnter, placeInstead } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { signedInMark } from '@/lib/domain/access/signed-in-mark'
import { judgeSession, type Verdict } from '@/lib/server/auth/judge-session'
import { isCodeVerifier, sessionCookieName } from '@/lib/server/auth/session-cookie'
import { problemIn } from '@/lib/server/auth/sign-in-problem'
import { newSignedInMark, clearedSignedInMark } from '@/lib/server/auth/signed-in-mark'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'

function reasonOf(verdict: Verdict, required: Role | null): string | null {
  if (verdict.state !== 'signed-in') return verdict.state
  if (verdict.user.needsSecondStep) return 'second_step'
  return mayEnter({ role: required }, verdict.user.role) ? null : 'role'
}

/**
 * Where the sign-in service does not know which page somebody was going to, as when it refuses what their organisation
 * says, it sends them to the site alone. Its words, which name them, do not stay in the address.
 */
function refusedOnTheWay(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl
  const reason = pathname === '/' ? problemIn(searchParams) : null
  if (reason === null) return null
  logEvent('info', 'auth.callback', { outcome: reason })
  return NextResponse.redirect(new URL(addToQuery('/sign-in/problem', { reason }), request.url))
}

/**
 * Refreshes the session and lets in whoever lib/domain/access allows. Each page checks again. A public page is let
 * through without looking at the cookies.
 */
export async function guardRequest(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const guard = guardOf(pathname)
  if (!guard && !isPersonal(pathname)) return refusedOnTheWay(request) ?? NextResponse.next({ request })

  const { verdict, cookiesToSet } = await judgeSession(request.cookies.getAll(), { renewFor: request.headers })
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const wanted = isRead ? `${pathname}${search}` : pathname
  const sendTo = (address: string) => NextResponse.redirect(new URL(address, request.url), isRead ? 307 : 303)

  // A notice of what was done is shown once: by the page that the form led to, and not by a reload of it.
  const done = request.nextUrl.searchParams.get('done')
  const isStale = done !== null && done !== request.cookies.get(doneCookie)?.value

  const letIn = (): NextResponse => {
    for (const { name, value } of cookiesToSet) request.cookies.set(name, value)
    return NextResponse.next({ request })
  }
  const answer = (): NextResponse => {
    if (!guard) return letIn()
    if (verdict.state === 'unavailable') return sendTo(`${signInAddress(wanted)}&problem=unavailable`)
    if (verdict.state === 'signed-out') return sendTo(signInAddress(wanted))
    if (verdict.user.needsSecondStep) return sendTo(secondStepAddress(wanted))
    if (!mayEnter(guard, verdict.user.role)) {
      const instead = placeInstead(guard, verdict.user.role)
      if (instead) return sendTo(instead)
      return NextResponse.rewrite(new URL('/access-denied', request.url), { request })
    }
    return isStale ? sendTo(addToQuery(wanted, { done: null })) : letIn()
  }

  const response = answer()
  // Kept for whoever has to sign in again first.
  const isShown = done !== null && !isStale && verdict.state === 'signed-in' && !verdict.user.needsSecondStep
  if (isShown) response.cookies.set({ ...clearedSignedInMark(), name: doneCookie, httpOnly: true })
  for (const { name, value, options } of cookiesToSet) response.cookies.set(name, value, options)
  if (verdict.state === 'signed-in' && !request.cookies.has(signedInMark)) response.cookies.set(newSignedInMark())
  if (verdict.state === 'signed-out') {
    for (const { name } of request.cookies.getAll()) {
      if (name === signedInMark) response.cookies.set(clearedSignedInMark())
      else if (name.startsWith(sessionCookieName) && !isCodeVerifier(name)) {
        response.cookies.set({ ...clearedSignedInMark(), name, httpOnly: true })
      }
    }
  }
  response.headers.set('Cache-Control', 'private, no-store')
  const reason = guard && reasonOf(verdict, guard.role)
  if (reason) logEvent('info', 'auth.denied', { route: guardedPathOf(pathname), reason, required_role: guard.role })
  return response
}
