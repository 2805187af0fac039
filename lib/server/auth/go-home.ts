import 'server-only'

import { portalOf } from '@/lib/domain/access/role-pages'
import { secondStepAddress } from '@/lib/domain/access/return-path'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { landingPageOf } from '@/lib/server/auth/landing-page'
import { seeOther } from '@/lib/server/http/see-other'

/** GET /auth/home: redirects people to their own page, without naming their role in a link. */
export async function goHome(): Promise<Response> {
  const verdict = await userOfHandler()
  if (verdict.state === 'signed-in') {
    const { user } = verdict
    if (user.needsSecondStep) return seeOther(secondStepAddress(null))
    return seeOther(user.role === null ? await landingPageOf(user) : portalOf(user.role))
  }
  return seeOther(verdict.state === 'unavailable' ? '/sign-in?problem=unavailable' : '/sign-in')
}
