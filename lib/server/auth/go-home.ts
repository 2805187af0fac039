import 'server-only'

import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { portalOf } from '@/lib/domain/access/access'
import { userOfHandler } from '@/lib/server/auth/current-user'

/** GET /auth/home: the page of whoever is signed in, without naming their role in a link. */
export async function goHome(): Promise<Response> {
  const verdict = await userOfHandler()
  if (verdict.state === 'signed-in') redirect(portalOf(verdict.user.role) as Route)
  redirect(verdict.state === 'unavailable' ? '/sign-in?problem=unavailable' : '/sign-in')
}
