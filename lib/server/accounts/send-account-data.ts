import 'server-only'

import { problemWords } from '@/lib/content/account'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { userOfHandler } from '@/lib/server/auth/current-user'
import { keepInput } from '@/lib/server/auth/kept-input'
import { serverEnv } from '@/lib/server/env'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const noStore = { 'Cache-Control': 'private, no-store' }
const goTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { ...noStore, Location: address } })

/** Everything that is kept about the visitor's own account, as a JSON file. Form posts of our own pages alone. */
export async function sendAccountData(request: Request): Promise<Response> {
  if (judgeOrigin(request.headers, serverEnv.SITE_URL) !== 'same') {
    return new Response(null, { status: 403, headers: noStore })
  }
  const verdict = await userOfHandler()
  if (verdict.state === 'signed-out') return goTo(signInAddress('/account'))
  if (verdict.state === 'signed-in' && verdict.user.needsSecondStep) return goTo(secondStepAddress('/account'))
  const answer =
    verdict.state === 'signed-in' ? await serviceClient.rpc('account_data', { p_user_id: verdict.user.id }) : null
  logEvent('info', 'account', { action: 'data', outcome: answer?.data ? 'done' : 'unavailable' })
  if (!answer?.data) {
    const again = await keepInput({ message: problemWords.unavailable, field: null, values: {} })
    return goTo(`/account?again=${again}`)
  }
  return new Response(`${JSON.stringify(answer.data, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  })
}
