import 'server-only'

import { portalOf } from '@/lib/domain/access/role-pages'
import { analyticsIdentity } from '@/lib/domain/access/analytics-identity'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { ownNameOf } from '@/lib/server/auth/judge-session'
import { serverEnv } from '@/lib/server/env'
import { noStore } from '@/lib/server/http/no-store'
import { judgeOrigin } from '@/lib/server/http/same-origin'

/** GET /auth/who, for the header's menu and for analytics: who this browser is signed in as, the second step included. */
export async function answerSignedInUser(request: Request): Promise<Response> {
  if (judgeOrigin(request.headers, serverEnv.SITE_URL) === 'other') {
    return new Response(null, { status: 403, headers: noStore })
  }
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return new Response(null, { status: 503, headers: noStore })
  const user = verdict.state === 'signed-in' && !verdict.user.needsSecondStep ? verdict.user : null
  if (!user) return new Response(null, { status: 401, headers: noStore })
  return Response.json(
    {
      email: ownNameOf(user),
      name: user.name,
      landing: portalOf(user.role),
      analytics: analyticsIdentity(user),
    },
    { headers: noStore },
  )
}
