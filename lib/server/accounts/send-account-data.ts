import 'server-only'

import { z } from 'zod'

import { problemWords } from '@/lib/content/account/account'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { keepInput } from '@/lib/server/auth/kept-input'
import { serverEnv } from '@/lib/server/env'
import { loadOwnCvs } from '@/lib/server/hiring/vault/application-cv'
import { loadAllStatements } from '@/lib/server/hiring/vault/own-statement'
import { noStore } from '@/lib/server/http/no-store'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { seeOther } from '@/lib/server/http/see-other'
import { withQuery } from '@/lib/server/http/with-query'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const accountData = z.looseObject({ candidate: z.looseObject({}).nullish() })

/**
 * What is stored about an account, including what its owner wrote in the vault, decrypted for them; null when it is
 * unavailable.
 */
async function dataOf(userId: string) {
  const { data } = await serviceClient.rpc('account_data', { p_user_id: userId })
  if (!data) return null
  const kept = accountData.parse(data)
  if (!kept.candidate) return kept
  const [statements, cvs] = await Promise.all([loadAllStatements(userId), loadOwnCvs(userId)])
  return { ...kept, candidate: { ...kept.candidate, statements, cvs_sent: cvs } }
}

/** Everything stored about the visitor's own account, as a JSON file. Accepts only form posts from our own pages. */
export async function sendAccountData(request: Request): Promise<Response> {
  if (judgeOrigin(request.headers, serverEnv.SITE_URL) !== 'same') {
    return new Response(null, { status: 403, headers: noStore })
  }
  const verdict = await userOfHandler()
  if (verdict.state === 'signed-out') return seeOther(signInAddress('/account'))
  if (verdict.state === 'signed-in' && verdict.user.needsSecondStep) return seeOther(secondStepAddress('/account'))
  const data = verdict.state === 'signed-in' ? await dataOf(verdict.user.id).catch(() => null) : null
  logEvent('info', 'account', { action: 'data', outcome: data ? 'done' : 'unavailable' })
  if (!data) {
    const again = await keepInput({ message: problemWords.unavailable, field: null, values: {} })
    return seeOther(withQuery('/account', { again }))
  }
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  })
}
